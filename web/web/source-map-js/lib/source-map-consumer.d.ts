export { SourceMapConsumer } from '..';

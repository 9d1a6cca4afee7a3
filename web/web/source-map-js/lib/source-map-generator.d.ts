export { SourceMapGenerator } from '..';

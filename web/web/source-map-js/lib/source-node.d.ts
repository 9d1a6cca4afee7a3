export { SourceNode } from '..';

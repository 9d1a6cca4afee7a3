import { Parser } from './postcss.js'

interface Parse extends Parser {
  default: Parse
}

declare let parse: Parse

export = parse

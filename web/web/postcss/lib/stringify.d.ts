import { Stringifier } from './postcss.js'

interface Stringify extends Stringifier {
  default: Stringify
}

declare let stringify: Stringify

export = stringify

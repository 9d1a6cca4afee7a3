import { JSONHydrator } from './postcss.js'

interface FromJSON extends JSONHydrator {
  default: FromJSON
}

declare let fromJSON: FromJSON

export = fromJSON

import type { Design } from '../design'
import { DECOR } from './decor'
import { PROPS } from './props'
import { TABLEWARE } from './tableware'
import { TEXTILES } from './textiles'

const ALL = new Map(Object.entries({ ...TABLEWARE, ...DECOR, ...TEXTILES, ...PROPS }))

/** Throws for an unknown name. */
export function designOf(what: string): Design {
  const design = ALL.get(what)
  if (!design) throw new RangeError(`There is no drawing of ${what}`)
  return design
}

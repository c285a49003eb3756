import { wholePercent } from '@/contract/elements/geometry'
import type { KindRules } from '@/features/editor/model/geometry'
import type { ProductMarkerElement } from './ProductMarkerElement'

export const productMarkerRules: KindRules<ProductMarkerElement> = {
  geometryOf: ({ x, y }) => ({ x, y }),
  constrain: ({ x, y }) => ({ x: wholePercent(x), y: wholePercent(y) }),
}

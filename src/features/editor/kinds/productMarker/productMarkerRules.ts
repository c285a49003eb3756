import { wholePercent } from '@/contract/elements/geometry'
import type { KindRules } from '../../geometry/KindGeometry'
import type { ProductMarkerElement } from './ProductMarkerElement'

export const productMarkerRules: KindRules<ProductMarkerElement> = {
  geometryOf: ({ x, y }) => ({ x, y }),
  constrain: ({ x, y }) => ({ x: wholePercent(x), y: wholePercent(y) }),
}

import { productSet } from '../drawing/backdrops/studio'
import type { Picture } from '../drawing/compose'
import { designOf } from '../drawing/designs/designOf'
import type { DemoProduct } from './products'

const SIDE = 900
/** The share of the picture that a product fills, by its longer side. */
const FILL = 0.56
/** The photo set measures its zoom in px of a picture 1200 px wide. */
const REFERENCE = 1200
/** Space for the shadow under the product, as a share of the picture. */
const FOOT = 0.03

const ON_WALL = /^(TX-307|TX-309|MB-503|DK-604)$/
const HANGING = /^SV-40[45]$/
const LYING = /^(KR-106|KR-107|DK-607|TX-310)$/
/** Products whose handle extends to the right. */
const WITH_HANDLE = /^KR-10[1289]$/

function placeOf(article: string): 'wall' | 'ceiling' | 'above' | 'floor' {
  if (ON_WALL.test(article)) return 'wall'
  if (HANGING.test(article)) return 'ceiling'
  return LYING.test(article) ? 'above' : 'floor'
}

/** The catalogue photo of a product: alone, on paper. */
export function productPicture({ article, paper }: DemoProduct): Picture {
  const { width, height, tall = height } = designOf(article)
  const size = FILL / Math.max(width, tall)
  const on = placeOf(article)
  return {
    id: `sku-${article}`,
    width: SIDE,
    height: SIDE,
    mood: 'noon',
    backdrop: productSet,
    options: { zoom: REFERENCE * size, ...(paper === undefined ? {} : { wall: paper }) },
    puts: [
      {
        what: article,
        on,
        x: WITH_HANDLE.test(article) ? 46 : 50,
        depth: on === 'above' ? 0.5 : 0.5 + (tall * size) / 2 + FOOT,
      },
    ],
  }
}

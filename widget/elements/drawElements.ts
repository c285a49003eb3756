import type { WidgetElement } from '@/contract/widgets/widgetElements'
import { createAction } from './callToAction/createAction'
import type { ElementsChunk, SlideOptions } from './elementsChunk'
import { createInteraction } from './interaction/createInteraction'
import { createSticker } from './pictureSticker/createSticker'
import { createProductImage } from './productImage/createProductImage'
import { createText } from './textSticker/createText'

type Create<Element extends WidgetElement> = (
  element: Element,
  options: SlideOptions,
) => HTMLElement | null

/** The drawing function of each kind; a missing kind does not compile. */
const KINDS: { [Kind in WidgetElement['kind']]: Create<Extract<WidgetElement, { kind: Kind }>> } = {
  textSticker: createText,
  pictureSticker: createSticker,
  productImage: createProductImage,
  callToAction: createAction,
  interaction: createInteraction,
}

/** See {@link ElementsChunk}. */
export const drawElements: ElementsChunk['drawElements'] = (layer, elements, options) => {
  const create = (element: WidgetElement) => {
    try {
      return (KINDS[element.kind] as Create<WidgetElement>)(element, options) ?? []
    } catch {
      // An element of a kind that this chunk does not know, or a broken one, is left out; the others are drawn.
      return []
    }
  }
  layer.append(...elements.flatMap(create))
}

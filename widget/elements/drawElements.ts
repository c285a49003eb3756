import { ELEMENT_FONT } from '@/contract/elements/layout'
import type { WidgetElement } from '@/contract/widgets/widgetElements'
import { createAction } from './callToAction/createAction'
import { createInteraction } from './interaction/createInteraction'
import { createProductImage } from './productImage/createProductImage'
import { createSticker } from './pictureSticker/createSticker'
import { createText } from './textSticker/createText'
import type { ElementsChunk, SlideOptions } from './elementsChunk'
import { loadFont } from './loadFont'

/** See {@link ElementsChunk}. */
export const drawElements: ElementsChunk['drawElements'] = (layer, elements, options) => {
  layer.append(...elements.flatMap((element) => createElement(element, options) ?? []))
}

function createElement(element: WidgetElement, options: SlideOptions): HTMLElement | null {
  const { followLinks, source } = options
  const { origin } = source
  switch (element.kind) {
    case 'textSticker':
      return createText(element, options)
    case 'pictureSticker':
      return createSticker(element, origin)
    case 'productImage':
      return createProductImage(element, options)
    case 'callToAction':
      loadElementFont(element.text, origin)
      return createAction(element, followLinks)
    case 'interaction':
      loadElementFont(element.answers.join(''), origin)
      return createInteraction(element, options)
  }
}

/** The words are there at once in the browser's own font. */
function loadElementFont(text: string, origin: string): void {
  loadFont(ELEMENT_FONT, 'regular', text, origin).catch(() => undefined)
}

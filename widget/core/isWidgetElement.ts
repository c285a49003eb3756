import type { WidgetElement } from '@/contract/widgets/widgetElements'
import { has, hasOf, isList, isNumber, isText, oneOf, orAbsent, type Check } from './checks'

const placed = { x: isNumber, y: isNumber, rotate: isNumber }
const scaled = { ...placed, scale: isNumber }

/** Whether something holds what is drawn of an element of a slide. */
export const isWidgetElement = hasOf('kind', {
  textSticker: has({
    ...placed,
    text: isText,
    color: isText,
    backgroundColor: isText,
    fontName: isText,
    fontStyle: isText,
    fontSize: isNumber,
    width: isNumber,
  }),
  pictureSticker: has({ ...scaled, url: isText }),
  callToAction: has({
    ...scaled,
    type: oneOf('button', 'link', 'disabledProductLink'),
    text: isText,
    link: isText,
    backgroundColor: isText,
    borderRadius: isNumber,
    borderColor: isText,
    borderWidth: isNumber,
    textColor: isText,
  }),
  interaction: has({
    ...scaled,
    id: orAbsent(isText),
    type: oneOf('poll', 'question', 'emoji'),
    caption: isText,
    placeholder: isText,
    answers: isList(isText),
    backgroundColor: isText,
  }),
  productImage: has({
    ...placed,
    width: isNumber,
    height: isNumber,
    skuId: isNumber,
    url: isText,
    title: isText,
  }),
} satisfies Record<WidgetElement['kind'], Check>)

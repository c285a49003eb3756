import type { ModelPayload } from '@/contract/widgets/widgetPayload'
import {
  has,
  isFlag,
  isList,
  isNumber,
  isText,
  oneOf,
  orNull,
  type Check,
} from '../core/payload/checks'

const isSize: Check = (value) => isList(isNumber)(value) && (value as unknown[]).length === 3

const isPayload = has({
  embedId: isText,
  widgetType: oneOf('stl'),
  title: isText,
  locale: oneOf('ru', 'en'),
  settings: has({
    upAxis: oneOf('z', 'y'),
    color: isText,
    material: oneOf('matte', 'plastic', 'metal'),
    background: isText,
    startTurn: isNumber,
    startTilt: isNumber,
    autoRotate: isFlag,
    rotationSpeed: isNumber,
    showDimensions: isFlag,
    height: isNumber,
    alt: isText,
  }),
  model: orNull(has({ url: isText, bytes: isNumber, triangles: isNumber, size: isSize })),
  poster: orNull(
    has({
      width: isNumber,
      height: isNumber,
      sources: isList(has({ url: isText, width: isNumber })),
    }),
  ),
})

/** Whether a response contains everything that the viewer reads; a test compares it with the contract. */
export function isModelPayload(value: unknown): value is ModelPayload {
  return isPayload(value)
}

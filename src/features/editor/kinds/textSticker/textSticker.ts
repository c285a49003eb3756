import { IconTypography } from '@/common/ui/icons/icons'
import { FRAME_SIZE } from '@/contract/constants'
import { isBlank } from '@/contract/text/typedText'
import { textStickerSchema, type TextSticker } from '@/contract/entities/posts/media'
import { measureText } from '../../canvas/measure/measureText'
import { cornerAt } from '@/features/editor/model/geometry'
import type { PlacedKind } from '@/features/editor/kinds/ElementKind'
import { startOn } from '../scaled'
import { FINE_NUDGE } from '../scaledRules'
import { layoutText } from './layoutText'
import { type TextFacts, textStickerRules } from './textStickerRules'

const sizeOf = (data: TextSticker, frame: TextSticker['view']) =>
  layoutText(data, FRAME_SIZE[frame].width, measureText)

/** The rules and the look of a text on a background. A text has no scale, but a width and a font size. */
export const textSticker: PlacedKind<TextFacts> = {
  ...textStickerRules,
  schema: textStickerSchema,
  tab: 'text',
  icon: IconTypography,
  nameOf: ({ data }) => ({ kind: 'elements.kind_text', words: data.text }),

  constrainOnFrame: (_element, geometry) => textStickerRules.constrain(geometry),
  nudge: FINE_NUDGE,
  handles: { canRotate: true, resizes: 'width' },
  isPoint: false,
  naturalSize: ({ data }, frame) => sizeOf(data, frame),
  scaleOf: () => 1,
  geometryAt: ({ data }, drawn, frame) => {
    const { scale, rotate } = drawn
    // Font size and width are scaled together; lines may then be wrapped differently.
    const fontSize = data.fontSize * scale
    const width = data.width * scale
    const size = scale === 1 ? drawn.size : sizeOf({ ...data, fontSize, width }, frame)
    return { ...cornerAt(drawn, size, frame), rotate, width, fontSize }
  },
  withGeometry: (element, geometry) => ({ ...element, data: { ...element.data, ...geometry } }),

  start: ({ text }, frame) => ({
    ...startOn(frame),
    x: 10,
    y: 8,
    width: 80,
    text,
    color: '#211f1d',
    backgroundColor: '#ffffff',
    fontName: 'Onest',
    fontStyle: 'bold',
    fontSize: 40,
  }),
  startSize: () => null,
  isRemovable: true,
  copyFailure: ({ data }) => (isBlank(data.text) ? 'empty-text' : null),
  wordsOf: ({ text }) => text,
  onlyOneOf: () => null,
  // Sizes in px do not change; the width is a percent, so it does.
  copied: (data, wider) => ({ ...data, width: data.width * wider }),
  narrowed: (data, { percent }) => ({ ...data, width: percent }),

  loadObject: () =>
    import(/* webpackChunkName: "canvas" */ './TextObject').then(({ TextObject }) => TextObject),
  loadPanel: () =>
    import(/* webpackChunkName: "element-tabs" */ './TextPanel').then(({ textPanel }) => textPanel),
}

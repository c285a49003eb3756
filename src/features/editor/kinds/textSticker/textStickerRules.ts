import { isBlank } from '@/contract/text/typedText'
import { LIMITS } from '@/contract/limits'
import type { PlacedRules } from '../ElementKind'
import { placeWithin, within } from '../scaledRules'
import type { TextFacts } from './TextFacts'

export const textStickerRules: PlacedRules<TextFacts> = {
  list: 'textStickers',
  geometryOf: ({ data: { x, y, rotate, width, fontSize } }) => ({ x, y, rotate, width, fontSize }),
  constrain: ({ width, fontSize, ...geometry }) => ({
    ...placeWithin(geometry),
    width: within(width, LIMITS.stickerWidth),
    fontSize: within(fontSize, LIMITS.stickerFontSize),
  }),
  isWritten: true,
  isEmpty: ({ text }) => isBlank(text),
  asStored: (data) => data,
}

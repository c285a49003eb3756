import type { TextSticker } from '@/contract/entities/posts/media'
import { LIMITS } from '@/contract/limits'
import { isBlank } from '@/contract/text/typedText'
import type { PlacedRules } from '@/features/editor/kinds/ElementKind'
import { placeWithin, within } from '@/features/editor/kinds/scaledRules'

export interface TextFacts {
  kind: 'textSticker'
  list: 'textStickers'
  data: TextSticker
  content: Pick<
    TextSticker,
    'text' | 'color' | 'backgroundColor' | 'fontName' | 'fontStyle' | 'fontSize'
  >
  options: { text: string }
}

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

import type { TextSticker } from '@/contract/entities/posts/media'

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

import type { MessageId } from '@/common/i18n/messages'
import type { FontStyle } from '@/contract/elements/fonts'

export const FONT_STYLE_TEXTS: Record<FontStyle, MessageId> = {
  regular: 'elements.style_regular',
  bold: 'elements.style_bold',
  italic: 'elements.style_italic',
  boldItalic: 'elements.style_boldItalic',
}

import type { MessageId } from '@/common/i18n/messages'
import { ACTION_TEXTS, INTERACTION_TEXTS } from '../elementTexts'
import type { FrameElement } from '../model/types'

/** How a list names an element: the words for its kind, and its own. */
export interface ElementName {
  kind: MessageId
  words: string
}

export function elementName(element: FrameElement): ElementName {
  switch (element.kind) {
    case 'productMarker':
      return { kind: 'elements.kind_marker', words: `${element.number}. ${element.title}` }
    case 'productImage':
      return { kind: 'elements.kind_image', words: element.title }
    case 'textSticker':
      return { kind: 'elements.kind_text', words: element.data.text }
    case 'pictureSticker':
      return { kind: 'elements.kind_picture', words: '' }
    case 'callToAction':
      return { kind: ACTION_TEXTS[element.data.type], words: element.data.text }
    case 'interaction':
      return { kind: INTERACTION_TEXTS[element.data.type], words: element.data.caption }
  }
}

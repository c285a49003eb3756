import { ACTION_STYLES } from '@/contract/elements/styles'
import type { CallToAction, Interaction, TextSticker } from '@/contract/entities/posts/media'
import type { ProductLink } from '@/contract/entities/catalogue/productLink'
import { BARE_ELEMENTS, type MediaElements } from '../../server/domains/elements/mediaElements'

/** The elements on pictures of the demo, by the picture's name. */

type Markup = NonNullable<ProductLink['skuImageMarkup']>
interface Position {
  x: number
  y: number
  zIndex: number
  rotate?: number
}

const positioned = (place: Position) => ({ view: 'square' as const, rotate: 0, ...place })

function text(place: Position, width: number, more: Partial<TextSticker>): TextSticker {
  return {
    ...positioned(place),
    width,
    text: '',
    color: '#ffffff',
    backgroundColor: 'transparent',
    fontName: 'Caveat',
    fontStyle: 'bold',
    fontSize: 56,
    ...more,
  }
}

function button(place: Position, words: string, link: string): CallToAction {
  const style = { ...ACTION_STYLES.white, scale: 100 }
  return { ...positioned(place), ...style, type: 'button', text: words, link }
}

function interaction(
  id: string,
  place: Position,
  type: Interaction['type'],
  more: Partial<Interaction>,
): Interaction {
  return {
    ...positioned(place),
    id,
    type,
    caption: '',
    placeholder: '',
    emojis: [],
    polls: [],
    backgroundColor: '#ffffff',
    scale: 100,
    isAlreadySaved: true,
    ...more,
  }
}

const ELEMENTS: Readonly<Record<string, Partial<MediaElements>>> = {
  'vase-collection-1': {
    interactions: [
      interaction('vase-poll', { x: 49, y: 5, zIndex: 1 }, 'poll', {
        caption: 'Кого заберёте первым?',
        polls: ['«Амфору»', '«Бублик»', '«Кокон»'],
        scale: 90,
      }),
    ],
  },
  'sage-bowls-1': {
    textStickers: [
      text({ x: 44, y: 1, zIndex: 1, rotate: 356 }, 52, {
        text: 'не мятная,\nне оливковая —\nшалфейная',
        fontSize: 44,
        color: '#38503f',
      }),
    ],
    callToActions: [button({ x: 56, y: 88, zIndex: 2 }, 'Все пиалы', '/products/KR-104')],
  },
  'terrace-breakfast-1': {
    interactions: [
      interaction('terrace-slider', { x: 53, y: 15, zIndex: 1 }, 'emoji', {
        caption: 'Как вам завтрак с белкой?',
        emojis: ['☕', '😍'],
      }),
    ],
  },
  'tray-ash-1': {
    textStickers: [
      text({ x: 15, y: 0.5, zIndex: 2 }, 70, { text: 'до двери — без потерь', color: '#6b4a2f' }),
    ],
  },
  'floor-lamp-1': {
    interactions: [
      interaction('lamp-question', { x: 4, y: 4, zIndex: 1 }, 'question', {
        caption: 'Что поставите рядом с «Цаплей»?',
        placeholder: 'Кресло, фикус, кота…',
      }),
    ],
  },
}

/** Products whose own picture is placed on a picture of the demo, by SKU. */
const PRODUCT_IMAGES: Readonly<Record<string, Readonly<Record<string, Markup['squareView']>>>> = {
  'tray-ash-1': { 'DK-607': { x: 60, y: 15, rotate: 5, width: 28, height: 28, zIndex: 1 } },
}

export function elementsOn(pictureId: string): MediaElements {
  return { ...BARE_ELEMENTS, ...ELEMENTS[pictureId] }
}

export function productImageOn(pictureId: string, article: string): Markup | null {
  const squareView = PRODUCT_IMAGES[pictureId]?.[article]
  return squareView ? { squareView, storyView: null, choosedSkuImageUrl: null } : null
}

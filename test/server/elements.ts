import { ACTION_STYLES } from '@/contract/elements/styles'
import type {
  CallToAction,
  Interaction,
  MediaItem,
  PictureSticker,
  TextSticker,
} from '@/contract/entities/posts/media'

/** Elements as the editor sends them. */

const placed = { view: 'square', x: 10, y: 20, rotate: 15, zIndex: 1 } as const

export function anInteraction(changes: Partial<Interaction> = {}): Interaction {
  return {
    ...placed,
    type: 'poll',
    caption: 'Какая кружка?',
    placeholder: '',
    emojis: [],
    polls: ['Белая', 'Синяя'],
    backgroundColor: '#ffffff',
    scale: 100,
    isAlreadySaved: false,
    ...changes,
  }
}

export const aQuestion = (changes: Partial<Interaction> = {}) =>
  anInteraction({ type: 'question', polls: [], placeholder: 'Ваш ответ', ...changes })

export const anEmojiSlider = (changes: Partial<Interaction> = {}) =>
  anInteraction({ type: 'emoji', polls: [], emojis: ['😮', '😍'], ...changes })

export function aText(changes: Partial<TextSticker> = {}): TextSticker {
  return {
    ...placed,
    text: 'Ручная работа',
    color: '#211f1d',
    backgroundColor: 'transparent',
    fontName: 'Caveat',
    fontStyle: 'bold',
    fontSize: 40,
    width: 50,
    ...changes,
  }
}

export function aSticker(
  pictureUrl: string,
  changes: Partial<PictureSticker> = {},
): PictureSticker {
  return { ...placed, pictureUrl, scale: 50, ...changes }
}

export function aButton(changes: Partial<CallToAction> = {}): CallToAction {
  return {
    ...placed,
    ...ACTION_STYLES.white,
    type: 'button',
    text: 'В магазин',
    link: 'https://shop.test/',
    scale: 100,
    ...changes,
  }
}

export type Elements = Partial<
  Pick<
    MediaItem,
    | 'background'
    | 'callToActions'
    | 'interactions'
    | 'pictureStickers'
    | 'textStickers'
    | 'view'
    | 'linkList'
  >
>

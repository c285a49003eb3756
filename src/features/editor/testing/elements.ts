import type {
  CallToAction,
  Frame,
  Interaction,
  PictureSticker,
  TextSticker,
} from '@/contract/entities/posts/media'

const place = (view: Frame, zIndex: number) => ({ view, x: 10, y: 20, rotate: 0, zIndex })

/** Elements as the back office returns them, with a field that the editor does not know. */
export const makeText = (facts: Partial<TextSticker> = {}): TextSticker => ({
  ...place('square', 1),
  text: 'Новинка',
  color: '#211f1d',
  backgroundColor: '#ffffff',
  fontName: 'Lora',
  fontStyle: 'bold',
  fontSize: 32,
  width: 50,
  addedBy: 'robot',
  ...facts,
})

export const makePicture = (facts: Partial<PictureSticker> = {}): PictureSticker => ({
  ...place('square', 2),
  pictureUrl: '/media/star.png',
  scale: 50,
  ...facts,
})

export const makeAction = (facts: Partial<CallToAction> = {}): CallToAction => ({
  ...place('square', 3),
  type: 'button',
  text: 'Купить',
  link: 'https://shop.test/p/1',
  backgroundColor: '#ffffff',
  borderRadius: 14,
  borderColor: '#ffffff',
  borderWidth: 0,
  textColor: '#211f1d',
  scale: 100,
  ...facts,
})

export const makePoll = (facts: Partial<Interaction> = {}): Interaction => ({
  ...place('square', 4),
  type: 'poll',
  caption: 'Какую берём?',
  placeholder: '',
  emojis: [],
  polls: ['Синюю', 'Белую'],
  backgroundColor: '#0f766e',
  scale: 100,
  isAlreadySaved: true,
  ...facts,
})

import type { CallToAction, Interaction, TextSticker } from '@/contract/entities/posts/media'
import { LIMITS } from '../limits'
import { elementsProblem, offeredAnswers, type ElementLists } from './elementsProblem'
import { ELEMENT_LISTS } from './elementLists'

const placed = { view: 'square', x: 10, y: 10, rotate: 0, zIndex: 1 } as const
const bare = Object.fromEntries(ELEMENT_LISTS.map((list) => [list, []])) as unknown as ElementLists

const interaction = (changes: Partial<Interaction>): ElementLists => ({
  ...bare,
  interactions: [anInteraction(changes)],
})
function anInteraction(changes: Partial<Interaction> = {}): Interaction {
  return {
    ...placed,
    type: 'poll',
    caption: 'Какая кружка?',
    placeholder: '',
    emojis: ['😍'],
    polls: ['Белая', 'Синяя'],
    backgroundColor: '#ffffff',
    scale: 100,
    isAlreadySaved: false,
    ...changes,
  }
}
function action(changes: Partial<CallToAction>): ElementLists {
  const button: CallToAction = {
    ...placed,
    type: 'button',
    text: 'В магазин',
    link: 'https://shop.test/',
    backgroundColor: '#ffffff',
    borderRadius: 0,
    borderColor: '#ffffff',
    borderWidth: 0,
    textColor: '#000000',
    scale: 100,
    ...changes,
  }
  return { ...bare, callToActions: [button] }
}
function sticker(text: string): TextSticker {
  const style = { color: '#000000', backgroundColor: 'transparent', fontName: 'Onest' }
  return { ...placed, ...style, text, fontStyle: 'regular', fontSize: 24, width: 40 }
}
const long = (most: number) => 'я'.repeat(most + 1)

test.each<[string, ElementLists, string | null]>([
  ['no elements', bare, null],
  ['a poll', interaction({}), null],
  ['a poll without a question', interaction({ caption: ' \n' }), 'fill-caption'],
  ['a poll with one option', interaction({ polls: ['Белая', ' '] }), 'fill-answers'],
  ['a poll with an empty third option', interaction({ polls: ['Да', 'Нет', ''] }), null],
  [
    'a poll with the same option twice',
    interaction({ polls: ['Да', 'Нет', 'Да '] }),
    'same-answers',
  ],
  ['a poll with five options', interaction({ polls: ['1', '2', '3', '4', '5'] }), 'fill-answers'],
  [
    'a long question',
    interaction({ caption: long(LIMITS.interactionCaption) }),
    'element-text-too-long',
  ],
  [
    'a long option',
    interaction({ polls: ['Да', long(LIMITS.pollAnswer)] }),
    'element-text-too-long',
  ],
  [
    'a slider with five poll options',
    interaction({ type: 'emoji', polls: ['1', '2', '3', '4', ''] }),
    'fill-answers',
  ],
  [
    'a question with six emojis',
    interaction({ type: 'question', emojis: ['1', '2', '3', '4', '5', '6'] }),
    'fill-answers',
  ],
  ['a question', interaction({ type: 'question', polls: [], emojis: [] }), null],
  [
    'a long placeholder',
    interaction({ type: 'question', placeholder: long(LIMITS.interactionPlaceholder) }),
    'element-text-too-long',
  ],
  ['an emoji slider', interaction({ type: 'emoji', polls: [] }), null],
  ['an emoji slider without emojis', interaction({ type: 'emoji', emojis: [''] }), 'fill-answers'],
  [
    'a text instead of an emoji',
    interaction({ type: 'emoji', emojis: [long(LIMITS.sliderEmoji)] }),
    'element-text-too-long',
  ],
  [
    'two polls on one frame',
    { ...bare, interactions: [anInteraction(), anInteraction({ isHidden: true })] },
    'interaction-exists',
  ],
  [
    'a poll on each frame, and a question',
    {
      ...bare,
      interactions: [
        anInteraction(),
        anInteraction({ view: 'story' }),
        anInteraction({ type: 'question' }),
      ],
    },
    null,
  ],
  ['a button', action({}), null],
  ['a button without a label', action({ text: ' ' }), 'fill-action'],
  [
    'a button with a long label',
    action({ text: long(LIMITS.actionText) }),
    'element-text-too-long',
  ],
  ['an empty link', action({ type: 'link', link: '' }), 'wrong-action-link'],
  ['an address without https://', action({ link: 'shop.test/sale' }), null],
  [
    'a path that browsers resolve to another site',
    action({ link: '/\t/other.test/' }),
    'wrong-action-link',
  ],
  ['a product without a link', action({ type: 'disabledProductLink', link: '', text: '' }), null],
  [
    'a product with a long link',
    action({ type: 'disabledProductLink', link: long(LIMITS.link) }),
    'wrong-action-link',
  ],
  ['an empty text', { ...bare, textStickers: [sticker('')] }, null],
  [
    'a long text',
    { ...bare, textStickers: [sticker(long(LIMITS.stickerText))] },
    'element-text-too-long',
  ],
  [
    'too many texts',
    { ...bare, textStickers: Array.from({ length: 51 }, () => sticker('да')) },
    'too-many-elements',
  ],
])('checks a post with %s', (_what, lists, code) => {
  expect(elementsProblem([bare, lists])?.code ?? null).toBe(code)
})

test.each<[string, ElementLists, string | null]>([
  ['a poll without a question', interaction({ caption: '' }), null],
  ['a poll with one option', interaction({ polls: ['Белая', ''] }), null],
  ['a poll with the same option twice', interaction({ polls: ['Да', 'Да'] }), null],
  ['a slider without emojis', interaction({ type: 'emoji', emojis: [] }), null],
  ['a button without label and link', action({ text: '', link: '' }), null],
  ['an incomplete link', action({ link: 'htt' }), null],
  ['a poll with five options', interaction({ polls: ['1', '2', '3', '4', '5'] }), 'fill-answers'],
  ['a long link', action({ text: '', link: long(LIMITS.link) }), 'wrong-action-link'],
  [
    'an empty question with an option that is too long',
    interaction({ caption: '', polls: [long(LIMITS.pollAnswer)] }),
    'element-text-too-long',
  ],
  [
    'two empty polls',
    {
      ...bare,
      interactions: [anInteraction({ caption: '' }), anInteraction({ caption: '' })],
    },
    'interaction-exists',
  ],
])('checks a draft with %s', (_what, lists, code) => {
  expect(elementsProblem([bare, lists], 'draft')?.code ?? null).toBe(code)
})

const most = (length: number) => 'я'.repeat(length)

test.each<[string, ElementLists]>([
  [
    'the number of texts on a slide',
    { ...bare, textStickers: Array.from({ length: LIMITS.mediaElements }, () => sticker('да')) },
  ],
  ['a text', { ...bare, textStickers: [sticker(most(LIMITS.stickerText))] }],
  ['the label of a button', action({ text: most(LIMITS.actionText) })],
  ['a link', action({ link: 'https://shop.test/'.padEnd(LIMITS.link, 'a') })],
  ['a question', interaction({ caption: most(LIMITS.interactionCaption) })],
  ['a placeholder', interaction({ placeholder: most(LIMITS.interactionPlaceholder) })],
  ['an option', interaction({ polls: ['Да', most(LIMITS.pollAnswer)] })],
  ['the number of options', interaction({ polls: ['1', '2', '3', '4'] })],
  ['an emoji', interaction({ type: 'emoji', emojis: [most(LIMITS.sliderEmoji)] })],
  ['the number of emojis', interaction({ type: 'emoji', emojis: ['1', '2', '3', '4', '5'] })],
])('accepts a value at its limit in %s', (_what, lists) => {
  expect(elementsProblem([lists])).toBeNull()
})

test('ignores options that a question has kept from an earlier type of interaction', () => {
  expect(offeredAnswers({ type: 'question', polls: ['Да', 'Нет'], emojis: ['😍'] })).toEqual([])
})

test('returns the field path of the problem', () => {
  const wrong = anInteraction({ type: 'question', caption: '' })
  expect(elementsProblem([bare, { ...bare, interactions: [anInteraction(), wrong] }])).toEqual({
    code: 'fill-caption',
    mediaIndex: 1,
    list: 'interactions',
    index: 1,
  })
})

import { testPost } from '../testing/payload'
import { captionOf, titleOf } from './postFacts'
import { createTranslate } from './texts'

const translate = createTranslate('ru')
const captioned = (text: string) => captionOf(testPost(1, { text }), translate)

describe('the name of a post', () => {
  test('is its text in one line', () => {
    expect(captioned('  Утро \n\n на\tкухне ')).toBe('Утро на кухне')
  })

  const long = 'а'.repeat(119)
  const words = 'слово '.repeat(19)
  test.each([
    ['not at all up to its limit', `${long}б`, `${long}б`],
    ['at a word', `${words}последнее слово`, `${words.trim()}…`],
    ['without a full stop before the ellipsis', `${words.trim()}. Продолжение`, `${words.trim()}…`],
    [
      'without an ellipsis before the ellipsis',
      `${words.trim()}... продолжение`,
      `${words.trim()}…`,
    ],
    ['without a dash before the ellipsis', `${words}— продолжение`, `${words.trim()}…`],
    ['anywhere in a single word', `${long}ббб`, `${long}б…`],
    ['not within a surrogate pair', `${long}🌷 и ещё`, `${long}…`],
    [
      'after a closing bracket, which it loses',
      `(${words.trim()}) продолжение`,
      `(${words.trim()}…`,
    ],
  ])('is cut %s', (_where, text, cut) => {
    expect(captioned(text)).toBe(cut)
  })

  test('is its author without a text, and generic without either', () => {
    const author = (name: string) => testPost(1, { text: ' ', author: { name, link: null } })
    expect(captionOf(author(' Нина '), translate)).toBe(
      translate('widget.post-by', { author: 'Нина' }),
    )
    expect(captionOf(author('  '), translate)).toBe(translate('widget.post'))
    expect(titleOf(testPost(1, { author: null }), translate)).toBe(translate('widget.post'))
  })
})

import { testPost } from '../testing/payload'
import { captionOf, titleOf } from './postFacts'
import { createTranslate } from './texts'

const translate = createTranslate('ru')
const captioned = (text: string) => captionOf(testPost(1, { text }), translate)

describe('the name of a post', () => {
  test('is its text in one line', () => {
    expect(captioned('  Утро \n\n на\tкухне ')).toBe('Утро на кухне')
  })

  test('is cut when the text is long', () => {
    const words = `${'а'.repeat(119)} б`
    expect(captioned('а'.repeat(120))).toBe('а'.repeat(120))
    expect(captioned(words)).toBe(`${'а'.repeat(119)}…`)
  })

  test('does not end with half of a surrogate pair', () => {
    expect(captioned(`${'а'.repeat(119)}🌷 и ещё`)).toBe(`${'а'.repeat(119)}…`)
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

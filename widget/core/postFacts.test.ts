import { testPost } from '../testing/payload'
import { captionOf, titleOf } from './postFacts'
import { createTranslate } from './texts'

const translate = createTranslate('ru')
const captioned = (text: string) => captionOf(testPost(1, { text }), translate)

describe('a post is named', () => {
  test('by its words in one line', () => {
    expect(captioned('  Утро \n\n на\tкухне ')).toBe('Утро на кухне')
  })

  test('by the beginning of long ones', () => {
    const words = `${'а'.repeat(119)} б`
    expect(captioned('а'.repeat(120))).toBe('а'.repeat(120))
    expect(captioned(words)).toBe(`${'а'.repeat(119)}…`)
  })

  test('without half of a character at their end', () => {
    expect(captioned(`${'а'.repeat(119)}🌷 и ещё`)).toBe(`${'а'.repeat(119)}…`)
  })

  test('after its author when it has no words, and as a post when it has neither', () => {
    const author = (name: string) => testPost(1, { text: ' ', author: { name, link: null } })
    expect(captionOf(author(' Нина '), translate)).toBe(
      translate('widget.post-by', { author: 'Нина' }),
    )
    expect(captionOf(author('  '), translate)).toBe(translate('widget.post'))
    expect(titleOf(testPost(1, { author: null }), translate)).toBe(translate('widget.post'))
  })
})

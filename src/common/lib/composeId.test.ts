import fc from 'fast-check'
import { composeId, partsOfId } from './composeId'
import '../../../test/seededProperties'

test('separates the parts of an id, even a part that is a composed id itself', () => {
  expect(composeId('media', 7, 'textSticker', 0)).toBe('media:7:textSticker:0')
  expect(composeId(composeId('link', 11), 'image')).toBe('link:11:image')
  expect(partsOfId('link:11:image')).toEqual(['link', '11', 'image'])
})

test.each(['', 'link', 'f0-1_A', 'Состав: хлопок', 'https://shop.test/a', '12.5'])(
  'does not parse %j, which was not composed',
  (name) => {
    expect(partsOfId(name)).toBeNull()
  },
)

const anything = fc.string({ unit: 'binary', maxLength: 12 })
const isWhole = (part: string) => partsOfId(part) === null

test('parses any composed id into its parts', () => {
  fc.assert(
    fc.property(fc.array(anything.filter(isWhole), { minLength: 2, maxLength: 4 }), (parts) => {
      expect(partsOfId(composeId(...parts))).toEqual(parts)
    }),
  )
})

test('composes renamed parts into the renamed id, at any depth', () => {
  const rename = (name: string): string => {
    const parts = partsOfId(name)
    return parts ? composeId(...parts.map(rename)) : `«${name}»`
  }
  const odd = fc.string({ unit: fc.constantFrom('a', '1', ':', '~', '-', ' ', 'ж', '\ud800') })
  fc.assert(
    fc.property(odd, odd, odd, (one, other, third) => {
      expect(rename(composeId(composeId(one, other), third))).toBe(
        composeId(composeId(rename(one), rename(other)), rename(third)),
      )
    }),
  )
})

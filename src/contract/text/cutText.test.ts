import fc from 'fast-check'
import { cutText } from './cutText'
import '../../../test/seededProperties'

test('does not change a text that fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(cutText(text, text.length)).toBe(text)
      expect(cutText(text, text.length + 1)).toBe(text)
    }),
  )
})

test('returns the longest prefix of whole characters that fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, length) => {
      const cut = cutText(text, length)
      expect(text.startsWith(cut)).toBe(true)
      expect(cut.length).toBeLessThanOrEqual(length)
      expect(/\p{Surrogate}/u.test(cut)).toBe(false)
      const [next = ''] = text.slice(cut.length)
      expect(cut.length + next.length > length || cut === text).toBe(true)
    }),
  )
})

test('removes an emoji at the limit whole', () => {
  expect(cutText('утро🌷', 5)).toBe('утро')
  expect(cutText('утро🌷', 6)).toBe('утро🌷')
})

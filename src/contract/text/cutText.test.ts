import fc from 'fast-check'
import { cutText } from './cutText'
import '../../../test/seededProperties'

test('a text that fits is left as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(cutText(text, text.length)).toBe(text)
      expect(cutText(text, text.length + 1)).toBe(text)
    }),
  )
})

test('of a longer one the beginning is left, whole characters of it, as many as fit', () => {
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

test('an emoji at the edge goes whole', () => {
  expect(cutText('утро🌷', 5)).toBe('утро')
  expect(cutText('утро🌷', 6)).toBe('утро🌷')
})

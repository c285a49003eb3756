import fc from 'fast-check'
import { seenIds } from './seenIds'
import '../../../test/seededProperties'

test('returns for each id whether it was added before', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.nat(50).map(String))), (ids) => {
      const ours = seenIds()
      const set = new Set<string>()
      for (const id of ids) {
        expect(ours.add(id)).toBe(!set.has(id))
        set.add(id)
      }
    }),
  )
})

test('distinguishes a hundred thousand similar ids and finds them again', () => {
  const ids = seenIds()
  const all = Array.from({ length: 100_000 }, (_, at) => `SKU-${at}`)
  expect(all.filter((id) => !ids.add(id))).toEqual([])
  expect(all.filter((id) => ids.add(id))).toEqual([])
})

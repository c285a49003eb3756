import { testInteraction } from '../../../testing/payload'
import { firstResult, shareOf } from './answerKind'

test('shows the shopper’s answer as the only answer when it is the first', () => {
  const result = firstResult(testInteraction(), { answer: 'Синяя' })
  expect(result).toMatchObject({ total: 1, average: null, given: { answer: 'Синяя' } })
  expect(['Белая', 'Синяя'].map((answer) => shareOf(result, answer))).toEqual([0, 100])
  expect(firstResult(testInteraction({ type: 'emoji' }), { answer: '😍', value: 0 }).average).toBe(
    0,
  )
})

test.each([
  [3, 1, 33],
  [3, 2, 67],
  [4, 4, 100],
  [4, 0, 0],
  [0, 0, 0],
])('of %d answers, shows %d as %d%%', (total, count, share) => {
  const result = {
    total,
    counts: [{ answer: 'Да', count }],
    average: null,
    given: { answer: 'Да' },
  }
  expect(shareOf(result, 'Да')).toBe(share)
  expect(shareOf(result, 'Нет')).toBe(0)
})

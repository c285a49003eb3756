import fc from 'fast-check'
import { applyPayment, monthsLater, NO_LICENCE, restOf, summaryOf, type Licence } from './licence'

const at = (day: string) => Date.parse(`${day}T12:00:00.000Z`)
const DAY = 86_400_000
const START = 1
const SHOP = 2
const paid = { planId: START, months: 1, amount: 30_000, refunded: 0 } as const

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-12-15', 3, '2027-03-15'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
])('%s and %i months is %s', (from, months, until) => {
  expect(monthsLater(at(from), months)).toBe(at(until))
})

const june: Licence = {
  periods: [{ planId: START, from: at('2026-06-01'), until: at('2026-07-01'), amount: 30_000 }],
  at: at('2026-06-01'),
}

test.each([
  ['begins now without a licence', NO_LICENCE, paid, '2026-06-11', START, at('2026-07-11')],
  ['continues the same plan from its end', june, paid, '2026-06-11', START, at('2026-08-01')],
  ['begins now after the end', june, paid, '2026-09-01', START, at('2026-10-01')],
  // 20 of 30 days are worth 20,000 kopecks: a third of the month of the other plan.
  [
    'turns the rest of another plan into time by its price',
    june,
    { ...paid, planId: SHOP, amount: 60_000 },
    '2026-06-11',
    SHOP,
    at('2026-07-11') + 10 * DAY,
  ],
  [
    'turns nothing of an ended plan into time',
    june,
    { ...paid, planId: SHOP, amount: 60_000 },
    '2026-07-02',
    SHOP,
    at('2026-08-02'),
  ],
  [
    'gives half of the time for half of the money',
    june,
    { ...paid, refunded: 15_000 },
    '2026-06-11',
    START,
    at('2026-07-01') + 15.5 * DAY,
  ],
  [
    'gives nothing for money that went back',
    june,
    { ...paid, refunded: 30_000 },
    '2026-06-11',
    START,
    at('2026-07-01'),
  ],
  ['takes nothing when the clock went back', june, paid, '2025-01-01', START, at('2026-08-01')],
])('%s', (_what, licence, order, day, planId, paidUntil) => {
  const next = applyPayment(licence, { ...order, paidAt: at(day) })
  expect(summaryOf(next)).toEqual({ planId, paidUntil })
})

test('limits a licence by the latest valid date when the price is tiny', () => {
  const tiny = {
    planId: SHOP,
    months: 12,
    amount: 1,
    refunded: 0,
    paidAt: at('2026-06-01'),
  } as const
  const next = applyPayment(applyPayment(june, tiny), { ...tiny, planId: START })
  expect(summaryOf(next).paidUntil).toBe(Date.UTC(2200, 0))
})

test('never shortens the time of a plan by a payment, nor gains value by changes of plans', () => {
  const order = fc.record({
    planId: fc.constantFrom(START, SHOP),
    months: fc.constantFrom(1, 3, 6, 12),
    amount: fc.integer({ min: 300_000, max: 1_000_000 }),
    refunded: fc.constant(0),
    paidAt: fc.integer({ min: at('2026-01-01'), max: at('2027-01-01') }),
  })
  fc.assert(
    fc.property(fc.array(order, { maxLength: 8 }), (orders) => {
      let licence = NO_LICENCE
      let total = 0
      for (const one of orders) {
        const before = summaryOf(licence)
        licence = applyPayment(licence, one)
        total += one.amount
        const { planId, paidUntil } = summaryOf(licence)
        expect(planId).toBe(one.planId)
        if (before.planId === planId) expect(paidUntil).toBeGreaterThan(before.paidUntil ?? 0)
        expect(restOf(licence, licence.at)).toBeLessThanOrEqual(total)
      }
    }),
  )
})

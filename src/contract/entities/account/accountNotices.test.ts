import type { Usage } from '@/contract/entities/account/usage'
import { accountNotices, usageForecast } from './accountNotices'

const NOW = Date.parse('2026-03-18T12:00:00.000Z')
const none = { used: 0, limit: null }
const free: Usage = {
  visitors: none,
  loads: none,
  widgets: none,
  storage: none,
  monthStart: '2026-02-28T21:00:00.000Z',
  monthEnd: '2026-03-31T21:00:00.000Z',
  countedSince: '2026-02-28T21:00:00.000Z',
  endedAt: null,
  frozenAt: null,
  isFrozen: false,
}
const meter = (used: number) => ({ used, limit: 100 })
const unlimited = { paidUntil: null, isAutoRenewal: false }
const past = '2026-03-18T12:00:00.000Z'

const codesOf = (usage: Partial<Usage>, subscription = unlimited) =>
  accountNotices(subscription, { ...free, ...usage }, NOW).flatMap(({ code, isUrgent }) =>
    isUrgent ? ['urgent', code] : [code],
  )

test.each<[string, Partial<Usage>, string[]]>([
  ['nothing at 79 %', { loads: meter(79), visitors: meter(79), storage: meter(79) }, []],
  [
    'a warning at 80 %',
    { loads: meter(80), visitors: meter(80), storage: meter(80) },
    ['near-visitors', 'near-loads', 'near-storage'],
  ],
  ['nothing when all widgets are used', { widgets: meter(100) }, []],
  ['full storage', { storage: meter(100) }, ['urgent', 'full-storage']],
  ['a freeze by loads', { loads: meter(100), isFrozen: true }, ['urgent', 'frozen-loads']],
  ['a freeze by visitors', { visitors: meter(101), isFrozen: true }, ['urgent', 'frozen-visitors']],
  ['the end of the plan', { endedAt: past }, ['urgent', 'ended']],
  [
    'a freeze by the end of the plan rather than by loads',
    { endedAt: past, loads: meter(100), isFrozen: true },
    ['urgent', 'frozen-licence'],
  ],
])('reports %s', (_case, usage, expected) => {
  expect(codesOf(usage)).toEqual(expected)
})

test.each([
  [null, false, []],
  ['2026-04-01T12:00:00.000Z', false, []],
  ['2026-04-01T11:59:59.999Z', false, ['two-weeks']],
  ['2026-03-25T12:00:00.000Z', false, ['two-weeks']],
  ['2026-03-25T11:59:59.999Z', false, ['week']],
  ['2026-03-18T12:00:00.001Z', false, ['week']],
  ['2026-03-18T12:00:00.000Z', false, ['ended']],
  ['2026-03-20T12:00:00.000Z', true, []],
  ['2026-03-17T12:00:00.000Z', true, ['ended']],
])(
  'reports the end of a plan paid until %s (automatic renewal: %s) before its usage is known',
  (paidUntil, isAutoRenewal, expected) => {
    const notices = accountNotices({ paidUntil, isAutoRenewal }, undefined, NOW)
    expect(notices.map(({ code }) => code)).toEqual(expected)
  },
)

test('predicts when the loads of the month are used up', () => {
  const half = { ...free, loads: meter(60) }
  expect(new Date(usageForecast(half, 'loads', NOW) ?? 0).toISOString()).toBe(
    '2026-03-30T06:00:00.000Z',
  )
  expect(usageForecast(free, 'loads', NOW)).toBeNull()
})

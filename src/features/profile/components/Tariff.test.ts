import { licenceNotice } from './Tariff'

const NOW = Date.parse('2026-03-18T12:00:00.000Z')
const plan = {
  id: 4,
  code: 'shop',
  trafficLimit: null,
  widgetLoadsPerMonth: null,
  widgetLimit: null,
  storageBytes: null,
}

test.each([
  [null, false, null],
  ['2026-04-01T12:00:00.000Z', false, null],
  ['2026-04-01T11:59:59.999Z', false, 'two-weeks'],
  ['2026-03-25T12:00:00.000Z', false, 'two-weeks'],
  ['2026-03-25T11:59:59.999Z', false, 'week'],
  ['2026-03-18T12:00:00.001Z', false, 'week'],
  ['2026-03-18T12:00:00.000Z', false, 'expired'],
  ['2026-03-20T12:00:00.000Z', true, null],
  ['2026-03-17T12:00:00.000Z', true, 'expired'],
])(
  'returns the notice for a plan paid until %s, with automatic renewal: %s',
  (paidUntil, isAutoRenewal, notice) => {
    expect(licenceNotice({ plan, paidUntil, isAutoRenewal }, NOW)).toBe(notice)
  },
)

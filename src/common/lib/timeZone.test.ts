import { offsetName, timeZoneHere, zoneName } from './timeZone'

const SUMMER = Date.parse('2026-07-01T12:00:00Z')
const WINTER = Date.parse('2026-01-01T12:00:00Z')

test.each([
  ['ru', 'Europe/Moscow', SUMMER, 'Москва, стандартное время, GMT+3'],
  ['en', 'Europe/Moscow', SUMMER, 'Moscow Standard Time, GMT+3'],
  ['ru', 'Europe/Berlin', SUMMER, 'Центральная Европа, GMT+2'],
  ['ru', 'Europe/Berlin', WINTER, 'Центральная Европа, GMT+1'],
  ['en', 'Asia/Kolkata', WINTER, 'India Standard Time, GMT+5:30'],
])('in %s names the zone %s at %d: %s', (locale, zone, at, name) => {
  expect(zoneName(locale, zone, at)).toBe(name)
})

test('returns the offset of a zone in summer and in winter', () => {
  expect(offsetName('ru', 'Europe/Berlin', SUMMER)).toBe('GMT+2')
  expect(offsetName('ru', 'Europe/Berlin', WINTER)).toBe('GMT+1')
})

test('names a time zone without a localized name only by its offset', () => {
  expect(zoneName('ru', 'UTC', SUMMER)).toBe('GMT+0')
})

test.each(['Etc/Unknown', ''])(
  'falls back to UTC when the machine reports the zone "%s"',
  (timeZone) => {
    const here = Intl.DateTimeFormat().resolvedOptions()
    jest
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ ...here, timeZone })
    expect(timeZoneHere()).toBe('UTC')
    expect(zoneName('ru', timeZoneHere(), SUMMER)).toBe('GMT+0')
    jest.restoreAllMocks()
  },
)

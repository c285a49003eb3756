import { zoneChoice, zoneChoices } from './zoneChoices'

const WINTER = Date.parse('2026-01-01T12:00:00Z')

test.each([
  ['ru', 'Europe/Moscow', 'Москва, стандартное время, GMT+3 (Europe/Moscow)'],
  ['en', 'Asia/Katmandu', 'Nepal Time, GMT+5:45 (Asia/Katmandu)'],
  ['ru', 'Europe/Kaliningrad', 'Восточная Европа, стандартное время, GMT+2 (Europe/Kaliningrad)'],
])('in %s the zone %s is “%s”', (locale, zone, label) => {
  expect(zoneChoice(locale, zone, WINTER)).toEqual({ value: zone, label })
})

test('lists every zone once from west to east, also those that the browser does not list', () => {
  const zones = zoneChoices('ru', ['Europe/Moscow', 'Etc/GMT+12'], WINTER).map(({ value }) => value)
  expect(new Set(zones).size).toBe(zones.length)
  const places = ['Etc/GMT+12', 'America/St_Johns', 'UTC', 'Europe/Moscow', 'Asia/Katmandu']
  const found = places.map((zone) => zones.indexOf(zone))
  expect(found).toEqual([...found].sort((one, other) => one - other))
  expect(found[0]).toBe(0)
})

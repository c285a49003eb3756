import * as v from 'valibot'
import { timeZoneSchema } from '@/contract/entities/account/timeZone'
import { canonicalTimeZone } from './timeZone'

test.each([
  ['Europe/Moscow', 'Europe/Moscow'],
  ['europe/berlin', 'Europe/Berlin'],
  ['Asia/Kathmandu', 'Asia/Katmandu'],
  ['UTC', 'UTC'],
  ['Etc/Unknown', null],
  ['Moon/Crater', null],
  ['+03:00', null],
  ['', null],
  [`Europe/${'x'.repeat(100)}`, null],
  ["'; drop table account", null],
])('the zone %j is known as %j', (zone, name) => {
  expect(canonicalTimeZone(zone)).toBe(name)
  const { success, output } = v.safeParse(timeZoneSchema, zone)
  expect(success ? output : null).toBe(name)
})

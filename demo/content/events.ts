import type { Device } from '@/contract/entities/analytics'
import type { EventTable } from '../../server/db/tables/widgets'
import { createRandom, type Random } from '../drawing/random'

/** A published post that shoppers may see in the widget. */
export interface ShownPost {
  id: number
  /** The time since which it is visible, ms. */
  since: number
  /** Products marked on it. */
  skuIds: readonly number[]
  /** Whether it has a call to action. */
  hasAction: boolean
}

export interface DemoEvent {
  type: EventTable['type']
  postId: number | null
  skuId: number | null
  device: Device
  /** The place of the page among the shop's pages with widgets. */
  page: number
  /** The visit that it is part of, among the events of its widget. */
  visit: number
  at: number
}

/** The month of a report, and the previous one for comparison. */
export const EVENT_DAYS = 61
export const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** The offset of Moscow time, the time of the shop's customers. */
const SHOP_OFFSET_MS = 3 * HOUR_MS

/** Page loads of an ordinary day at the start, and their daily growth. */
const LOADS_A_DAY = 150
const GROWTH = 0.006
/** The share of each weekday, from Sunday. */
const WEEKDAYS = [1.3, 0.94, 0.9, 0.95, 1, 1.06, 1.22]
/** The age in days of a blogger's mention of the shop. */
const SPIKE_DAY = 9
const SPIKE = 2.3
/** The share of visits by hour from midnight: few at night, more at lunch, most in the evening. */
const HOURS = [
  3, 1, 1, 1, 1, 2, 4, 7, 10, 12, 13, 14, 16, 16, 13, 12, 12, 13, 15, 18, 21, 20, 15, 8,
]

const VIEWED = 0.64
const OPENED = 0.33
const OPENED_ANOTHER = 0.42
const CLICKED = 0.31
/** The share of openings in which the call to action is clicked, where there is one. */
const ACTED = 0.14
const PUT_INTO_CART = 0.16
/** The share of carts that reach the confirmation. */
const BOUGHT = 0.45
/** The longest time between the cart and the confirmation. */
const BUYING_MS = 20 * 60_000
/** The share of visits by phone, and of those that begin on the first page of the shop. */
export const BY_PHONE = 0.71
const ON_FIRST_PAGE = 0.58
/** By how much each following post is opened less often. */
const TAIL = 0.85

/** Shoppers' events up to `now`: weekly rhythm, growth, one spike, a long tail of posts. */
export function demoEvents(
  posts: readonly ShownPost[],
  now: number,
  pageCount: number,
): DemoEvent[] {
  const random = createRandom('events')
  const places = createRandom('places')
  const actions = createRandom('actions')
  const popular = [...posts].sort(() => random.between(-1, 1))
  const today = startOfToday(now)
  const events: DemoEvent[] = []
  let number = 0
  for (let daysAgo = EVENT_DAYS; daysAgo >= 0; daysAgo -= 1) {
    const start = today - daysAgo * DAY_MS
    for (let visit = loadsOf(random, start, daysAgo); visit > 0; visit -= 1) {
      const place = placeOf(places, pageCount)
      number += 1
      for (const event of visitEvents({ random, actions }, popular, start + timeOfDay(random))) {
        events.push({ ...event, ...place, visit: number })
      }
    }
  }
  return upTo(now, events)
}

/** The events of the reported time, in order. */
export const upTo = (now: number, events: readonly DemoEvent[]): DemoEvent[] =>
  events.filter(({ at }) => at >= now - EVENT_DAYS * DAY_MS && at < now).sort((a, b) => a.at - b.at)

/** Midnight in the shop's time zone. */
export const startOfToday = (now: number): number =>
  Math.floor((now + SHOP_OFFSET_MS) / DAY_MS) * DAY_MS - SHOP_OFFSET_MS

/** The device and the page of one visit. */
function placeOf(random: Random, pageCount: number): Pick<DemoEvent, 'device' | 'page'> {
  const device = random.chance(BY_PHONE) ? 'mobile' : 'desktop'
  const page = random.chance(ON_FIRST_PAGE) ? 0 : random.whole(0, pageCount - 1)
  return { device, page }
}

type VisitEvent = Omit<DemoEvent, 'device' | 'page' | 'visit'>

/** Page loads of the day that begins at `start`. */
export function loadsOf(random: Random, start: number, daysAgo: number): number {
  const weekday = new Date(start + SHOP_OFFSET_MS).getUTCDay()
  const growth = (1 + GROWTH) ** (EVENT_DAYS - daysAgo)
  const spike = daysAgo === SPIKE_DAY ? SPIKE : daysAgo === SPIKE_DAY - 1 ? 1.4 : 1
  return Math.round(
    LOADS_A_DAY * (WEEKDAYS[weekday] ?? 1) * growth * spike * random.between(0.92, 1.08),
  )
}

/** When in a day a visit begins. */
export function timeOfDay(random: Random): number {
  const total = HOURS.reduce((sum, weight) => sum + weight, 0)
  let rest = random.between(0, total)
  const hour = HOURS.findIndex((weight) => (rest -= weight) < 0)
  return (Math.max(0, hour) + random.next()) * HOUR_MS
}

/** One shopper's events on one page; each step requires the previous one. */
function visitEvents(
  { random, actions }: Record<'random' | 'actions', Random>,
  posts: readonly ShownPost[],
  start: number,
): VisitEvent[] {
  let at = Math.round(start)
  const event = (type: DemoEvent['type'], postId: number | null, skuId: number | null) => {
    at += random.whole(1500, 20_000)
    return { type, postId, skuId, at }
  }
  const events = [event('load', null, null)]
  if (!random.chance(VIEWED)) return events
  events.push(event('view', null, null))
  let isOpening = random.chance(OPENED)
  while (isOpening) {
    const post = pickPost(random, posts, at)
    if (!post) break
    events.push(event('open', post.id, null))
    if (post.hasAction && actions.chance(ACTED)) events.push(event('action', post.id, null))
    if (post.skuIds.length > 0 && random.chance(CLICKED)) {
      const skuId = random.pick(post.skuIds)
      events.push(event('productClick', post.id, skuId))
      if (random.chance(PUT_INTO_CART)) {
        events.push(event('addToCart', post.id, skuId))
        at += random.whole(0, BUYING_MS)
        if (random.chance(BOUGHT)) events.push(event('purchase', post.id, skuId))
      }
    }
    isOpening = random.chance(OPENED_ANOTHER)
  }
  return events
}

/** The first posts are opened often, the last hardly ever. */
function pickPost(random: Random, posts: readonly ShownPost[], at: number): ShownPost | undefined {
  const known = posts.filter(({ since }) => since <= at)
  const weights = known.map((_, rank) => 1 / (rank + 1) ** TAIL)
  let rest = random.between(
    0,
    weights.reduce((sum, weight) => sum + weight, 0),
  )
  return known.find((_, rank) => (rest -= weights[rank] ?? 0) < 0)
}

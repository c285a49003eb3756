import { createRandom, type Random } from '../drawing/random'
import {
  BY_PHONE,
  DAY_MS,
  EVENT_DAYS,
  loadsOf,
  startOfToday,
  timeOfDay,
  upTo,
  type DemoEvent,
  type ShownPost,
} from './events'

/** The share of the shop's visits that come to the page with the stories. */
const OF_VISITS = 0.11
const VIEWED = 0.86
const OPENED = 0.52
/** A story is watched to its end, and another one follows. */
const WATCHED = 0.71
const NEXT = 0.68
const CLICKED = 0.12
const STORY_MS = { min: 4000, max: 15_000 }

type StoryEvent = Pick<DemoEvent, 'type' | 'postId' | 'skuId' | 'at'>

/** What shoppers did with the stories up to `now`: one after another from the newest, some watched to the end. */
export function demoStoryEvents(
  posts: readonly ShownPost[],
  now: number,
  page: number,
): DemoEvent[] {
  const random = createRandom('stories')
  const today = startOfToday(now)
  const events: DemoEvent[] = []
  let number = 0
  for (let daysAgo = EVENT_DAYS; daysAgo >= 0; daysAgo -= 1) {
    const start = today - daysAgo * DAY_MS
    const visits = Math.round(loadsOf(random, start, daysAgo) * OF_VISITS)
    for (let visit = 0; visit < visits; visit += 1) {
      number += 1
      const device = random.chance(BY_PHONE) ? 'mobile' : 'desktop'
      for (const event of visitEvents(random, posts, start + timeOfDay(random))) {
        events.push({ ...event, device, page, visit: number })
      }
    }
  }
  return upTo(now, events)
}

/** One shopper's events; each step requires the previous one. */
function visitEvents(random: Random, posts: readonly ShownPost[], start: number): StoryEvent[] {
  let at = Math.round(start)
  const event = (type: DemoEvent['type'], postId: number | null, skuId: number | null = null) => {
    at += random.whole(STORY_MS.min, STORY_MS.max)
    return { type, postId, skuId, at }
  }
  const events = [event('load', null)]
  if (!random.chance(VIEWED)) return events
  events.push(event('view', null))
  if (!random.chance(OPENED)) return events
  const newestFirst = posts
    .filter(({ since }) => since <= start)
    .sort((one, other) => other.since - one.since)
  for (const { id, skuIds } of newestFirst) {
    events.push(event('open', id))
    if (skuIds.length > 0 && random.chance(CLICKED)) {
      events.push(event('productClick', id, random.pick(skuIds)))
    }
    if (random.chance(WATCHED)) events.push(event('completion', id))
    if (!random.chance(NEXT)) break
  }
  return events
}

import { CLICK_HOURS, CLICKS_KEPT, VIEW_HOURS } from '@/contract/widgets/embed'
import { has, isNumber, isText } from '../core/payload/checks'
import { quietly } from '../core/work'
import { shopperStorage } from '../core/shopperStorage'
import { listJson, type KeptEvent } from './keptRecord'

const HOUR_MS = 60 * 60 * 1000
const CLICKS = 'vitrina:clicks'

/** A click on a product in a widget, or without a product the opening of a post; its id is that of its event. */
interface Click {
  origin: string
  id: string
  embedId: string
  postId: number | undefined
  skuId?: number | undefined
  at: number
}

const isClick = has({ origin: isText, id: isText, embedId: isText, at: isNumber })

/**
 * Stores the clicks on products and the openings of posts that are among these events: the last one of each. Drops old
 * ones. Stores nothing where that is not allowed.
 */
export function rememberClicks(origin: string, events: readonly KeptEvent[]): void {
  quietly(() => {
    const clicks = newest([...readClicks(), ...clicksAmong(origin, events)])
    if (clicks.length > 0) shopperStorage().setItem(CLICKS, listJson(clicks))
    else shopperStorage().removeItem(CLICKS)
  })
}

/**
 * The clicks in widgets of one back office that may have led to an order of that time, the newest first. They are the
 * stored clicks, and those among events that are not sent yet.
 */
export const clicksBefore = (
  origin: string,
  waiting: readonly KeptEvent[],
  time: number,
): Click[] =>
  newest(
    [...readClicks(), ...clicksAmong(origin, waiting)].filter(
      (one) => one.origin === origin && one.at <= time,
    ),
    time,
  )

const clicksAmong = (origin: string, events: readonly KeptEvent[]): Click[] =>
  events.flatMap(({ embedId, at, event: { id, type, postId, skuId } }) =>
    (type === 'productClick' ? skuId : type === 'open' && postId)
      ? [{ origin, id, embedId, postId, skuId, at }]
      : [],
  )

function readClicks(): Click[] {
  const stored = quietly((): unknown => JSON.parse(shopperStorage().getItem(CLICKS) ?? ''))
  return Array.isArray(stored) ? stored.filter((one): one is Click => isClick(one)) : []
}

/**
 * The last recent click on each product, and after those the last opening of each post; both newest first. The clock
 * may have been set back, so clicks far in the future are dropped too.
 */
function newest(clicks: readonly Click[], now = Date.now()): Click[] {
  const recent = clicks
    .filter(({ at, skuId }) => Math.abs(now - at) < (skuId ? CLICK_HOURS : VIEW_HOURS) * HOUR_MS)
    .sort((one, other) => one.at - other.at)
  const last = new Map(
    recent.map((one) => [`${one.origin} ${one.skuId ?? `post ${one.postId}`}`, one] as const),
  )
  return [...last.values()]
    .sort((one, other) => +!one.skuId - +!other.skuId || other.at - one.at)
    .slice(0, CLICKS_KEPT)
}

import { CLICK_HOURS, CLICKS_KEPT, VIEW_HOURS } from '@/contract/widgets/embed'
import { has, isNumber, isText } from '../core/payload/checks'
import { quietly } from '../core/work'
import { shopperStorage } from '../core/shopperStorage'
import { listJson, type KeptEvent } from './keptRecord'

const HOUR_MS = 60 * 60 * 1000
const CLICKS = 'vitrina:clicks'

/** A click on a product in a widget, without a product the opening of a post, without both a view; its id is that of its event. */
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
    type === 'view' || (type === 'productClick' ? skuId : type === 'open' && postId)
      ? [{ origin, id, embedId, postId, skuId, at }]
      : [],
  )

function readClicks(): Click[] {
  const stored = quietly((): unknown => JSON.parse(shopperStorage().getItem(CLICKS) ?? ''))
  return Array.isArray(stored) ? stored.filter((one): one is Click => isClick(one)) : []
}

/**
 * The last recent click on each product and the first view, and after those the last opening of each post; both newest
 * first. The clock may have been set back, so clicks far in the future are dropped too.
 */
function newest(clicks: readonly Click[], now = Date.now()): Click[] {
  const recent = clicks
    .filter((one) => Math.abs(now - one.at) < (isOpening(one) ? VIEW_HOURS : CLICK_HOURS) * HOUR_MS)
    .sort((one, other) => rank(one) - rank(other))
  const last = new Map(
    recent.map((one) => [`${one.origin} ${one.skuId ?? `post ${one.postId}`}`, one] as const),
  )
  return [...last.values()]
    .sort((one, other) => +isOpening(one) - +isOpening(other) || other.at - one.at)
    .slice(0, CLICKS_KEPT)
}

const isOpening = ({ postId, skuId }: Click) => !!postId && !skuId
/** The last of several counts, but the first of several views. */
const rank = (one: Click) => (isView(one) ? -one.at : one.at)
export const isView = ({ postId, skuId }: Pick<Click, 'postId' | 'skuId'>) => !postId && !skuId

/** A post may be opened before the widget has been on the screen for long enough to be seen. */
const HASTE_MS = 5000

/** The mark of the shopper at a time: the id of their first view; none where nothing is stored. */
export const shopperAt = (origin: string, time: number): string | undefined =>
  readClicks().find((one) => one.origin === origin && isView(one) && one.at - HASTE_MS <= time)?.id

import * as v from 'valibot'

const groupSchema = v.object({ shoppers: v.number(), ordered: v.number() })
export type ShopperGroup = v.InferOutput<typeof groupSchema>

/** Shoppers who opened something in a widget, and those who only saw it; each counts once, with whether they ordered. */
export const shopperGroupsSchema = v.object({ opened: groupSchema, seen: groupSchema })
export type ShopperGroups = v.InferOutput<typeof shopperGroupsSchema>

/** Shoppers that each group needs before a difference is shown. */
export const LEAST_SHOPPERS = 100

/** Of 95 %. */
const Z = 1.959964

export type Uplift =
  /** How many shoppers each group lacks. */
  | { is: 'few'; opened: number; seen: number }
  | { is: 'no-orders' }
  /** Orders of a hundred shoppers more: the difference, and the ends of its 95 % interval. */
  | { is: 'known'; difference: number; least: number; most: number }

/** How much more of those who opened something ordered (docs/decisions/analytics.md). */
export function upliftOf({ opened, seen }: ShopperGroups): Uplift {
  const lacks = ({ shoppers }: ShopperGroup) => Math.max(0, LEAST_SHOPPERS - shoppers)
  if (lacks(opened) + lacks(seen) > 0) {
    return { is: 'few', opened: lacks(opened), seen: lacks(seen) }
  }
  if (opened.ordered + seen.ordered === 0) return { is: 'no-orders' }
  return { is: 'known', ...differenceOf(opened, seen) }
}

/** The difference of two shares of a hundred with its 95 % interval, by Newcombe's hybrid of Wilson's scores. */
export function differenceOf(group: ShopperGroup, others: ShopperGroup) {
  const [one, other] = [wilson(group), wilson(others)]
  const difference = one.rate - other.rate
  return {
    difference: 100 * difference,
    least: 100 * (difference - Math.hypot(one.rate - one.least, other.most - other.rate)),
    most: 100 * (difference + Math.hypot(one.most - one.rate, other.rate - other.least)),
  }
}

/** Those who ordered, of a hundred; with one decimal in tables. */
export const ordersOfHundred = ({ shoppers, ordered }: ShopperGroup): number | null =>
  shoppers === 0 ? null : (100 * ordered) / shoppers

/** A share with its 95 % interval by Wilson's score. */
function wilson({ shoppers, ordered }: ShopperGroup) {
  const rate = ordered / shoppers
  const square = Z * Z
  const middle = ordered + square / 2
  const width = Z * Math.sqrt(ordered * (1 - rate) + square / 4)
  const whole = shoppers + square
  return { rate, least: (middle - width) / whole, most: (middle + width) / whole }
}

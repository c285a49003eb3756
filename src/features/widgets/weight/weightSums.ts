import type { ScreenWeight, WidgetLoad } from '@/contract/entities/widgetWeight'

/** What of a widget is loaded at first, in the order of the table. */
export const FIRST_PARTS = ['code', 'content', 'pictures', 'model'] as const
/** What is loaded after it. */
export const LATER_PARTS = ['whileScrolling', 'onOpening'] as const
export type WeightPart = (typeof FIRST_PARTS)[number] | (typeof LATER_PARTS)[number]

/** All that is loaded at first. */
export function loadedAtFirst(weight: ScreenWeight): WidgetLoad {
  return FIRST_PARTS.map((part) => weight[part]).reduce((sum, load) => ({
    bytes: sum.bytes + load.bytes,
    requests: sum.requests + load.requests,
  }))
}

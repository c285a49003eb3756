import type { Device } from '@/contract/entities/analytics'
import type { Generated } from 'kysely'
import type { WidgetMode } from '@/contract/entities/widgets/widget'
import type { WidgetEvent } from '@/contract/widgets/widgetApi'
import type { WidgetType } from '@/contract/widgets/settings/widgetSettings'
import type { Json, Time } from './columns'

export interface WidgetTable {
  id: Generated<number>
  account_id: number
  embed_id: string
  widget_type: WidgetType
  /** The title, called `role` in the API (product-rules/records.md#widget-record). */
  role: string
  mode: WidgetMode
  /** Settings of the widget's type (`WIDGET_SETTINGS` of the contract). */
  settings: Json
  revision: Generated<number>
  /** When that revision was saved; null when it was saved before this column existed. */
  saved_at: Generated<Time | null>
  created_at: Time
}

/** A page of a shop that showed a widget. */
export interface WidgetPageTable {
  widget_id: number
  /** Origin and path. */
  page: string
  /** The newest revision shown there. */
  revision: number
  /** When that revision was first shown there. */
  live_at: Time
  /** When the page last showed the widget, accurate to a minute. */
  seen_at: Time
}

/** A 3D model of a widget, in its served form. */
export interface WidgetModelTable {
  id: Generated<number>
  widget_id: number
  /** The uploaded file's name. */
  file_name: string
  blob: string
  bytes: number
  /** Bytes that a shopper's browser loads. */
  packed_bytes: number
  triangles: number
  /** Mm along the axes of the file. */
  size_x: number
  size_y: number
  size_z: number
  created_at: Time
}

/** The poster of a 3D model. */
export interface WidgetPosterTable {
  id: Generated<number>
  widget_id: number
  blob: string
  width: number
  height: number
  /** `Variant[]` of its sizes. */
  variants: Json
  created_at: Time
}

/**
 * The requests of a minute that share a limit; without those that a process has counted and not
 * written yet.
 */
export interface PublicCallTable {
  /** A hash: no addresses are stored. */
  key_hash: string
  /** Since the epoch. */
  minute: number
  calls: number
}

/** An event reported by the embed. */
export interface EventTable {
  id: Generated<number>
  account_id: number
  widget_id: number
  /**
   * The embed's id of an event, unique in the widget; for an order, its id, unique in the account.
   * Repetitions count once.
   */
  event_key: string
  type: WidgetEvent['type']
  post_id: number | null
  sku_id: number | null
  /** The paid amount of a purchase, in hundredths of the currency. */
  amount: number | null
  currency: string | null
  /** Null: unknown. */
  device: Device | null
  /** `event_page.id`; null when the page is unknown. */
  page_id: number | null
  created_at: Time
}

/** A span of an account's days whose events are summed up; triggers delete it when one of these changes. */
export interface EventSummaryTable {
  id: Generated<number>
  account_id: number
  /** Length in days (UTC). */
  level: 1 | 8 | 64
  /** The number of the span since 1970. */
  start: number
}

/** The sums of a span by some of what events name (`summaryBody`, `sortedBody`). */
export interface EventSummaryPartTable {
  summary_id: number
  kind: number
  body: string
}

/** A browser in which a widget was seen, for three days; only of shoppers who agree to storing. */
export interface ShopperTable {
  id: Generated<number>
  account_id: number
  /** The id of its first view; null once no event can name it any more. */
  mark: string | null
  began_at: Time
  /** The first opening or click on a product, and the first order; null: none. */
  opened_at: Time | null
  ordered_at: Time | null
}

/** A page of the shop that events name: origin and path. */
export interface EventPageTable {
  id: Generated<number>
  account_id: number
  url: string
}

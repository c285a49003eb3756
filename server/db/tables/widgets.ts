import type { Generated } from 'kysely'
import type { WidgetMode } from '@/contract/entities/widget'
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
  /** When that revision was saved; null: before this was kept. */
  saved_at: Generated<Time | null>
  created_at: Time
}

/** A page of a shop on which a widget was shown. */
export interface WidgetPageTable {
  widget_id: number
  /** Origin and path. */
  page: string
  /** The newest one that was shown there. */
  revision: number
  /** When that revision was first shown there. */
  live_at: Time
  /** Within a minute. */
  seen_at: Time
}

/** A 3D model of a widget, as it is served. */
export interface WidgetModelTable {
  id: Generated<number>
  widget_id: number
  /** As the sender called it. */
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

/** A picture that stands for a 3D model. */
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

/** Requests of one network within a minute, as far as the processes have shared them. */
export interface PublicCallTable {
  /** A hash: no addresses are kept. */
  key_hash: string
  /** Since the epoch. */
  minute: number
  calls: number
}

/** One thing that the embed reported. */
export interface EventTable {
  id: Generated<number>
  account_id: number
  widget_id: number
  /** Id given by the embed, unique in the widget, of an order in the account: what is sent twice counts once. */
  event_key: string
  type: WidgetEvent['type']
  post_id: number | null
  sku_id: number | null
  /** Of a purchase: what was paid, hundredths of the currency. */
  amount: number | null
  currency: string | null
  created_at: Time
}

import type { Generated } from 'kysely'
import type { WidgetMode, WidgetType } from '@/contract/entities/widget'
import type { Json, Time } from './columns'

export interface WidgetTable {
  id: Generated<number>
  account_id: number
  embed_id: string
  widget_type: WidgetType
  /** The title, called `role` in the API (product-rules/records.md#widget-record). */
  role: string
  mode: WidgetMode
  /** `GallerySettings` of the contract. */
  settings: Json
  revision: Generated<number>
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
  /** Id given by the embed, unique in the widget: a batch sent twice counts once. */
  event_key: string
  type: 'load' | 'view' | 'open' | 'productClick'
  post_id: number | null
  sku_id: number | null
  created_at: Time
}

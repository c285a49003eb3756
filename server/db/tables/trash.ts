import type { Generated } from 'kysely'
import type { TrashKind } from '@/contract/entities/trash'
import type { Json, Time } from './columns'

/** A deleted object, until it is restored or deleted for good. */
export interface TrashTable {
  id: Generated<number>
  account_id: number
  kind: TrashKind
  /** Identifies the object in the contract: the id of a post or album, the embed id of a widget. */
  subject: string
  /** The name that people see; empty for a post without text. */
  name: string
  /** Who deleted it. */
  person_id: number | null
  deleted_at: Time
  /** `Contents` of `server/domains/trash/contents.ts`. */
  contents: Json
}

/** The files of a post in the trash, which are kept with it and count as storage. */
export interface TrashMediaTable {
  trash_id: number
  media_id: number
}

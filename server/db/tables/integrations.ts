import type { Generated } from 'kysely'
import type { IntegrationType } from '@/contract/entities/integration'
import type { SourceType } from '@/contract/entities/source'
import type { Flag, Time } from './columns'

/** A connected social network. */
export interface IntegrationTable {
  id: Generated<number>
  account_id: number
  type: IntegrationType
  /** The chosen profile or group. */
  name: string
  status: 'waiting' | 'working' | 'failed'
  /** Id of the profile or group at the network. */
  provider_id: string | null
  /** Never leaves the back office. */
  token: string | null
  token_expires_at: Time | null
  synced_at: Time | null
  revision: Generated<number>
  created_at: Time
}

/** A source of an account's posts. */
export interface SourceTable {
  id: Generated<number>
  account_id: number
  integration_id: number | null
  type: SourceType
  /** Profile or group; empty for the account's own sources. */
  name: string
  is_auto_publication: Generated<Flag>
  auto_markup_mode: 'off' | 'suggest' | 'mark'
  synced_at: Time | null
  revision: Generated<number>
  created_at: Time
}

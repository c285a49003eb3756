import type { Selectable } from 'kysely'
import type { Integration } from '@/contract/entities/sources/integration'
import type { IntegrationTable } from '../../db/tables/integrations'
import { isoOrNull } from '../../language/times'

/** A connection for the cabinet, without its token. */
export function presentIntegration(row: Selectable<IntegrationTable>): Integration {
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    status: row.status,
    tokenExpiresAt: isoOrNull(row.token_expires_at),
    syncedAt: isoOrNull(row.synced_at),
  }
}

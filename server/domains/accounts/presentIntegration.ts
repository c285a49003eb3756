import type { Selectable } from 'kysely'
import type { Feed, Integration } from '@/contract/entities/integration'
import { withoutPassword } from '@/contract/text/links'
import type { FeedTable, IntegrationTable } from '../../db/tables/integrations'
import { iso, isoOrNull } from '../../language/iso'

/** A connection as the cabinet sees it: never its token. */
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

export function presentFeed(row: Selectable<FeedTable>, productCount: number): Feed {
  return {
    link: withoutPassword(row.link),
    status: row.status,
    submittedAt: iso(row.submitted_at),
    readAt: isoOrNull(row.read_at),
    productCount,
  }
}

import type { Selectable } from 'kysely'
import type { Source } from '@/contract/entities/source'
import type { SourceTable } from '../../db/tables/integrations'
import { isoOrNull } from '../../language/iso'

export function presentSource(row: Selectable<SourceTable>, postCount: number): Source {
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    isAutoPublication: row.is_auto_publication === 1,
    autoMarkupMode: row.auto_markup_mode,
    syncedAt: isoOrNull(row.synced_at),
    postCount,
  }
}

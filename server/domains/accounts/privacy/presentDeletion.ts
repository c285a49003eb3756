import type { Deletion } from '@/contract/entities/account/privacy'
import { iso } from '../../../language/times'

/** Null unless the account awaits its deletion. */
export function presentDeletion(row: {
  deletion_asked_at: number | null
  deletes_at: number | null
}): Deletion | null {
  const { deletion_asked_at: askedAt, deletes_at: deletesAt } = row
  return askedAt === null || deletesAt === null
    ? null
    : { askedAt: iso(askedAt), deletesAt: iso(deletesAt) }
}

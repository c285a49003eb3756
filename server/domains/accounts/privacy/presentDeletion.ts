import type { Deletion } from '@/contract/entities/account/deletion'
import { iso } from '../../../language/times'

/** The scheduled deletion of an account; null without one. */
export function presentDeletion(row: {
  deletion_asked_at: number | null
  deletes_at: number | null
}): Deletion | null {
  const { deletion_asked_at: askedAt, deletes_at: deletesAt } = row
  return askedAt === null || deletesAt === null
    ? null
    : { askedAt: iso(askedAt), deletesAt: iso(deletesAt) }
}

import type { SourceType, LeftOutReason } from '@/contract/entities/sources/source'

/** The source being read, with the fields that its posts need. */
export interface ReadSource {
  id: number
  accountId: number
  type: SourceType
}

/** The result of a reading, in posts. */
export interface ReadingTally {
  created: number
  changed: number
  /** Posts whose pictures could not be copied yet. */
  waiting: number
  leftOut: Partial<Record<LeftOutReason, number>>
}

export const emptyTally = (): ReadingTally => ({ created: 0, changed: 0, waiting: 0, leftOut: {} })

export function addLeftOut(tally: ReadingTally, reason: LeftOutReason): void {
  tally.leftOut[reason] = (tally.leftOut[reason] ?? 0) + 1
}

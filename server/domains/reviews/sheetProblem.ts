import { REVIEW_FILE_LIMITS } from '@/contract/reviewFileLimits'
import { MEGABYTE } from '@/contract/files/uploads'
import { refused } from '../../errors/apiError'
import { SheetFailure, type SheetFailureKind } from '../../sheets/sheetFailure'

const LIMIT: Partial<Record<SheetFailureKind, number>> = {
  'too-much-unpacked': REVIEW_FILE_LIMITS.unpacked.bytes / MEGABYTE,
  'too-many-rows': REVIEW_FILE_LIMITS.rows,
  'too-many-columns': REVIEW_FILE_LIMITS.columns,
}

/** Turns the error of a file into a failure with a message for the user; other errors are our own. */
export function asRefusal(error: unknown): unknown {
  if (!(error instanceof SheetFailure)) return error
  const { kind, line } = error
  const place = kind === 'broken' && line !== null
  return refused(`review-file-${place ? 'broken-line' : kind}`, 'file', {
    line: line ?? 0,
    count: LIMIT[kind] ?? 0,
  })
}

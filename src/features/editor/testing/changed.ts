import type { Change } from '@/features/editor/model/post'
import { EMPTY_HISTORY, record, type Step } from '@/features/editor/model/history'
import type { PostDocument } from '@/features/editor/model/document'

/** A step for tests in which its details do not matter. */
export const ANY_STEP: Step = {
  label: 'elements-placed',
  key: null,
  at: 0,
  mediaIndex: 0,
  frame: 'square',
  selectionBefore: [],
  selectionAfter: [],
}

/** A document after some changes. */
export const changed = (document: PostDocument, ...changes: Change[]): PostDocument =>
  changes.reduce(
    (current, change) => record(current, EMPTY_HISTORY, change, ANY_STEP).document,
    document,
  )

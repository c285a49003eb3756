import type { Change } from '../model/post/changes'
import { EMPTY_HISTORY, record, type Step } from '../model/history/history'
import type { PostDocument } from '../model/types'

/** A step for a test that ignores its facts. */
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

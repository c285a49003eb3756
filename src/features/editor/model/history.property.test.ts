import fc from 'fast-check'
import { makePostInfo } from '../testing/postInfo'
import { ANY_STEP } from '../testing/changed'
import { changes, storedPost } from '../testing/arbitraries'
import type { Change } from './changes'
import { EMPTY_HISTORY, record, redoStep, undoStep, type History } from './history'
import { isDirty } from './isDirty'
import { restore } from './restore'
import { toWire } from './toWire'
import type { PostDocument } from './types'

interface Visit {
  document: PostDocument
  history: History
}

const opened = (): Visit => ({ document: restore(makePostInfo()), history: EMPTY_HISTORY })

function make({ document, history }: Visit, change: Change): Visit {
  return record(document, history, change, ANY_STEP)
}

function undoAll(visit: Visit): Visit {
  const before = undoStep(visit.document, visit.history)
  return before ? undoAll(before) : visit
}

function redoAll(visit: Visit): Visit {
  const after = redoStep(visit.document, visit.history)
  return after ? redoAll(after) : visit
}

/** The structure of a document as the specification compares it, made another way than `isDirty` does. */
const structureOf = (document: PostDocument) =>
  JSON.stringify(document, (key, value: unknown) => (key === 'zIndex' ? undefined : value))

test('every change keeps markers on whole percents of the frame and ids apart', () => {
  fc.assert(
    fc.property(changes, (visit) => {
      const { document } = visit.reduce(make, opened())
      const marks = document.media.flatMap(({ links }) => links)
      for (const { x, y } of marks) {
        for (const value of [x, y]) {
          expect(Number.isInteger(value)).toBe(true)
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(100)
        }
      }
      expect(new Set(marks.map(({ id }) => id)).size).toBe(marks.length)
    }),
  )
})

test('undo all the way gives the first state, redo all the way the last', () => {
  fc.assert(
    fc.property(changes, (visit) => {
      const first = opened()
      const last = visit.reduce(make, first)
      const back = undoAll(last)
      expect(back.document).toEqual(first.document)
      expect(redoAll(back).document).toEqual(last.document)
    }),
  )
})

test('a document is dirty exactly when its structure differs from the stored one', () => {
  fc.assert(
    fc.property(changes, (visit) => {
      const first = opened()
      const { document } = visit.reduce(make, first)
      expect(isDirty(document, first.document)).toBe(
        structureOf(document) !== structureOf(first.document),
      )
    }),
  )
})

test('what was only looked at goes back as it came', () => {
  fc.assert(
    fc.property(storedPost, (post) => {
      expect(toWire(restore(post), post)).toEqual(post)
    }),
  )
})

import fc from 'fast-check'
import { editorSlice, redone, undone } from '@/features/editor/editorSlice'
import type { EditorState } from '@/features/editor/state/editorState'
import { isSame } from '@/common/lib/isSame'
import { withoutEmptyTexts } from '@/features/editor/model/history'
import { restore, toWire } from '@/features/editor/model/wire'
import type { PostDocument } from '@/features/editor/model/document'
import { withInteractionIds } from '@/features/editor/model/storedElements'
import { outside, THEIRS, work, type TestStep } from '@/features/editor/testing/testSteps'
import { makePoll, makeText } from '@/features/editor/testing/elements'
import { makePostInfo } from '@/features/editor/testing/postInfo'
import { openedWith, play } from '@/features/editor/testing/answers'
import { allElements } from '@/features/editor/model/elements'
import '../../../../../test/seededProperties'
import { inDepth } from '../../../../../test/depth'

const { selectIsDirty } = editorSlice.getSelectors()

function opened(): EditorState {
  const post = makePostInfo()
  const [first, ...others] = post.media
  const lists = { textStickers: [makeText()], interactions: [makePoll({ id: 'poll' })] }
  return openedWith({ ...post, media: [{ ...first!, ...lists }, ...others] })
}

const after = (visit: readonly TestStep[], from = opened()) =>
  visit.reduce((state, step) => step(state), from)

function repeat(state: EditorState, way: 'past' | 'future'): EditorState {
  let at = state
  while (at.history[way].length > 0) at = play(at, way === 'past' ? undone() : redone())
  return at
}
const same = (one: PostDocument, other: PostDocument) =>
  isSame(withoutEmptyTexts(one), withoutEmptyTexts(other))

const working = fc.array(work, { maxLength: 40 })
const saving = fc.array(fc.oneof({ arbitrary: work, weight: 4 }, outside(work)), { maxLength: 40 })

test('leads to the start of a session by undo and to its end by redo, whatever was done', () => {
  fc.assert(
    fc.property(working, (visit) => {
      const first = opened()
      const last = repeat(after(visit, first), 'future')
      const back = repeat(last, 'past')
      expect(same(back.document, first.document)).toBe(true)
      const again = repeat(back, 'future')
      expect(same(again.document, last.document)).toBe(true)
      expect(again.mediaIndex).toBeLessThan(Math.max(1, again.document.media.length))
    }),
    { numRuns: inDepth(300, 80) },
  )
})

test('changes neither end of the history by saves, refusals, conflicts and new covers', () => {
  fc.assert(
    fc.property(saving, (visit) => {
      const last = repeat(after(visit), 'future')
      const back = repeat(last, 'past')
      const again = repeat(back, 'future')
      expect(same(again.document, last.document)).toBe(true)
      expect(same(repeat(again, 'past').document, back.document)).toBe(true)
    }),
    { numRuns: inDepth(300, 80) },
  )
})

test('never edits a text or shows a slide that does not exist', () => {
  fc.assert(
    fc.property(saving, (visit) => {
      const state = after(visit)
      const ids = allElements(state.document).map(({ id }) => id)
      if (state.editing !== null) expect(ids).toContain(state.editing)
      expect(state.document.media[state.mediaIndex]).toBeDefined()
    }),
  )
})

test('marks the work as unsaved exactly when a save would store a change', () => {
  fc.assert(
    fc.property(saving, (visit) => {
      const state = after(visit)
      const { document, postInfo, linkIds, interactionIds, seenMedia } = state
      const shown = withInteractionIds(withoutEmptyTexts(document), interactionIds)
      const wouldBe = toWire(shown, postInfo!, linkIds, seenMedia)
      const stored = toWire(restore(postInfo!), postInfo!)
      expect(selectIsDirty(state)).toBe(!isSame(wouldBe, stored, ['zIndex']))
    }),
    { numRuns: inDepth(300, 80) },
  )
})

test('keeps slides that another user added, through every edit that does not remove them', () => {
  const isHeld = ({ document, conflict }: EditorState, id: number) =>
    conflict !== null || document.media.some((item) => item.id === id)
  // A step that removes one of the other user's slides, or replaces its file, is skipped.
  const keeping = work.map((step): TestStep => (state) => {
    const next = step(state)
    const isGone = THEIRS.some((id) => isHeld(state, id) && !isHeld(next, id))
    return isGone && next.history.past.length > state.history.past.length ? state : next
  })
  const steps = fc.oneof({ arbitrary: keeping, weight: 4 }, outside(keeping))
  const visits = fc.array(steps, { maxLength: 40 })
  fc.assert(
    fc.property(visits, (visit) => {
      const last = after(visit)
      const known = THEIRS.filter((id) => last.postInfo?.media.some((item) => item.id === id))
      for (const at of [last, repeat(last, 'past'), repeat(last, 'future')]) {
        for (const id of known) expect(isHeld(at, id)).toBe(true)
      }
    }),
    { numRuns: inDepth(300, 80) },
  )
})

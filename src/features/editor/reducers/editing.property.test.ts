import fc from 'fast-check'
import type { UnknownAction } from '@reduxjs/toolkit'
import { FRAMES } from '@/contract/entities/media'
import { editorApi } from '../editorApi'
import {
  editorSlice,
  elementAdded,
  elementEdited,
  elementsFlagged,
  elementsPasted,
  elementsPlaced,
  elementsRemoved,
  frameSwitched,
  mediaHidden,
  mediaMoved,
  mediaRemoved,
  mediaSwitched,
  redone,
  selectionChanged,
  textChanged,
  undone,
} from '../editorSlice'
import { initialEditorState, type EditorState } from '../editorState'
import { isSame, withoutEmptyTexts } from '../model/isDirty'
import { newElement } from '../model/newElement'
import { makePoll, makeText } from '../testing/elements'
import { makePostInfo } from '../testing/postInfo'
import type { PostDocument } from '../model/types'

/** What a hand does, said without ids: those are known only as the visit goes on. */
type Deed = (state: EditorState) => UnknownAction

const pick = (state: EditorState, place: number): string => {
  const ids = state.document.media.flatMap(({ elements, links }) => [
    ...elements.map(({ id }) => id),
    ...links.map(({ id }) => id),
  ])
  return ids[place % Math.max(1, ids.length)] ?? ''
}
const place = fc.nat({ max: 20 })
const words = fc.constantFrom('', ' ', 'С', 'Скидка')
const frame = fc.constantFrom(...FRAMES)

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.tuple(words, frame).map(
    ([text, on]): Deed =>
      () =>
        elementAdded(newElement({ kind: 'textSticker', text }, on)),
  ),
  fc.tuple(place, words).map(
    ([at, text]): Deed =>
      (state) =>
        elementEdited({ id: pick(state, at), kind: 'textSticker', content: { text } }),
  ),
  fc.tuple(place, fc.integer({ min: -80, max: 180 })).map(
    ([at, x]): Deed =>
      (state) =>
        elementsPlaced({ places: { [pick(state, at)]: { x, y: x } }, source: 'keyboard' }),
  ),
  place.map(
    (at): Deed =>
      (state) =>
        elementsRemoved([pick(state, at)]),
  ),
  fc.tuple(place, fc.boolean()).map(
    ([at, isHidden]): Deed =>
      (state) =>
        elementsFlagged({ ids: [pick(state, at)], isHidden }),
  ),
  frame.map(
    (on): Deed =>
      () =>
        elementsPasted([newElement({ kind: 'textSticker', text: 'К' }, on)]),
  ),
  place.map(
    (at): Deed =>
      (state) =>
        selectionChanged([pick(state, at)]),
  ),
  frame.map(
    (on): Deed =>
      () =>
        frameSwitched(on),
  ),
  fc.nat({ max: 2 }).map(
    (index): Deed =>
      () =>
        mediaSwitched(index),
  ),
  fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 2 })).map(
    ([from, to]): Deed =>
      () =>
        mediaMoved({ from, to }),
  ),
  fc.nat({ max: 2 }).map(
    (index): Deed =>
      () =>
        mediaRemoved(index),
  ),
  fc.tuple(fc.nat({ max: 2 }), fc.boolean()).map(
    ([index, isHidden]): Deed =>
      () =>
        mediaHidden({ index, isHidden }),
  ),
  words.map(
    (text): Deed =>
      () =>
        textChanged(text),
  ),
  fc.constantFrom<Deed>(
    () => undone(),
    () => undone(),
    () => redone(),
  ),
)

function opened(): EditorState {
  const post = makePostInfo()
  const [first, ...others] = post.media
  const lists = { textStickers: [makeText()], interactions: [makePoll()] }
  return editorSlice.reducer(
    { ...initialEditorState, postId: 7 },
    {
      type: `${editorApi.reducerPath}/executeQuery/fulfilled`,
      payload: { ...post, media: [{ ...first!, ...lists }, ...others] },
      meta: {
        requestStatus: 'fulfilled',
        requestId: 'load',
        arg: { type: 'query', endpointName: 'getPost', originalArgs: 7 },
      },
    },
  )
}

const play = (state: EditorState, action: UnknownAction) => editorSlice.reducer(state, action)
function repeat(state: EditorState, way: 'past' | 'future'): EditorState {
  let at = state
  while (at.history[way].length > 0) at = play(at, way === 'past' ? undone() : redone())
  return at
}
const same = (one: PostDocument, other: PostDocument) =>
  isSame(withoutEmptyTexts(one), withoutEmptyTexts(other))

test('whatever was done in a visit, undo leads to its beginning and redo to its end', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 40 }), (visit) => {
      const first = opened()
      const last = repeat(
        visit.reduce((state, make) => play(state, make(state)), first),
        'future',
      )
      const back = repeat(last, 'past')
      expect(same(back.document, first.document)).toBe(true)
      const again = repeat(back, 'future')
      expect(same(again.document, last.document)).toBe(true)
      expect(again.mediaIndex).toBeLessThan(Math.max(1, again.document.media.length))
    }),
    { numRuns: 300 },
  )
})

test('what is chosen, written or shown is there', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 40 }), (visit) => {
      const state = visit.reduce((at, make) => play(at, make(at)), opened())
      const ids = state.document.media.flatMap(({ elements }) => elements.map(({ id }) => id))
      if (state.editing !== null) expect(ids).toContain(state.editing)
      expect(state.document.media[state.mediaIndex]).toBeDefined()
    }),
  )
})

import fc from 'fast-check'
import type { UnknownAction } from '@reduxjs/toolkit'
import { FRAMES } from '@/contract/entities/posts/media'
import type { PostInfo } from '@/contract/entities/posts/post'
import {
  coversRead,
  elementAdded,
  elementEdited,
  elementsFlagged,
  elementsOrdered,
  elementsPasted,
  elementsPlaced,
  elementsRemoved,
  frameSwitched,
  imageShown,
  markSettingsChanged,
  mediaAdded,
  mediaHidden,
  mediaMoved,
  mediaRemoved,
  mediaReplaced,
  mediaSwitched,
  mineKept,
  productMarked,
  redone,
  saveConflicted,
  saveFailed,
  saveRequested,
  saveSucceeded,
  scheduleTimeChosen,
  scheduleToggled,
  selectionChanged,
  textChanged,
  undone,
} from '../editorSlice'
import type { EditorState } from '@/features/editor/state/editorState'
import { newElement } from '@/features/editor/kinds/elementKinds'
import { elementsOf } from '@/features/editor/model/elements'
import { storedAs, play } from './answers'
import { makeMedia, makeProduct, makeUploaded } from './postInfo'

/** A step by the user or from outside. It contains no ids, because those are known only during the visit. */
export type TestStep = (state: EditorState) => EditorState

const act =
  (make: (state: EditorState) => UnknownAction): TestStep =>
  (state) =>
    play(state, make(state))

const pick = ({ document }: EditorState, place: number): string => {
  const ids = document.media.flatMap((item) =>
    [...elementsOf(item), ...item.links].map(({ id }) => id),
  )
  return ids[place % Math.max(1, ids.length)] ?? ''
}
const place = fc.nat({ max: 20 })
const slide = fc.nat({ max: 3 })
const words = fc.constantFrom('', ' ', 'С', 'Скидка')
const frame = fc.constantFrom(...FRAMES)
/** The ids of uploads, which the back office assigns: each upload of a visit has its own id. */
const uploaded = fc.noBias(fc.integer({ min: 901, max: 1_000_000_000 }))

/** Every step that can be undone, and undo and redo. */
export const work: fc.Arbitrary<TestStep> = fc.oneof(
  fc
    .tuple(words, frame)
    .map(([text, on]) => act(() => elementAdded(newElement({ kind: 'textSticker', text }, on)))),
  fc
    .tuple(place, words)
    .map(([at, text]) =>
      act((state) =>
        elementEdited({ id: pick(state, at), kind: 'textSticker', content: { text } }),
      ),
    ),
  fc
    .tuple(place, fc.integer({ min: -80, max: 180 }))
    .map(([at, x]) =>
      act((state) =>
        elementsPlaced({ places: { [pick(state, at)]: { x, y: x } }, source: 'keyboard' }),
      ),
    ),
  place.map((at) => act((state) => elementsRemoved([pick(state, at)]))),
  fc
    .tuple(place, fc.boolean())
    .map(([at, isHidden]) => act((state) => elementsFlagged({ ids: [pick(state, at)], isHidden }))),
  place.map((at) => act((state) => elementsOrdered([pick(state, at)]))),
  frame.map((on) =>
    act(() => elementsPasted([newElement({ kind: 'textSticker', text: 'К' }, on)])),
  ),
  fc
    .tuple(place, frame)
    .map(([at, on]) =>
      act((state) =>
        imageShown({ markId: pick(state, at), frame: on, size: { width: 3, height: 4 } }),
      ),
    ),
  fc
    .tuple(place, fc.boolean())
    .map(([at, isSimilar]) =>
      act((state) => markSettingsChanged({ id: pick(state, at), settings: { isSimilar } })),
    ),
  fc.integer({ min: 500, max: 503 }).map((sku) => act(() => productMarked(makeProduct(sku)))),
  place.map((at) => act((state) => selectionChanged([pick(state, at)]))),
  frame.map((on) => act(() => frameSwitched(on))),
  slide.map((index) => act(() => mediaSwitched(index))),
  fc.tuple(slide, slide).map(([from, to]) => act(() => mediaMoved({ from, to }))),
  slide.map((index) => act(() => mediaRemoved(index))),
  uploaded.map((id) => act(() => mediaAdded(makeUploaded(id)))),
  fc.tuple(slide, uploaded).map(([at, id]) =>
    act(({ document }) => {
      const mediaId = document.media[at]?.id ?? 0
      return mediaReplaced({ mediaId, media: makeUploaded(id) })
    }),
  ),
  fc
    .tuple(slide, fc.boolean())
    .map(([index, isHidden]) => act(() => mediaHidden({ index, isHidden }))),
  words.map((text) => act(() => textChanged(text))),
  fc.boolean().map((isOn) => act(() => scheduleToggled(isOn))),
  fc
    .constantFrom('2999-01-01T09:00:00.000Z', '2999-01-02T09:00:00.000Z', null)
    .map((time) => act(() => scheduleTimeChosen({ field: 'publishTime', time }))),
  fc.constantFrom(
    act(() => undone()),
    act(() => undone()),
    act(() => redone()),
  ),
)

/** The ids of the other user's slides. */
export const THEIRS = [60, 61]

const requestOf = ({ save }: EditorState) => save.requestId ?? ''

/** A save, with another status or with the same; `meanwhile` happens before the response. */
const save =
  (meanwhile: TestStep, status: { isPublished?: boolean }): TestStep =>
  (state) => {
    const asked = play(state, saveRequested(status))
    if (asked.save.status !== 'saving') return asked
    const postInfo = storedAs(asked)
    return play(meanwhile(asked), saveSucceeded({ requestId: requestOf(asked), postInfo }))
  }
const failToSave: TestStep = (state) => {
  const asked = play(state, saveRequested())
  return play(
    asked,
    saveFailed({ requestId: requestOf(asked), message: { id: 'serverError' }, place: null }),
  )
}

/** Another user saves an additional slide; this user saves as well, and keeps their own version. */
const theirSlide =
  (id: number): TestStep =>
  (state) => {
    const { postInfo } = state
    const asked = play(state, saveRequested())
    if (!postInfo || asked.save.status !== 'saving') return asked
    const theirs: PostInfo = {
      ...postInfo,
      vitrinaPost: { ...postInfo.vitrinaPost, revision: postInfo.vitrinaPost.revision + 1 },
      media: [...postInfo.media.filter((item) => item.id !== id), makeMedia(id)],
    }
    return play(
      asked,
      saveConflicted({ requestId: requestOf(asked), postInfo: theirs }),
      mineKept(),
    )
  }

const newCovers: TestStep = (state) => {
  if (!state.postInfo) return state
  const media = state.postInfo.media.map((item) => ({
    ...item,
    thumbnailUrl: `${item.thumbnailUrl}?new`,
  }))
  return play(state, coversRead({ ...state.postInfo, media }))
}

/** Steps that change the stored post; `meanwhile` happens before a response. */
export const outside = (meanwhile: fc.Arbitrary<TestStep>): fc.Arbitrary<TestStep> =>
  fc.oneof(
    fc
      .tuple(
        fc.option(meanwhile, { nil: (state: EditorState) => state }),
        fc.constantFrom({}, { isPublished: true }, { isPublished: false }),
      )
      .map(([step, status]) => save(step, status)),
    fc.constant(failToSave),
    fc.constantFrom(...THEIRS).map(theirSlide),
    fc.constant(newCovers),
  )

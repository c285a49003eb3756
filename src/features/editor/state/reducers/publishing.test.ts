import type { UnknownAction } from '@reduxjs/toolkit'
import type { CopyrightRequest } from '@/contract/entities/posts/copyright'
import type { PostInfo, VitrinaPost } from '@/contract/entities/posts/post'
import { NO_SCHEDULE } from '@/contract/posts/schedule'
import {
  albumsChanged,
  commentTyped,
  editorSlice,
  mineKept,
  permissionNeedToggled,
  postOpened,
  promoCodeMarked,
  redone,
  saveConflicted,
  saveFailed,
  saveRequested,
  saveSucceeded,
  scheduleTimeChosen,
  scheduleToggled,
  segmentsChanged,
  sideWriteFailed,
  sideWriteStarted,
  sideWriteSucceeded,
  textChanged,
  undone,
} from '@/features/editor/editorSlice'
import { initialEditorState, type EditorState } from '@/features/editor/state/editorState'
import { toWire } from '@/features/editor/model/wire'
import { makePostInfo } from '@/features/editor/testing/postInfo'
import { openPost } from './editing'
import { scheduleActed } from '@/features/editor/state/actions'

const { selectIsDirty, selectIsSaving, selectSaveProblem } = editorSlice.getSelectors()

const play = (state: EditorState, ...actions: UnknownAction[]) =>
  actions.reduce(editorSlice.reducer, state)
function opened(post: Partial<VitrinaPost> = {}): EditorState {
  const state = structuredClone(play(initialEditorState, postOpened({ postId: 7 })))
  openPost(state, makePostInfo(post))
  return state
}

const TIME = '2999-01-01T09:00:00.000Z'
const LATER = '2999-01-02T09:00:00.000Z'
const PAST = '2020-01-01T09:00:00.000Z'
const publishAt = (time: string | null) => scheduleTimeChosen({ field: 'publishTime', time })
const unpublishAt = (time: string | null) => scheduleTimeChosen({ field: 'unpublishTime', time })
const planned = { isEnabledScheduler: true, publishTime: TIME, unpublishTime: null }

afterEach(() => {
  jest.useRealTimers()
})

describe('the schedule', () => {
  test('is saved with the post', () => {
    const state = play(opened(), scheduleToggled(true), publishAt(TIME), unpublishAt(LATER))
    expect(selectIsDirty(state)).toBe(true)
    const saving = play(state, saveRequested())
    expect(toWire(saving.save.sent!, saving.postInfo!).vitrinaPost).toMatchObject({
      isEnabledScheduler: true,
      publishTime: TIME,
      unpublishTime: LATER,
    })
  })

  test('is undone step by step: the switch and each of its times', () => {
    const done = play(opened(), scheduleToggled(true), publishAt(TIME), unpublishAt(LATER))
    expect(done.history.past.map(({ label }) => label)).toEqual(Array(3).fill('schedule-changed'))
    const steps = [done]
    for (let count = 0; count < 3; count += 1) steps.unshift(play(steps[0]!, undone()))
    expect(steps.map(({ document }) => document.schedule)).toEqual([
      NO_SCHEDULE,
      { ...NO_SCHEDULE, isEnabledScheduler: true },
      planned,
      { ...planned, unpublishTime: LATER },
    ])
    expect(selectIsDirty(steps[0]!)).toBe(false)
    const again = play(steps[0]!, redone(), redone(), redone())
    expect(again.document).toEqual(done.document)
  })

  test('coalesces times chosen in quick succession, and adds no step without a change', () => {
    jest.useFakeTimers()
    const typed = play(opened(planned), publishAt(LATER), publishAt(PAST), publishAt(null))
    expect(typed.history.past).toHaveLength(1)
    expect(play(typed, undone()).document.schedule).toEqual(planned)
    const same = play(opened(planned), publishAt(TIME), scheduleToggled(true))
    expect(same.history.past).toEqual([])
  })

  test('clears the problem of a time when that time is undone, and keeps it when another change is undone', () => {
    const chosen = play(opened(), scheduleToggled(true), publishAt(PAST))
    const refused = play(chosen, saveRequested())
    expect(selectSaveProblem(refused)).not.toBeNull()
    expect(selectSaveProblem(play(refused, undone()))).toBeNull()
    const written = play(chosen, textChanged('Вечер'), saveRequested(), undone())
    expect(selectSaveProblem(written)).not.toBeNull()
  })

  test('clears its times when switched off, and restores the stored times when switched on', () => {
    const stored = opened(planned)
    const off = play(stored, scheduleToggled(false))
    expect(off.document.schedule).toEqual({
      isEnabledScheduler: false,
      publishTime: null,
      unpublishTime: null,
    })
    expect(selectIsDirty(play(off, scheduleToggled(true)))).toBe(false)
  })

  test.each<[string, Partial<VitrinaPost>, UnknownAction[], string, string]>([
    ['no time', {}, [], 'schedule-empty', 'publishTime'],
    [
      'only an unpublication time',
      {},
      [unpublishAt(TIME)],
      'schedule-not-published',
      'publishTime',
    ],
    [
      'no unpublication time of a published post',
      { isPublished: true },
      [],
      'schedule-empty',
      'unpublishTime',
    ],
    ['a time in the past', {}, [publishAt(PAST)], 'schedule-in-past', 'publishTime'],
    [
      'an unpublication before the publication',
      {},
      [publishAt(LATER), unpublishAt(TIME)],
      'schedule-order',
      'unpublishTime',
    ],
  ])('prevents a save: %s', (_name, post, chosen, id, field) => {
    const state = play(opened(post), scheduleToggled(true), ...chosen, saveRequested())
    expect(selectIsSaving(state)).toBe(false)
    expect(selectSaveProblem(state)).toEqual({ place: field, message: { id }, attempt: 1 })
    const again = play(state, saveRequested())
    expect(selectSaveProblem(again)?.attempt).toBe(2)
    expect(selectSaveProblem(play(again, scheduleToggled(false)))).toBeNull()
  })

  test('can be switched on only for a post in an album', () => {
    const bare = play(opened({ albumList: [] }), scheduleToggled(true), publishAt(TIME))
    const stopped = play(bare, saveRequested())
    expect(selectIsSaving(stopped)).toBe(false)
    expect(selectSaveProblem(stopped)?.place).toBe('albums')
    const mended = play(stopped, albumsChanged([{ id: 4, name: 'Кухня' }]), saveRequested())
    expect(selectIsSaving(mended)).toBe(true)
  })

  test('may have a stored time that has passed', () => {
    const waiting = opened({ ...planned, publishTime: PAST })
    expect(selectIsSaving(play(waiting, textChanged('Вечер'), saveRequested()))).toBe(true)
  })

  test('shows a refusal of the back office at its field', () => {
    const saving = play(opened(planned), textChanged('Вечер'), saveRequested())
    const message = { text: 'Это время уже прошло' }
    const failed = play(
      saving,
      saveFailed({ requestId: saving.save.requestId!, message, place: 'publishTime' }),
    )
    expect(selectSaveProblem(failed)).toEqual({ place: 'publishTime', message, attempt: 1 })
  })
})

describe('keeping the user’s version after a scheduled transition', () => {
  const published = makePostInfo({ isPublished: true, revision: 4 })
  function conflicted(...mine: UnknownAction[]) {
    const saving = play(opened(planned), textChanged('Моё'), ...mine, saveRequested())
    return play(
      saving,
      saveConflicted({ requestId: saving.save.requestId!, postInfo: published }),
      mineKept(),
    )
  }

  test('keeps the status and the schedule of the transition', () => {
    expect(conflicted().save.sent).toMatchObject({
      text: 'Моё',
      isPublished: true,
      schedule: { isEnabledScheduler: false, publishTime: null },
    })
  })

  test('sends a schedule that the user changed', () => {
    expect(conflicted(scheduleToggled(false)).save.sent).toMatchObject({
      schedule: { isEnabledScheduler: false },
    })
  })

  test('does not restore by undo a schedule or segments that the other version has replaced', () => {
    const planning = conflicted(scheduleToggled(false), undone())
    expect(play(planning, redone(), undone()).document.schedule).toEqual(NO_SCHEDULE)
    const grouping = conflicted(segmentsChanged([{ id: 1, name: 'Мамы' }]), undone())
    expect(play(grouping, redone()).document.segments).toEqual(published.segments)
  })
})

test('sends with a publication whether to ask the author', () => {
  const saving = play(opened(), saveRequested({ isPublished: true, asksAuthor: true }))
  expect(saving.save).toMatchObject({ asksAuthor: true, sent: { needCopyrightRequest: true } })
  const silent = play(
    opened({ needCopyrightRequest: true }),
    saveRequested({ isPublished: true, asksAuthor: false }),
  )
  expect(silent.save).toMatchObject({ asksAuthor: false, sent: { needCopyrightRequest: false } })
})

test('treats the need for permission and the promo code as unsaved work that can be undone', () => {
  const promised = opened({ promoCodeStatus: 'sent' })
  const state = play(promised, permissionNeedToggled(true), promoCodeMarked(null))
  expect(selectIsDirty(state)).toBe(true)
  expect(play(state, undone()).document).toMatchObject({
    needCopyrightRequest: true,
    promoCodeStatus: 'sent',
  })
  expect(selectIsDirty(play(state, undone(), undone()))).toBe(false)
  expect(toWire(state.document, state.postInfo!).vitrinaPost).toMatchObject({
    needCopyrightRequest: true,
    promoCodeStatus: null,
  })
})

describe('a concurrent write to the post, outside of the save', () => {
  const copyrightRequest: CopyrightRequest = {
    status: 'sent',
    updatedAt: '2026-03-18T12:00:00.000Z',
    comments: [],
  }
  const written = (post: Partial<VitrinaPost>): PostInfo =>
    makePostInfo({ copyrightRequest, ...post })
  const begun = play(
    opened(),
    textChanged('Моё'),
    commentTyped('Согласна'),
    sideWriteStarted({ postId: 7, kind: 'comment' }),
  )

  test('changes the stored copy and keeps the work', () => {
    const postInfo = written({ revision: 4, text: 'Не моё' })
    postInfo.providerPost.likeCount = 12
    const state = play(begun, sideWriteSucceeded({ kind: 'comment', postInfo }))
    expect(state.postInfo?.vitrinaPost).toMatchObject({ revision: 4, copyrightRequest })
    expect(state.postInfo?.providerPost.likeCount).toBe(12)
    expect(state.document.text).toBe('Моё')
    expect(state.comment).toBe('')
    expect(selectIsDirty(state)).toBe(true)
    const saved = play(state, saveRequested())
    expect(
      play(
        saved,
        saveSucceeded({
          requestId: saved.save.requestId!,
          postInfo: toWire(saved.save.sent!, saved.postInfo!),
        }),
      ).document.text,
    ).toBe('Моё')
  })

  test('keeps the old revision when another user saved meanwhile', () => {
    const postInfo = written({ revision: 5, text: 'Чужое' })
    const state = play(begun, sideWriteSucceeded({ kind: 'permission', postInfo }))
    expect(state.postInfo?.vitrinaPost).toMatchObject({ revision: 3, copyrightRequest })
  })

  test('shows the error and keeps the typed comment when it fails', () => {
    const failure = { id: 'serverError' } as const
    const state = play(begun, sideWriteFailed({ postId: 7, failure }))
    expect(state.sideWrite).toEqual({ kind: 'comment', isBusy: false, failure })
    expect(state.comment).toBe('Согласна')
  })

  test('is ignored when another post is open', () => {
    const other = play(begun, postOpened({ postId: 8 }))
    const postInfo = written({ revision: 4 })
    expect(play(other, sideWriteSucceeded({ kind: 'comment', postInfo }))).toBe(other)
    expect(play(other, sideWriteFailed({ postId: 7, failure: null }))).toBe(other)
  })
})

describe('a transition that the schedule makes on the open post', () => {
  const acted = (text = 'Утро на кухне') =>
    scheduleActed(makePostInfo({ revision: 4, isPublished: true, text }))
  const waiting = { isEnabledScheduler: true, publishTime: TIME }

  test('updates status and revision, and keeps the steps of undo', () => {
    const worked = play(opened(waiting), textChanged('Вечер'), undone(), acted())
    expect(worked.document).toMatchObject({
      isPublished: true,
      schedule: { isEnabledScheduler: false, publishTime: null },
    })
    expect(worked.postInfo?.vitrinaPost.revision).toBe(4)
    expect(selectIsDirty(worked)).toBe(false)
    expect(worked.history.future).toHaveLength(1)
  })

  test('cannot be scheduled again by undo or redo', () => {
    const saving = play(opened(), scheduleToggled(true), publishAt(TIME), saveRequested())
    const { requestId, sent } = saving.save
    const postInfo = toWire(sent!, saving.postInfo!)
    const worked = play(saving, saveSucceeded({ requestId: requestId!, postInfo }))
    const came = play(worked, textChanged('Вечер'), undone(), acted())
    expect(came.history.past).toEqual([])
    expect(came.history.future).toHaveLength(1)
    const back = play(came, redone(), undone(), undone())
    expect(back.document.schedule).toEqual(NO_SCHEDULE)
    expect(selectIsDirty(back)).toBe(false)
  })

  test('loads the whole post when another user has changed it too', () => {
    const { document, baseline } = play(opened(waiting), acted('Их текст'))
    expect(document).toMatchObject({ text: 'Их текст', isPublished: true })
    expect(baseline).toEqual(document)
  })

  test.each([
    ['unsaved work', [textChanged('Вечер')]],
    ['a running save', [saveRequested()]],
  ])('does not interrupt %s', (_name, actions) => {
    const before = play(opened(waiting), ...actions)
    expect(play(before, acted())).toBe(before)
  })

  test('is ignored for another post', () => {
    const before = opened(waiting)
    expect(play(before, scheduleActed(makePostInfo({ id: 8 })))).toBe(before)
  })
})

// Runs alone: it mocks the endpoints of the back office.
import type { DraftRecords } from '@/common/lib/draftRecords'
import { draftRecordsOf } from '../../../../../test/draftRecordsOf'
import {
  draftDeclined,
  draftRestored,
  gesturePreviewed,
  elementsPlaced,
  mediaSwitched,
  postClosed,
  productMarked,
  saveRequested,
  saveSucceeded,
  textChanged,
  undone,
  workDiscarded,
} from '@/features/editor/editorSlice'
import { makePostInfo, makeProduct } from '@/features/editor/testing/postInfo'
import { DRAFT_PAUSE_MS } from './draftListeners'
import { DRAFT_LIFETIME_MS } from './keepDraft'
import {
  kept,
  KEY,
  NOW,
  outside,
  pass,
  settle,
  resetVisits,
  visit,
} from '@/features/editor/testing/visit'

/** Stores a draft with this text. */
async function leaveDraftBehind(text = 'Вечер') {
  const page = await visit()
  page.dispatch(textChanged(text))
  await pass(DRAFT_PAUSE_MS)
  expect(kept()?.document.text).toBe(text)
}

beforeEach(resetVisits)
afterEach(() => {
  jest.useRealTimers()
})

describe('storing', () => {
  test('stores a change within a second, with the revision of the post on which it is based', async () => {
    const page = await visit()
    page.dispatch(textChanged('Вечер'))
    expect(kept()).toBeUndefined()
    await pass(DRAFT_PAUSE_MS)
    expect(kept()).toMatchObject({
      schemaVersion: 3,
      postId: 7,
      revision: 3,
      mediaIndex: 0,
      savedAt: NOW + DRAFT_PAUSE_MS,
      document: { text: 'Вечер' },
    })
  })

  test('stores continuous typing with a delay of at most a second', async () => {
    const page = await visit()
    for (let letter = 1; letter <= 50; letter += 1) {
      page.dispatch(textChanged('а'.repeat(letter)))
      await pass(100)
      expect(letter - (kept()?.document.text.length ?? 0)).toBeLessThanOrEqual(10)
    }
    await pass(DRAFT_PAUSE_MS)
    expect(kept()?.document.text).toHaveLength(50)
  })

  test('stores nothing during a gesture, and the whole change immediately after the gesture', async () => {
    const page = await visit()
    page.dispatch(textChanged('Вечер'))
    page.dispatch(
      gesturePreviewed({ id: 'g', places: { 'link:11': { x: 40, y: 40 } }, guides: [] }),
    )
    await pass(5000)
    expect(kept()).toBeUndefined()
    page.dispatch(elementsPlaced({ places: { 'link:11': { x: 41, y: 42 } }, source: 'canvas' }))
    await settle()
    expect(kept()?.document).toMatchObject({
      text: 'Вечер',
      media: [{ links: [{ x: 41 }, {}] }, {}],
    })
  })

  test('stores the shown slide', async () => {
    const page = await visit()
    page.dispatch(textChanged('Вечер'))
    await pass(DRAFT_PAUSE_MS)
    page.dispatch(mediaSwitched(1))
    await pass(DRAFT_PAUSE_MS)
    expect(kept()?.mediaIndex).toBe(1)
  })

  test('removes the draft when everything is undone', async () => {
    const page = await visit()
    page.dispatch(textChanged('Вечер'))
    await pass(DRAFT_PAUSE_MS)
    page.dispatch(undone())
    await pass(DRAFT_PAUSE_MS)
    expect(outside.drafts.size).toBe(0)
  })

  test('removes the draft after a save, and stores later work with the new revision and the new ids', async () => {
    const page = await visit()
    page.dispatch(productMarked(makeProduct()))
    page.dispatch(saveRequested())
    const { save } = page.getState().editor
    const sent = save.sent?.media[0]?.links.at(-1)?.link
    const saved = makePostInfo({ revision: 4 })
    if (sent) saved.media[0]?.linkList.push({ ...sent, id: 99 })
    await pass(DRAFT_PAUSE_MS)
    expect(outside.drafts.size).toBe(1)
    page.dispatch(saveSucceeded({ requestId: save.requestId ?? '', postInfo: saved }))
    await pass(DRAFT_PAUSE_MS)
    expect(outside.drafts.size).toBe(0)

    page.dispatch(textChanged('Вечер'))
    await pass(DRAFT_PAUSE_MS)
    expect(kept()).toMatchObject({ revision: 4 })
    expect(kept()?.document.media[0]?.links.at(-1)?.link.id).toBe(99)
  })

  test('removes the draft of discarded work, and cancels a pending write', async () => {
    const page = await visit()
    page.dispatch(textChanged('Вечер'))
    await pass(DRAFT_PAUSE_MS)
    page.dispatch(textChanged('Ночь'))
    page.dispatch(workDiscarded())
    page.dispatch(postClosed())
    await pass(5000)
    expect(outside.drafts.size).toBe(0)
  })

  test('removes the draft of a post closed without changes, but keeps it after a failure', async () => {
    const clean = await visit()
    clean.dispatch(textChanged('Вечер'))
    await pass(DRAFT_PAUSE_MS)
    clean.dispatch(undone())
    clean.dispatch(postClosed())
    await pass(5000)
    expect(outside.drafts.size).toBe(0)

    const broken = await visit()
    broken.dispatch(textChanged('Ночь'))
    await pass(DRAFT_PAUSE_MS)
    broken.dispatch(postClosed())
    await pass(5000)
    expect(kept()?.document.text).toBe('Ночь')
  })

  test('keeps the editor working when the storage fails, is full or does not respond', async () => {
    const refuse = () => Promise.reject(new DOMException('', 'QuotaExceededError'))
    const full = { ...draftRecordsOf(outside.drafts), write: refuse }
    const blocked = { read: refuse, write: refuse, remove: refuse, readAll: refuse }
    for (const load of [
      refuse,
      () => Promise.resolve(full),
      () => Promise.resolve(blocked),
      () => new Promise<DraftRecords>(() => undefined),
    ]) {
      const page = await visit({ load })
      page.dispatch(textChanged('Вечер'))
      await pass(5000)
      page.dispatch(undone())
      await pass(5000)
      expect(page.text()).toBe('Утро на кухне')
      expect(page.offer()).toBeNull()
    }
  })

  test('stores nothing for a user who may not change posts', async () => {
    const page = await visit({ user: { isOwner: false } })
    page.dispatch(textChanged('Вечер'))
    await pass(5000)
    expect(outside.drafts.size).toBe(0)
  })
})

describe('offering', () => {
  test('offers the whole draft, and continues to store the work once it is restored', async () => {
    await leaveDraftBehind()
    const page = await visit()
    expect(page.offer()).toMatchObject({ revision: 3, savedAt: NOW + DRAFT_PAUSE_MS, leftOut: 0 })
    page.dispatch(draftRestored())
    expect(page.text()).toBe('Вечер')
    page.dispatch(textChanged('Ночь'))
    await pass(DRAFT_PAUSE_MS)
    expect(kept()?.document.text).toBe('Ночь')
  })

  test('does not overwrite a draft while it is offered', async () => {
    await leaveDraftBehind()
    const page = await visit()
    page.dispatch(textChanged('Другое'))
    await pass(5000)
    expect(kept()?.document.text).toBe('Вечер')
    page.dispatch(postClosed())
    await pass(5000)
    expect(kept()?.document.text).toBe('Вечер')
  })

  test('removes a declined draft for good', async () => {
    await leaveDraftBehind()
    const page = await visit()
    page.dispatch(draftDeclined())
    await settle()
    expect(outside.drafts.size).toBe(0)
    expect((await visit()).offer()).toBeNull()
  })

  test('drops a draft without a message when its work has already been saved', async () => {
    await leaveDraftBehind()
    outside.stored = makePostInfo({ text: 'Вечер', revision: 4 })
    const page = await visit()
    expect(page.offer()).toBeNull()
    expect(page.toasts()).toEqual([])
    expect(outside.drafts.size).toBe(0)
  })

  test('drops a draft of a version that can no longer be read, with a message', async () => {
    await leaveDraftBehind()
    outside.drafts.set(KEY, { ...kept(), schemaVersion: 1 })
    const page = await visit()
    expect(page.offer()).toBeNull()
    expect(page.toasts()).toEqual([{ id: 'draft.alert_unreadable' }])
    expect(outside.drafts.size).toBe(0)
    page.dispatch(textChanged('Ночь'))
    await pass(DRAFT_PAUSE_MS)
    expect(kept()?.document.text).toBe('Ночь')
  })

  test('keeps a draft written by a newer version of the page, with a message', async () => {
    await leaveDraftBehind()
    const newer = { ...kept(), schemaVersion: 99 }
    outside.drafts.set(KEY, newer)
    const page = await visit()
    expect(page.offer()).toBeNull()
    expect(page.toasts()).toEqual([{ id: 'draft.alert_newer' }])
    page.dispatch(textChanged('Ночь'))
    await pass(DRAFT_PAUSE_MS)
    expect(outside.drafts.get(KEY)).toEqual(newer)
  })

  test.each([
    ['another person', { email: 'boris@shop.test' }],
    ['another account', { username: 'shop2' }],
    ['a user who may no longer change posts', { isOwner: false }],
  ])('does not offer the draft to %s, and keeps it', async (_name, user) => {
    await leaveDraftBehind()
    expect((await visit({ user })).offer()).toBeNull()
    expect(kept()?.document.text).toBe('Вечер')
  })

  test('removes drafts of all users after 30 days', async () => {
    await leaveDraftBehind()
    outside.drafts.set('another', { ...kept(), savedAt: NOW + DRAFT_LIFETIME_MS })
    outside.drafts.set('spoilt', 'nonsense')
    jest.setSystemTime(NOW + DRAFT_PAUSE_MS + DRAFT_LIFETIME_MS - 1)
    expect((await visit()).offer()).not.toBeNull()
    jest.setSystemTime(NOW + DRAFT_PAUSE_MS + DRAFT_LIFETIME_MS)
    const page = await visit()
    expect(page.offer()).toBeNull()
    expect(page.toasts()).toEqual([])
    expect([...outside.drafts.keys()]).toEqual(['another'])
  })
})

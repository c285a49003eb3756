// Runs alone: the back office is replaced below its calls.
import type { DraftRecords } from '@/common/lib/draftRecords'
import { draftRecordsOf } from '../../../../test/draftRecordsOf'
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
} from '../editorSlice'
import { makePostInfo, makeProduct } from '../testing/postInfo'
import { DRAFT_PAUSE_MS } from './draftListeners'
import { DRAFT_LIFETIME_MS } from './keepDraft'
import { kept, KEY, NOW, outside, pass, settle, resetVisits, visit } from '../testing/visit'

/** Leaves a draft with this text behind. */
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

describe('keeping', () => {
  test('a change is kept within a second, with what it was made on', async () => {
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

  test('who types without a pause is kept all the same, never more than a second behind', async () => {
    const page = await visit()
    for (let letter = 1; letter <= 50; letter += 1) {
      page.dispatch(textChanged('а'.repeat(letter)))
      await pass(100)
      expect(letter - (kept()?.document.text.length ?? 0)).toBeLessThanOrEqual(10)
    }
    await pass(DRAFT_PAUSE_MS)
    expect(kept()?.document.text).toHaveLength(50)
  })

  test('nothing is written during a gesture, all of it just after', async () => {
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

  test('the picture that is worked on is kept too', async () => {
    const page = await visit()
    page.dispatch(textChanged('Вечер'))
    await pass(DRAFT_PAUSE_MS)
    page.dispatch(mediaSwitched(1))
    await pass(DRAFT_PAUSE_MS)
    expect(kept()?.mediaIndex).toBe(1)
  })

  test('undone to the stored post there is no draft', async () => {
    const page = await visit()
    page.dispatch(textChanged('Вечер'))
    await pass(DRAFT_PAUSE_MS)
    page.dispatch(undone())
    await pass(DRAFT_PAUSE_MS)
    expect(outside.drafts.size).toBe(0)
  })

  test('saved there is none; work after that is kept with the new revision and the new ids', async () => {
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

  test('given up there is none, also of what was not written yet', async () => {
    const page = await visit()
    page.dispatch(textChanged('Вечер'))
    await pass(DRAFT_PAUSE_MS)
    page.dispatch(textChanged('Ночь'))
    page.dispatch(workDiscarded())
    page.dispatch(postClosed())
    await pass(5000)
    expect(outside.drafts.size).toBe(0)
  })

  test('closed just after it was clean again there is none; closed by a failure it stays', async () => {
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

  test('a browser that keeps nothing, has no room or never answers stops nobody', async () => {
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

  test('of who may not change posts nothing is kept', async () => {
    const page = await visit({ user: { isOwner: false } })
    page.dispatch(textChanged('Вечер'))
    await pass(5000)
    expect(outside.drafts.size).toBe(0)
  })
})

describe('offering', () => {
  test('a draft is offered as it was and goes on being kept once it is restored', async () => {
    await leaveDraftBehind()
    const page = await visit()
    expect(page.offer()).toMatchObject({ revision: 3, savedAt: NOW + DRAFT_PAUSE_MS, leftOut: 0 })
    page.dispatch(draftRestored())
    expect(page.text()).toBe('Вечер')
    page.dispatch(textChanged('Ночь'))
    await pass(DRAFT_PAUSE_MS)
    expect(kept()?.document.text).toBe('Ночь')
  })

  test('while it is offered nothing overwrites it', async () => {
    await leaveDraftBehind()
    const page = await visit()
    page.dispatch(textChanged('Другое'))
    await pass(5000)
    expect(kept()?.document.text).toBe('Вечер')
    page.dispatch(postClosed())
    await pass(5000)
    expect(kept()?.document.text).toBe('Вечер')
  })

  test('declined it is gone for good', async () => {
    await leaveDraftBehind()
    const page = await visit()
    page.dispatch(draftDeclined())
    await settle()
    expect(outside.drafts.size).toBe(0)
    expect((await visit()).offer()).toBeNull()
  })

  test('what was stored meanwhile is dropped without a word', async () => {
    await leaveDraftBehind()
    outside.stored = makePostInfo({ text: 'Вечер', revision: 4 })
    const page = await visit()
    expect(page.offer()).toBeNull()
    expect(page.toasts()).toEqual([])
    expect(outside.drafts.size).toBe(0)
  })

  test('a draft of another version is dropped, and that is said', async () => {
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

  test('a draft of a later version stays for it, and this old page says so', async () => {
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
    ['who may not change posts any more', { isOwner: false }],
  ])('%s is offered nothing, and the draft stays', async (_name, user) => {
    await leaveDraftBehind()
    expect((await visit({ user })).offer()).toBeNull()
    expect(kept()?.document.text).toBe('Вечер')
  })

  test('thirty days later it is removed, whosever it is', async () => {
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

// Runs alone: it mocks the endpoints of the back office.
import {
  draftDeclined,
  draftRestored,
  mediaSwitched,
  postClosed,
  postOpened,
  saveRequested,
  saveSucceeded,
  textChanged,
  workDiscarded,
} from '@/features/editor/editorSlice'
import { makePostInfo } from '@/features/editor/testing/postInfo'
import { DRAFT_PAUSE_MS } from './draftListeners'
import { browserLocks } from '@/features/editor/testing/browserLocks'
import { kept, outside, pass, settle, resetVisits, visit } from '@/features/editor/testing/visit'

type Page = Awaited<ReturnType<typeof visit>>

let browser: ReturnType<typeof browserLocks>

const giveLocks = (locks: object) => {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
}

/** A tab of the browser that has just opened the post. */
async function openTab() {
  const { locks, die } = browser.openTab()
  giveLocks(locks)
  const page = await visit()
  return {
    ...page,
    die: async () => {
      die()
      await settle()
    },
  }
}

async function write(page: Page, text: string) {
  page.dispatch(textChanged(text))
  // The first pause passes before an idle tab loses the lock, the second one before the draft is written.
  await pass(2 * DRAFT_PAUSE_MS)
}

async function close(page: Page) {
  page.dispatch(postClosed())
  await settle()
}

async function leaveWork(page: Page) {
  page.dispatch(workDiscarded())
  await close(page)
}

beforeEach(() => {
  resetVisits()
  browser = browserLocks()
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
  jest.useRealTimers()
})

test.each(['before', 'after'])(
  'never changes the draft of the working tab from an idle tab opened %s it, even when the idle tab is closed',
  async (order) => {
    const early = await openTab()
    const late = await openTab()
    const [idle, working] = order === 'before' ? [early, late] : [late, early]
    await write(working, 'Вечер')
    expect(kept()?.document.text).toBe('Вечер')
    idle.dispatch(mediaSwitched(1))
    await pass(5000)
    await close(idle)
    await pass(5000)
    expect(kept()?.document.text).toBe('Вечер')
    expect(idle.offer()).toBeNull()
    await write(working, 'Ночь')
    expect(kept()?.document.text).toBe('Ночь')
  },
)

test('stores the first change in a second tab within a second', async () => {
  await openTab()
  const working = await openTab()
  working.dispatch(textChanged('Вечер'))
  await pass(DRAFT_PAUSE_MS)
  expect(kept()?.document.text).toBe('Вечер')
})

test('neither overwrites nor removes the draft from a second tab with other work', async () => {
  const working = await openTab()
  await write(working, 'Вечер')
  const second = await openTab()
  expect(second.offer()).toBeNull()
  await write(second, 'Другое')
  expect(kept()?.document.text).toBe('Вечер')
  await leaveWork(second)
  await pass(5000)
  expect(kept()?.document.text).toBe('Вечер')
})

test('offers the work to a tab that waits for the lock when the working tab crashes', async () => {
  const working = await openTab()
  await write(working, 'Вечер')
  const waiting = await openTab()
  await working.die()
  expect(waiting.offer()).toMatchObject({ document: { text: 'Вечер' } })
  waiting.dispatch(draftRestored())
  await write(waiting, 'Ночь')
  expect(kept()?.document.text).toBe('Ночь')
})

test('offers the work to a tab opened after the working tab crashed', async () => {
  const idle = await openTab()
  const working = await openTab()
  await write(working, 'Вечер')
  await close(idle)
  await working.die()
  expect((await openTab()).offer()).toMatchObject({ document: { text: 'Вечер' } })
})

test('stores a tab’s own work once the user declines the draft there, and changes nothing when the user leaves it', async () => {
  const working = await openTab()
  await write(working, 'Вечер')
  const second = await openTab()
  await write(second, 'Другое')
  const third = await openTab()
  await write(third, 'Третье')
  await working.die()
  expect(second.offer()).toMatchObject({ document: { text: 'Вечер' } })
  await leaveWork(second)
  await pass(5000)
  expect(kept()?.document.text).toBe('Вечер')
  expect(third.offer()).toMatchObject({ document: { text: 'Вечер' } })
  third.dispatch(draftDeclined())
  await pass(DRAFT_PAUSE_MS)
  expect(third.text()).toBe('Третье')
  expect(kept()?.document.text).toBe('Третье')
})

test('stores the work of the second tab when the first has saved and is closed', async () => {
  const working = await openTab()
  await write(working, 'Вечер')
  const second = await openTab()
  await write(second, 'Другое')
  working.dispatch(saveRequested())
  const requestId = working.getState().editor.save.requestId ?? ''
  outside.stored = makePostInfo({ text: 'Вечер', revision: 4 })
  working.dispatch(saveSucceeded({ requestId, postInfo: outside.stored }))
  await close(working)
  expect(second.offer()).toBeNull()
  expect(kept()?.document.text).toBe('Другое')
})

test('skips a waiting tab that has left the post when the lock is passed on', async () => {
  const working = await openTab()
  await write(working, 'Вечер')
  const left = await openTab()
  await close(left)
  const waiting = await openTab()
  await working.die()
  expect(left.offer()).toBeNull()
  expect(waiting.offer()).not.toBeNull()
})

test('offers the draft when the same tab closes the post and opens it again, even twice in a row', async () => {
  const page = await openTab()
  await write(page, 'Вечер')
  page.dispatch(postClosed())
  page.dispatch(postOpened({ postId: 7 }))
  page.dispatch(postClosed())
  await page.open()
  expect(page.offer()).toMatchObject({ document: { text: 'Вечер' } })
  page.dispatch(draftRestored())
  await write(page, 'Ночь')
  expect(kept()?.document.text).toBe('Ночь')
})

test('does not overwrite the draft of a crashed tab from an idle tab that lost the lock', async () => {
  const idle = await openTab()
  const working = await openTab()
  await write(working, 'Вечер')
  await working.die()
  await write(idle, 'Другое')
  await leaveWork(idle)
  expect(kept()?.document.text).toBe('Вечер')
  expect((await openTab()).offer()).toMatchObject({ document: { text: 'Вечер' } })
})

describe('a page in the back/forward cache', () => {
  const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide'))
  const comeBack = async () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await settle()
  }

  test('releases the lock of its draft, and stores its work again after it is restored', async () => {
    const page = await openTab()
    await write(page, 'Вечер')
    leave()
    await write(page, 'Ночь')
    expect(kept()?.document.text).toBe('Вечер')
    await comeBack()
    expect(page.offer()).toBeNull()
    expect(kept()?.document.text).toBe('Ночь')
  })

  test('does not overwrite the draft of a tab opened meanwhile', async () => {
    const page = await openTab()
    leave()
    const other = await openTab()
    await write(other, 'Вечер')
    await comeBack()
    await write(page, 'Другое')
    expect(kept()?.document.text).toBe('Вечер')
  })
})

test('stores drafts in a browser that denies locks', async () => {
  giveLocks({ request: () => Promise.reject(new DOMException('', 'SecurityError')) })
  const page = await visit()
  await write(page, 'Вечер')
  expect(kept()?.document.text).toBe('Вечер')
})

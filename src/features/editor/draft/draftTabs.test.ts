// Runs alone: the back office is replaced below its calls.
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
} from '../editorSlice'
import { makePostInfo } from '../testing/postInfo'
import { DRAFT_PAUSE_MS } from './draftListeners'
import { browserLocks } from '../testing/browserLocks'
import { kept, outside, pass, settle, resetVisits, visit } from '../testing/visit'

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
  // Half of it passes before the draft is taken from an idle tab.
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
  'a tab that was opened %s the one that is worked in, looks at other pictures and is closed, leaves its draft',
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

test('the first change in the second tab is kept within a second too', async () => {
  await openTab()
  const working = await openTab()
  working.dispatch(textChanged('Вечер'))
  await pass(DRAFT_PAUSE_MS)
  expect(kept()?.document.text).toBe('Вечер')
})

test('what a second tab does is not written over the draft, and leaving it removes nothing', async () => {
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

test('when the tab that was worked in dies, the one that waits is offered its work', async () => {
  const working = await openTab()
  await write(working, 'Вечер')
  const waiting = await openTab()
  await working.die()
  expect(waiting.offer()).toMatchObject({ document: { text: 'Вечер' } })
  waiting.dispatch(draftRestored())
  await write(waiting, 'Ночь')
  expect(kept()?.document.text).toBe('Ночь')
})

test('so is a new one', async () => {
  const idle = await openTab()
  const working = await openTab()
  await write(working, 'Вечер')
  await close(idle)
  await working.die()
  expect((await openTab()).offer()).toMatchObject({ document: { text: 'Вечер' } })
})

test('who has work of one’s own by then chooses: declined, the own is kept; left, neither is touched', async () => {
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

test('once the other tab has saved, the work of the second is kept', async () => {
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

test('a tab that was left while it waited is passed over', async () => {
  const working = await openTab()
  await write(working, 'Вечер')
  const left = await openTab()
  await close(left)
  const waiting = await openTab()
  await working.die()
  expect(left.offer()).toBeNull()
  expect(waiting.offer()).not.toBeNull()
})

test('a tab may close the post and open it again, also twice at once', async () => {
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

test('what a tab began before the draft was taken from it destroys nothing of who died since', async () => {
  const idle = await openTab()
  const working = await openTab()
  await write(working, 'Вечер')
  await working.die()
  await write(idle, 'Другое')
  await leaveWork(idle)
  expect(kept()?.document.text).toBe('Вечер')
  expect((await openTab()).offer()).toMatchObject({ document: { text: 'Вечер' } })
})

describe('a page that the browser keeps in memory after it was left', () => {
  const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide'))
  const comeBack = async () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await settle()
  }

  test('does not hold the draft, and goes on when it comes back', async () => {
    const page = await openTab()
    await write(page, 'Вечер')
    leave()
    await write(page, 'Ночь')
    expect(kept()?.document.text).toBe('Вечер')
    await comeBack()
    expect(page.offer()).toBeNull()
    expect(kept()?.document.text).toBe('Ночь')
  })

  test('finds a tab that was opened meanwhile at work', async () => {
    const page = await openTab()
    leave()
    const other = await openTab()
    await write(other, 'Вечер')
    await comeBack()
    await write(page, 'Другое')
    expect(kept()?.document.text).toBe('Вечер')
  })
})

test('a browser that refuses locks keeps drafts all the same', async () => {
  giveLocks({ request: () => Promise.reject(new DOMException('', 'SecurityError')) })
  const page = await visit()
  await write(page, 'Вечер')
  expect(kept()?.document.text).toBe('Вечер')
})

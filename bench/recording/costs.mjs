import { heapOf } from './profile.mjs'

const MIB = 1024 ** 2
/** The recorder keeps at most so many actions, and at most so many events of the window (src/app/recorder). */
const KEPT_ACTIONS = 2000
const KEPT_EVENTS = 20_000

/** Runs in the page: µs for which an action of the session is with the recorder, which is ahead of a held store. */
export function recorderCost(times) {
  const { dispatch, log } = window.benchStore
  const actions = log().segments.flatMap((segment) => segment.actions.map(({ action }) => action))
  window.benchStore.isHeld = true
  const started = performance.now()
  for (let index = 0; index < times; index += 1) dispatch(actions[index % actions.length])
  const us = ((performance.now() - started) * 1000) / times
  window.benchStore.isHeld = false
  return us
}

/** MiB that a full record of actions keeps: copies of the session's actions, so that none shares its parts. */
export async function recorderMemory(page) {
  await page.evaluate((count) => {
    const { dispatch, log } = window.benchStore
    const actions = log().segments.flatMap((segment) => segment.actions.map(({ action }) => action))
    window.benchStore.isHeld = true
    for (let index = 0; index < count; index += 1) {
      dispatch(JSON.parse(JSON.stringify(actions[index % actions.length])))
    }
  }, KEPT_ACTIONS)
  const full = await heapOf(page)
  await page.evaluate((count) => {
    for (let index = 0; index < count; index += 1) window.benchStore.dispatch({ type: 'bench' })
  }, KEPT_ACTIONS)
  return (full - (await heapOf(page))) / MIB
}

/** MiB that a full track keeps: moves of the pointer and scrolling in turn. */
export async function trackMemory(page) {
  const empty = await heapOf(page)
  await page.evaluate((count) => {
    window.benchTrack = window.benchWatch()
    const elements = [...document.querySelectorAll('*')]
    for (let index = 0; index < count; index += 1) {
      const { pointermove, scroll } = window.benchTrack.handlers
      if (index % 2) pointermove({ clientX: index % 1440, clientY: index % 900 })
      else scroll({ target: elements[(index * 7) % elements.length] })
    }
  }, KEPT_EVENTS * 2)
  const full = await heapOf(page)
  await page.evaluate(() => {
    window.benchTrack.stop()
    window.benchTrack = undefined
  })
  return (full - empty) / MIB
}

/** Runs in the page: makes `benchWatch`, a recording of a window whose listeners can be called by hand. */
export function makeWatch() {
  window.benchWatch = () => {
    const handlers = {}
    let time = 0
    const target = {
      document,
      Element,
      innerWidth,
      innerHeight,
      performance,
      console: { error: () => {}, warn: () => {} },
      addEventListener: (name, take) => {
        handlers[name] = take
      },
      removeEventListener: () => {},
      PerformanceObserver: class {
        static supportedEntryTypes = ['longtask']
        constructor(take) {
          handlers.longTask = take
        }
        observe() {}
        disconnect() {}
      },
    }
    const root = document.getElementById('root')
    // Each event is later than the last, so that none is joined to it.
    const watched = window.ownRecording.watchWindow(target, root, () => (time += 100))
    return { ...watched, handlers }
  }
}

/** Runs in the page: µs of each listener and of naming an element of the page. */
export function trackCosts(times) {
  const watched = window.benchWatch()
  const { handlers } = watched
  const root = document.getElementById('root')
  const elements = [...root.querySelectorAll('*')]
  const targetAt = (index) => elements[(index * 7) % elements.length]
  const mean = (act) => {
    const started = performance.now()
    for (let index = 0; index < times; index += 1) act(index)
    return ((performance.now() - started) * 1000) / times
  }
  const entries = { getEntries: () => [{ startTime: 1, duration: 60 }] }
  const costs = {
    'a place named': mean((index) => window.ownRecording.placeOf(targetAt(index), root)),
    'pointer moved': mean((index) => handlers.pointermove({ clientX: index, clientY: index })),
    pressed: mean((index) => handlers.pointerdown({ clientX: index, clientY: index })),
    key: mean(() => handlers.keydown()),
    scrolled: mean((index) => handlers.scroll({ target: targetAt(index) })),
    focused: mean((index) => handlers.focusin({ target: targetAt(index) })),
    'long task': mean(() => handlers.longTask(entries)),
  }
  watched.stop()
  return { elements: elements.length, costs }
}

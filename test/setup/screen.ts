/** Stubs for APIs that jsdom lacks and every screen needs. */
import '@testing-library/jest-dom'
import { cleanup, configure } from '@testing-library/react'
import { stubCanvas } from './stubCanvas'

const SCREEN = { width: 1024, height: 768 }

/** The timeout for a screen on a machine with all cores busy; it is not a performance promise. */
configure({ asyncUtilTimeout: 30_000 })

class ResizeObserverStub implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(window, {
  ResizeObserver: ResizeObserverStub,
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
  }),
  scrollTo() {},
  // A pause of the embed ends immediately, also with fake timers.
  scheduler: { yield: () => Promise.resolve() },
  requestIdleCallback: (work: () => void) => setTimeout(work),
})
Element.prototype.scrollIntoView = () => {}
// jsdom has no layout; a grid needs some width to have columns.
Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, SCREEN.width, SCREEN.height)

stubCanvas()
afterEach(cleanup)
// Responses of a real server arrive at any time, so React must not warn about updates outside of `act`: the testing
// library wraps its own.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})

/** What jsdom lacks and every screen needs. */
import '@testing-library/jest-dom'
import { cleanup, configure } from '@testing-library/react'
import { stubCanvas } from './stubCanvas'

const SCREEN = { width: 1024, height: 768 }

/** How long a screen is waited for on a machine whose every core is at work; nothing is promised by it. */
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
  // A pause of the embed ends at once, also where the time is a test's.
  scheduler: { yield: () => Promise.resolve() },
  requestIdleCallback: (work: () => void) => setTimeout(work),
})
Element.prototype.scrollIntoView = () => {}
// jsdom lays nothing out; a grid needs some width to have columns.
Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, SCREEN.width, SCREEN.height)

stubCanvas()
afterEach(cleanup)
// Responses of a real server arrive at any time, so React is not to advise that updates be wrapped: what the library for
// tests does, it wraps itself.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})

import { act, fireEvent, render, screen } from '@testing-library/react'
import { HoverVideo } from './HoverVideo'

const MAY_PLAY = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** A video under a pointer that can hover, or on a device where it must not play. */
function open({ mayPlay = true } = {}) {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = new EventTarget() as MediaQueryList
    return Object.assign(list, { matches: mayPlay && query === MAY_PLAY, media: query })
  })
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play')
  render(
    <div data-testid="card">
      <HoverVideo src="/video.mp4" />
    </div>,
  )
  const place = screen.getByTestId('card').firstElementChild!
  return {
    play,
    video: () => place.querySelector('video'),
    enter: () => fireEvent.pointerEnter(place),
    leave: () => fireEvent.pointerLeave(place),
  }
}

const wait = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms)
  })
}

test('nothing is fetched before a pointer rests on it', () => {
  const card = open()
  expect(card.video()).toBeNull()
  card.enter()
  wait(199)
  expect(card.video()).toBeNull()
})

test('it plays without sound, in its place, again and again, and is no stop of the tab key', () => {
  const card = open()
  card.enter()
  wait(200)
  expect(card.video()).toMatchObject({
    muted: true,
    autoplay: true,
    loop: true,
    tabIndex: -1,
  })
  expect(card.video()).toHaveAttribute('src', '/video.mp4')
  expect(card.video()).toHaveAttribute('playsinline')
})

test('a browser that refuses to play has nothing to refuse: it is only offered', () => {
  const card = open()
  card.enter()
  wait(200)
  expect(card.play).not.toHaveBeenCalled()
})

test('it stops when the pointer leaves, and one that only passes by starts nothing', () => {
  const card = open()
  card.enter()
  wait(200)
  card.leave()
  expect(card.video()).toBeNull()
  card.enter()
  wait(100)
  card.leave()
  wait(1000)
  expect(card.video()).toBeNull()
})

test('it stays still where nothing rests on it, or where the person wants less motion', () => {
  const card = open({ mayPlay: false })
  card.enter()
  wait(1000)
  expect(card.video()).toBeNull()
})

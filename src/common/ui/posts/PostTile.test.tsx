import { act, fireEvent, render, screen } from '@testing-library/react'
import { HoverVideo } from './PostTile'

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

test('does not load the video before a pointer rests on the tile', () => {
  const card = open()
  expect(card.video()).toBeNull()
  card.enter()
  wait(199)
  expect(card.video()).toBeNull()
})

test('plays the video inline, muted and in a loop, outside of the tab order', () => {
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

test('ignores that the browser refuses to play the video', () => {
  const card = open()
  card.enter()
  wait(200)
  expect(card.play).not.toHaveBeenCalled()
})

test('stops the video when the pointer leaves, and does not start it when the pointer only passes over', () => {
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

test('does not play the video without a resting pointer or with reduced motion', () => {
  const card = open({ mayPlay: false })
  card.enter()
  wait(1000)
  expect(card.video()).toBeNull()
})

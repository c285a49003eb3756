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
      <HoverVideo src="/film.mp4" />
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
  const film = open()
  expect(film.video()).toBeNull()
  film.enter()
  wait(199)
  expect(film.video()).toBeNull()
})

test('it plays without sound, in its place, again and again, and is no stop of the tab key', () => {
  const film = open()
  film.enter()
  wait(200)
  expect(film.video()).toMatchObject({
    muted: true,
    autoplay: true,
    loop: true,
    tabIndex: -1,
  })
  expect(film.video()).toHaveAttribute('src', '/film.mp4')
  expect(film.video()).toHaveAttribute('playsinline')
})

test('a browser that refuses to play has nothing to refuse: it is only offered', () => {
  const film = open()
  film.enter()
  wait(200)
  expect(film.play).not.toHaveBeenCalled()
})

test('it stops when the pointer leaves, and one that only passes by starts nothing', () => {
  const film = open()
  film.enter()
  wait(200)
  film.leave()
  expect(film.video()).toBeNull()
  film.enter()
  wait(100)
  film.leave()
  wait(1000)
  expect(film.video()).toBeNull()
})

test('it stays still where nothing rests on it, or where the person wants less motion', () => {
  const film = open({ mayPlay: false })
  film.enter()
  wait(1000)
  expect(film.video()).toBeNull()
})

import type { TrackEvent } from '@/app/recorder/track/trackFormat'
import { createTrackPlayer } from './createTrackPlayer'

const STEPS = [
  { type: '@@INIT', endpoint: null, at: 0 },
  { type: 'location/locationChanged', endpoint: null, at: 100 },
  { type: 'location/locationChanged', endpoint: null, at: 5000 },
]
const TRACK: TrackEvent[] = [
  { kind: 'size', at: 0, width: 1280, height: 800 },
  { kind: 'pointer', at: 200, x: 10, y: 20 },
  { kind: 'scroll', at: 300, place: 'root/0', left: 0, top: 400 },
  { kind: 'press', at: 1000, x: 30, y: 40 },
  { kind: 'key', at: 1200 },
  { kind: 'size', at: 2000, width: 390, height: 844 },
  { kind: 'press', at: 3500, x: 50, y: 60 },
  { kind: 'visibility', at: 4000, isVisible: false },
  { kind: 'visibility', at: 6000, isVisible: true },
]

function page() {
  document.body.innerHTML = '<div id="root"><div></div></div>'
  const root = document.getElementById('root')!
  return { root, list: root.firstElementChild! }
}

test.each([
  [100, null, 1280],
  [250, { x: 10, y: 20, isPressed: false, isTyping: false }, 1280],
  [1100, { x: 30, y: 40, isPressed: true, isTyping: false }, 1280],
  [1400, { x: 30, y: 40, isPressed: false, isTyping: true }, 1280],
  [3000, { x: 30, y: 40, isPressed: false, isTyping: false }, 390],
])('shows pointer, keys and size of the window %s ms after the start', (at, pointer, width) => {
  const seen = createTrackPlayer(TRACK, STEPS).show(at, page().root)
  expect(seen.pointer).toEqual(pointer)
  expect(seen.size?.width).toBe(width)
})

test('scrolls to where the person was, also back, and leaves a later screen at its top', () => {
  const { root, list } = page()
  const player = createTrackPlayer(TRACK, STEPS)
  player.show(1000, root)
  expect(list.scrollTop).toBe(400)
  list.scrollTop = 0
  player.show(6000, root)
  expect(list.scrollTop).toBe(0)
})

test.each([
  [100, [], false],
  [
    5000,
    [
      { x: 30, y: 40 },
      { x: 50, y: 60 },
    ],
    true,
  ],
  [
    6000,
    [
      { x: 30, y: 40 },
      { x: 50, y: 60 },
    ],
    false,
  ],
])(
  'shows where was pressed since the step before, and whether the tab was in front, at %s ms',
  (at, presses, isAway) => {
    expect(createTrackPlayer(TRACK, STEPS).show(at, page().root)).toMatchObject({ presses, isAway })
  },
)

test('outlines the element that keys went to, until another screen is opened', () => {
  const { root, list } = page()
  list.getBoundingClientRect = () => new DOMRect(5, 6, 70, 8)
  const player = createTrackPlayer([{ kind: 'focus', at: 200, place: 'root/0' }], STEPS)
  expect(player.show(150, root).focus).toBeNull()
  expect(player.show(250, root).focus).toEqual({ x: 5, y: 6, width: 70, height: 8 })
  expect(player.show(5000, root).focus).toBeNull()
})

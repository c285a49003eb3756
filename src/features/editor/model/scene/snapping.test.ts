import { snap, snapLines } from './snapping'

const box = (left: number, top: number, width = 100, height = 50) => ({ left, top, width, height })
const lines = snapLines('square', [box(500, 300)])

test.each([
  ['nothing when no line is near', box(150, 120), { dx: 0, dy: 0, guides: [] }],
  ['the left edge of the frame', box(3, 120), { dx: -3, dy: 0, guides: [{ axis: 'x', at: 0 }] }],
  [
    'the right edge of the frame',
    box(634, 120),
    { dx: 2, dy: 0, guides: [{ axis: 'x', at: 736 }] },
  ],
  [
    'the centre of the frame by its own centre',
    box(316, 345),
    {
      dx: 2,
      dy: -2,
      guides: [
        { axis: 'x', at: 368 },
        { axis: 'y', at: 368 },
      ],
    },
  ],
  [
    'an edge of another element',
    box(150, 254),
    { dx: 0, dy: -4, guides: [{ axis: 'y', at: 300 }] },
  ],
  ['a line exactly within reach', box(5, 120), { dx: -5, dy: 0, guides: [{ axis: 'x', at: 0 }] }],
  [
    'the nearer of two lines',
    box(597, 120, 134),
    { dx: 3, dy: 0, guides: [{ axis: 'x', at: 600 }] },
  ],
  [
    'the line nearest to any line of the element',
    box(498, 120, 106),
    { dx: -1, dy: 0, guides: [{ axis: 'x', at: 550 }] },
  ],
  ['the bottom of the frame', box(150, 684), { dx: 0, dy: 2, guides: [{ axis: 'y', at: 736 }] }],
  [
    'the middle of another element',
    box(150, 322),
    { dx: 0, dy: 3, guides: [{ axis: 'y', at: 325 }] },
  ],
  ['no line beyond the frame', box(800, 120), { dx: 0, dy: 0, guides: [] }],
  ['no line just out of reach', box(5.1, 120), { dx: 0, dy: 0, guides: [] }],
])('snaps to %s', (_what, moved, expected) => {
  expect(snap(moved, lines, 5)).toEqual(expected)
})

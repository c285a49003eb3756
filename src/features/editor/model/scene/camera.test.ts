import {
  fittingCamera,
  keptCamera,
  nextZoom,
  panned,
  placeOfFrame,
  zoomedAt,
  type Camera,
} from './camera'

const AREA = { width: 800, height: 700, margin: { x: 40, y: 50 } }

test('a frame fits into its work area with the margin round it, and is never larger than it is', () => {
  const fit = fittingCamera('square', AREA)
  expect(placeOfFrame('square', fit, AREA)).toMatchObject({
    left: 100,
    top: 50,
    width: 600,
    height: 600,
  })
  const wide = { ...AREA, width: 4000, height: 4000 }
  expect(fittingCamera('story', wide).zoom).toBe(1)
})

test('what is under the pointer stays there while the frame grows', () => {
  const camera: Camera = { x: 300, y: 200, zoom: 0.5 }
  const at = { x: 120, y: -80 }
  const under = ({ x, y, zoom }: Camera) => [x + at.x / zoom, y + at.y / zoom]
  const grown = zoomedAt(camera, 1.7, at)
  expect(grown.zoom).toBeCloseTo(0.85)
  expect(under(grown)).toEqual(under(camera).map((value) => expect.closeTo(value)))
})

test('a frame goes along with the hand, but not out of sight', () => {
  const camera: Camera = { x: 300, y: 200, zoom: 2 }
  expect(panned(camera, { x: 100, y: -50 })).toEqual({ x: 250, y: 225, zoom: 2 })
  const far = panned(camera, { x: -5000, y: 5000 })
  expect(keptCamera(far, 'story')).toEqual({ x: 414, y: 0, zoom: 2 })
})

test.each([
  [0.83, 'in', 1],
  [0.83, 'out', 0.75],
  [1, 'in', 1.25],
  [0.751, 'out', 0.5],
  [4, 'in', 4],
  [0.1, 'out', 0.1],
] as const)('from %d the zoom goes %s to %d', (zoom, way, next) => {
  expect(nextZoom(zoom, way)).toBe(next)
})

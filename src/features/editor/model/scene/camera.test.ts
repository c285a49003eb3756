import {
  fittingCamera,
  keptCamera,
  nextZoom,
  panned,
  placeOfFrame,
  zoomedAt,
  type Camera,
} from './camera'

const AREA = { width: 800, height: 700, margin: { top: 50, right: 40, bottom: 50, left: 40 } }

test('fits a frame into the work area with its margin, at most in its own size', () => {
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

test('fills the width of a narrow work area, and keeps the frame visible in a tiny work area', () => {
  const narrow = { ...AREA, width: 448, height: 2000 }
  expect(placeOfFrame('square', fittingCamera('square', narrow), narrow)).toMatchObject({
    left: 40,
    top: 816,
    width: 368,
    height: 368,
    zoom: 0.5,
  })
  expect(fittingCamera('square', { ...AREA, width: 90, height: 90 }).zoom).toBe(0.1)
})

test('centres a frame within uneven margins', () => {
  const uneven = {
    width: 390,
    height: 328,
    margin: { top: 36, right: 62, bottom: 24, left: 24 },
  }
  expect(placeOfFrame('square', fittingCamera('square', uneven), uneven)).toMatchObject({
    left: 42,
    top: 36,
    width: 268,
    height: 268,
  })
})

test('rounds the position of a frame to whole pixels of the screen', () => {
  const place = placeOfFrame('story', { x: 100, y: 50, zoom: 0.333 }, AREA)
  expect(place).toMatchObject({ left: 367, top: 333, width: 138, zoom: 138 / 414 })
  expect(place.height).toBeCloseTo(736 / 3)
})

test('keeps the camera on the frame and the zoom within its limits', () => {
  expect(keptCamera({ x: -5, y: 900, zoom: 9 }, 'square')).toEqual({ x: 0, y: 736, zoom: 4 })
  expect(keptCamera({ x: 900, y: -5, zoom: 0.01 }, 'story')).toEqual({ x: 414, y: 0, zoom: 0.1 })
})

test('keeps the camera in place when its zoom is at the limit', () => {
  const largest: Camera = { x: 300, y: 200, zoom: 4 }
  expect(zoomedAt(largest, 2, { x: 50, y: 60 })).toEqual(largest)
  const least: Camera = { x: 300, y: 200, zoom: 0.1 }
  expect(zoomedAt(least, 0.5, { x: 50, y: 60 })).toEqual(least)
})

test('keeps the point under the pointer in place while zooming', () => {
  const camera: Camera = { x: 300, y: 200, zoom: 0.5 }
  const at = { x: 120, y: -80 }
  const under = ({ x, y, zoom }: Camera) => [x + at.x / zoom, y + at.y / zoom]
  const grown = zoomedAt(camera, 1.7, at)
  expect(grown.zoom).toBeCloseTo(0.85)
  expect(under(grown)).toEqual(under(camera).map((value) => expect.closeTo(value)))
})

test('pans with the pointer, but keeps the frame in sight', () => {
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
  [1.003, 'out', 0.75],
  [0.998, 'in', 1.25],
  [4, 'in', 4],
  [0.1, 'out', 0.1],
] as const)('zooms from %d %s to %d', (zoom, way, next) => {
  expect(nextZoom(zoom, way)).toBe(next)
})

import fc from 'fast-check'
import { freePlace, overlap, type Area } from './freePlace'
import '../../../../../test/seededProperties'

const percent = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const size = fc.record({ width: percent(1, 60), height: percent(1, 40) })
const area: fc.Arbitrary<Area> = fc
  .tuple(percent(-20, 100), percent(-20, 100), size)
  .map(([x, y, box]) => ({ x, y, ...box }))
const wanted = fc.record({ x: percent(-30, 120), y: percent(-30, 120) })
const zones = fc.constantFrom<Area[]>([], [{ x: 0, y: 80, width: 100, height: 20 }])

test('returns a free position inside the frame whenever one of the tried positions is free', () => {
  fc.assert(
    fc.property(
      wanted,
      size,
      fc.array(area, { maxLength: 8 }),
      zones,
      (start, box, taken, kept) => {
        const place = { ...freePlace(start, box, taken, kept), ...box }
        expect(place.x).toBeGreaterThanOrEqual(0)
        expect(place.y).toBeGreaterThanOrEqual(0)
        expect(place.x + place.width).toBeLessThanOrEqual(100.0001)
        expect(place.y + place.height).toBeLessThanOrEqual(100.0001)
        const covers = (one: Area) => [...taken, ...kept].some((other) => overlap(one, other) > 0)
        if (!covers(place)) return
        for (let x = 0; x + box.width <= 100; x += 2) {
          for (let y = 0; y + box.height <= 100; y += 2) {
            if (!covers({ x, y, ...box })) throw new Error(`free at ${x} ${y}`)
          }
        }
      },
    ),
    { numRuns: 100 },
  )
})

test('returns the requested position when it is free, even if an element touches it', () => {
  const below = { x: 10, y: 28, width: 80, height: 10 }
  expect(freePlace({ x: 10, y: 8 }, { width: 80, height: 20 }, [below])).toEqual({ x: 10, y: 8 })
})

test('never covers another element exactly, even in a full frame', () => {
  const box = { width: 80, height: 30 }
  const places: Area[] = []
  for (let count = 0; count < 12; count += 1) {
    places.push({ ...freePlace({ x: 10, y: 8 }, box, places), ...box })
  }
  expect(overlap(places[0]!, places[1]!)).toBe(0)
  expect(overlap(places[1]!, places[2]!)).toBe(0)
  const corners = new Set(places.map(({ x, y }) => `${x} ${y}`))
  expect(corners.size).toBe(12)
})

test('covers an element rather than a zone for the shop’s controls', () => {
  const zone = { x: 0, y: 80, width: 100, height: 20 }
  const full = [{ x: 0, y: 0, width: 100, height: 80 }]
  const place = freePlace({ x: 35, y: 85 }, { width: 30, height: 8 }, full, [zone])
  expect(overlap({ ...place, width: 30, height: 8 }, zone)).toBe(0)
})

test.each<[string, Area, number]>([
  ['overlapping corners', { x: 5, y: 6, width: 10, height: 10 }, 20],
  ['one inside the other', { x: 2, y: 2, width: 4, height: 3 }, 12],
  ['a common edge', { x: 10, y: 0, width: 10, height: 10 }, 0],
  ['side by side', { x: 30, y: 0, width: 10, height: 10 }, 0],
  ['one below the other', { x: 0, y: 30, width: 10, height: 10 }, 0],
])('computes the common area of two boxes: %s', (_what, other, shared) => {
  const one = { x: 0, y: 0, width: 10, height: 10 }
  expect(overlap(one, other)).toBe(shared)
  expect(overlap(other, one)).toBe(shared)
})

test.each([
  // A distance to the side counts twice, so positions above and below are preferred.
  ['below', { x: 10, y: 14 }, { x: 10, y: 10, width: 20, height: 10 }, { x: 10, y: 20 }],
  ['above', { x: 10, y: 16 }, { x: 10, y: 20, width: 20, height: 10 }, { x: 10, y: 10 }],
  ['left', { x: 12, y: 40 }, { x: 10, y: 0, width: 20, height: 100 }, { x: 0, y: 40 }],
  ['right', { x: 28, y: 40 }, { x: 10, y: 0, width: 22, height: 100 }, { x: 32, y: 40 }],
])('returns the nearest free position: %s', (_way, start, taken, place) => {
  expect(freePlace(start, { width: 10, height: 10 }, [taken])).toEqual(place)
})

test('covers as little as possible in a full frame', () => {
  const size = { width: 60, height: 100 }
  const taken = [{ x: 0, y: 0, width: 70, height: 100 }]
  expect(freePlace({ x: 0, y: 0 }, size, taken)).toEqual({ x: 40, y: 0 })
})

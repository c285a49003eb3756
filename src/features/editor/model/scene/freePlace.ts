import { rounded, type Zone } from '@/contract/elements/geometry'
import type { Place } from '@/features/editor/model/geometry'

/** Percent of the frame's width and height. */
export type Area = Zone

/** Distance between tried positions, percent. */
const STEP = 2
/** Positions that are closer than this, in percent, count as the same. */
const SAME = 1

/**
 * A position for a new element of this size. It is the wanted one, or the nearest one inside the frame that covers
 * neither an element nor a zone of the shop. If there is none, it covers as little as possible, zones least of all, and
 * never exactly another element.
 */
export function freePlace(
  wanted: Place,
  size: Pick<Area, 'width' | 'height'>,
  taken: readonly Area[],
  zones: readonly Zone[] = [],
): Place {
  const cost = (place: Place) => {
    const area = { ...size, ...place }
    const onThings = sum(taken.map((one) => overlap(area, one)))
    const onZones = sum(zones.map((one) => overlap(area, one)))
    const isOn = taken.some(
      ({ x, y }) => Math.max(Math.abs(x - place.x), Math.abs(y - place.y)) < SAME,
    )
    return (isOn ? 1e9 : 0) + onZones * 1e3 + onThings
  }
  const first = inside(wanted, size)
  let best = { place: first, cost: cost(first), distance: 0 }
  if (best.cost === 0) return first
  for (const place of candidates(first, size)) {
    const found = { place, cost: cost(place), distance: distance(place, wanted) }
    const isBetter =
      found.cost < best.cost || (found.cost === best.cost && found.distance < best.distance)
    if (isBetter) best = found
  }
  return { x: rounded(best.place.x), y: rounded(best.place.y) }
}

/** Moves a box inside the frame. A box larger than the frame begins at the frame's corner. */
function inside({ x, y }: Place, { width, height }: Pick<Area, 'width' | 'height'>): Place {
  return {
    x: Math.max(0, Math.min(x, 100 - width)),
    y: Math.max(0, Math.min(y, 100 - height)),
  }
}

/** Tries positions straight above and below the wanted one too, so that new elements form a column where possible. */
function* candidates(first: Place, { width, height }: Pick<Area, 'width' | 'height'>) {
  for (const x of [first.x, ...range(100 - width)]) {
    for (const y of [first.y, ...range(100 - height)]) yield { x, y }
  }
}

function range(most: number): number[] {
  const end = Math.max(0, most)
  return [...Array.from({ length: Math.floor(end / STEP) + 1 }, (_, index) => index * STEP), end]
}

/** A distance to the side counts twice, because new elements are placed one below the other. */
const distance = (one: Place, other: Place) =>
  2 * Math.abs(one.x - other.x) + Math.abs(one.y - other.y)

/** The common area of two boxes, in squared percents of the frame; 0 where they only touch. */
export function overlap(one: Area, other: Area): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const tall = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return wide > 1e-6 && tall > 1e-6 ? wide * tall : 0
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

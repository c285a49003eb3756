import { rounded } from '@/contract/elements/geometry'
import type { Zone } from '@/contract/elements/safeZones'
import type { Place } from '../../geometry/Geometry'

/** Percent of the frame's width and height. */
export type Area = Zone

/** How far apart tried places are, percent. */
const STEP = 2
/** What lies closer than this is the same place. */
const SAME = 1

/**
 * A place for a new thing of this size: the wanted one, or the nearest where it lies inside the frame, on nothing that
 * stands there and on none of the zones that the shop needs. Without such a place it covers as little as may be, zones
 * least of all, and is never exactly on another thing.
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

/** What is larger than the frame begins at its corner. */
function inside({ x, y }: Place, { width, height }: Pick<Area, 'width' | 'height'>): Place {
  return {
    x: Math.max(0, Math.min(x, 100 - width)),
    y: Math.max(0, Math.min(y, 100 - height)),
  }
}

/** Straight above and below the wanted place too, so that what can keep its column does. */
function* candidates(first: Place, { width, height }: Pick<Area, 'width' | 'height'>) {
  for (const x of [first.x, ...range(100 - width)]) {
    for (const y of [first.y, ...range(100 - height)]) yield { x, y }
  }
}

function range(most: number): number[] {
  const end = Math.max(0, most)
  return [...Array.from({ length: Math.floor(end / STEP) + 1 }, (_, index) => index * STEP), end]
}

/** Sideways counts double: new things stand one below the other. */
const distance = (one: Place, other: Place) =>
  2 * Math.abs(one.x - other.x) + Math.abs(one.y - other.y)

/** Of what two areas have in common, percent of percent; nothing where they only touch. */
export function overlap(one: Area, other: Area): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const tall = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return wide > 1e-6 && tall > 1e-6 ? wide * tall : 0
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

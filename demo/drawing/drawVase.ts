import { collectTriangles, type Triangles } from '@/contract/widgets/stl/triangles'

/** Mm. */
const HEIGHT = 200
const WALL = 4
const BOTTOM = 6
const RIBS = 14
/** Twist of the ribs from the foot to the rim. */
const TWIST = 0.22

interface Fineness {
  /** The numbers of parts around the vase, and up its wall. */
  sectors: number
  rings: number
}

type Point = [x: number, y: number, z: number]

/** A ribbed vase that is twisted around its axis, closed on all sides, about `4 × sectors × rings` triangles. */
export function drawVase({ sectors, rings }: Fineness): Triangles {
  const collected = collectTriangles()
  const circles = profile(rings)
  const at = (circle: number, sector: number): Point => {
    const { height, radius, isOuter } = circles[circle] ?? { height: 0, radius: 0, isOuter: false }
    const angle = ((sector % sectors) / sectors) * 2 * Math.PI
    const turn = angle + TWIST * 2 * Math.PI * (height / HEIGHT)
    const rib = isOuter ? 1 + 0.045 * Math.cos(RIBS * angle) : 1
    return [Math.cos(turn) * radius * rib, Math.sin(turn) * radius * rib, height]
  }
  for (let circle = 0; circle + 1 < circles.length; circle += 1) {
    for (let sector = 0; sector < sectors; sector += 1) {
      const [a, b] = [at(circle, sector), at(circle, sector + 1)]
      const [c, d] = [at(circle + 1, sector + 1), at(circle + 1, sector)]
      collected.add([...a, ...b, ...c])
      collected.add([...a, ...c, ...d])
    }
  }
  return collected.end()
}

/** Circles from the middle of the foot up the outer wall, over the rim and down the inner wall to the bottom's middle. */
function profile(rings: number) {
  const levels = Array.from({ length: rings + 1 }, (_, ring) => ring / rings)
  const outer = levels.map((part) => ({
    height: part * HEIGHT,
    radius: radiusAt(part),
    isOuter: true,
  }))
  const inner = levels.toReversed().map((part) => ({
    height: BOTTOM + part * (HEIGHT - BOTTOM),
    radius: radiusAt(part) * 0.95 - WALL,
    isOuter: false,
  }))
  return [
    { height: 0, radius: 0, isOuter: true },
    ...outer,
    ...inner,
    { height: BOTTOM, radius: 0, isOuter: false },
  ]
}

/** Mm: a narrow foot, a belly, a neck, a lip. */
function radiusAt(part: number): number {
  return 34 + 26 * Math.sin(Math.PI * (0.12 + 0.92 * part)) + 14 * part ** 6
}

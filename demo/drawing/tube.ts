import { type Brush, n } from './sheet'
import { lit, type Surface } from './lighting'

export type Point = readonly [x: number, y: number]

const LAYERS = 8

/** Colours of a rod from its edge to its highlight, and the shift of each layer towards the light. */
function layersOf(brush: Brush, surface: Surface) {
  return Array.from({ length: LAYERS }, (_, index) => {
    const t = index / (LAYERS - 1)
    return {
      part: 1 - t * 0.86,
      shift: t * 0.19,
      color: lit(surface, [0.4 - 0.8 * t, 0.4 * t - 0.1, 0.8], brush.mood),
    }
  })
}

/** A round rod, cord or handle along a path; width in cm. */
export function tube(brush: Brush, path: string, width: number, surface: Surface): string {
  return layersOf(brush, surface)
    .map(
      ({ part, shift, color }) =>
        `<path d="${path}" transform="translate(${n(-shift * width)} ${n(-shift * width)})" fill="none" stroke="${color}" stroke-width="${n(width * part)}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('')
}

const STEPS = 14

/** A rod along a cubic curve that is `widths[0]` thick at its start and `widths[1]` at its end. */
export function taper(
  brush: Brush,
  curve: readonly [Point, Point, Point, Point],
  widths: readonly [number, number],
  surface: Surface,
): string {
  const spine = Array.from({ length: STEPS + 1 }, (_, step) => bezier(curve, step / STEPS))
  return layersOf(brush, surface)
    .map(({ part, shift, color }) => {
      const sides = spine.map(([x, y], index): [Point, Point] => {
        const [ax, ay] = spine[Math.max(0, index - 1)] ?? [x, y]
        const [bx, by] = spine[Math.min(STEPS, index + 1)] ?? [x, y]
        const length = Math.hypot(bx - ax, by - ay) || 1
        const width = widths[0] + ((widths[1] - widths[0]) * index) / STEPS
        const [nx, ny] = [
          (-(by - ay) / length) * (width / 2) * part,
          ((bx - ax) / length) * (width / 2) * part,
        ]
        const move = -shift * width
        return [
          [x + nx + move, y + ny + move],
          [x - nx + move, y - ny + move],
        ]
      })
      const outline = [...sides.map(([a]) => a), ...sides.map(([, b]) => b).reverse()]
      return `<path d="M${outline.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z" fill="${color}" stroke="${color}" stroke-width="0.05" stroke-linejoin="round"/>`
    })
    .join('')
}

/** Point of a cubic curve at `t`, 0 to 1. */
export function bezier([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const u = 1 - t
  const at = (index: 0 | 1) =>
    u ** 3 * a[index] + 3 * u * u * t * b[index] + 3 * u * t * t * c[index] + t ** 3 * d[index]
  return [at(0), at(1)]
}

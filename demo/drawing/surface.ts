import { type Brush, n } from './sheet'
import { mix } from './lighting'
import { riseOf, smooth, type ProfilePoint } from './lathe'

interface SurfacePoint {
  x: number
  y: number
  /** How much narrower a mark looks at that angle: 0 at the edge, 1 in front. */
  squeeze: number
  radius: number
}

/** The position of a mark at an angle (radians, 0 in front) and a height on a turned object. */
export function surfaceOf(profile: readonly ProfilePoint[], tilt: number) {
  const curve = smooth(profile)
  const radiusAt = (height: number) => {
    let previous = curve[0]
    for (const point of curve) {
      if (previous && point[1] >= height && point[1] > previous[1]) {
        const t = (height - previous[1]) / (point[1] - previous[1])
        return previous[0] + (point[0] - previous[0]) * Math.max(0, t)
      }
      previous = point
    }
    return previous?.[0] ?? 0
  }
  return (angle: number, height: number): SurfacePoint => {
    const radius = radiusAt(height)
    return {
      x: radius * Math.sin(angle),
      y: -height * riseOf(tilt) + tilt * radius * Math.cos(angle),
      squeeze: Math.cos(angle),
      radius,
    }
  }
}

/** Iron specks of stoneware. */
export function speckles(
  brush: Brush,
  profile: readonly ProfilePoint[],
  [from, to]: readonly [number, number],
  count: number,
  color: string,
): string {
  const { random } = brush
  const at = surfaceOf(profile, brush.tilt)
  return Array.from({ length: count }, () => {
    const { x, y, squeeze } = at(Math.asin(random.between(-0.96, 0.96)), random.between(from, to))
    const size = random.between(0.025, 0.1) * (random.chance(0.12) ? 1.7 : 1)
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size * Math.max(0.3, squeeze))}" ry="${n(size)}" fill="${color}" opacity="${n(random.between(0.25, 0.75))}"/>`
  }).join('')
}

/** A line around a turned object, with its visible front half. */
export function ring(
  profile: readonly ProfilePoint[],
  tilt: number,
  height: number,
  stroke: { color: string; width: number; opacity?: number },
): string {
  const { radius } = surfaceOf(profile, tilt)(0, height)
  return `<path d="M${n(-radius)} ${n(-height)}A${n(radius)} ${n(radius * tilt)} 0 0 0 ${n(radius)} ${n(-height)}" fill="none" stroke="${stroke.color}" stroke-width="${n(stroke.width)}" opacity="${n(stroke.opacity ?? 1)}"/>`
}

/** Upright flutes or ribs: pairs of a dark and a light line that crowd towards the edges. */
export function ribs(
  brush: Brush,
  profile: readonly ProfilePoint[],
  [from, to]: readonly [number, number],
  count: number,
  color: string,
): string {
  const at = surfaceOf(profile, brush.tilt)
  const dark = mix(color, brush.mood.shadow, 0.5)
  const light = mix(color, brush.mood.key, 0.6)
  return Array.from({ length: count }, (_, index) => {
    const angle = (-0.5 + (index + 0.5) / count) * Math.PI
    const points = Array.from({ length: 13 }, (_row, step) => {
      const { x, y } = at(angle, from + ((to - from) * step) / 12)
      return `${n(x)} ${n(y)}`
    }).join(' ')
    const width = ((Math.PI * at(0, (from + to) / 2).radius) / count) * Math.cos(angle)
    const line = (shift: number, stroke: string, opacity: number) =>
      `<polyline points="${points}" transform="translate(${n(shift)} 0)" fill="none" stroke="${stroke}" stroke-width="${n(Math.max(0.05, width * 0.34))}" stroke-linecap="round" opacity="${opacity}"/>`
    return line(width * 0.3, dark, 0.34) + line(-width * 0.2, light, 0.28)
  }).join('')
}

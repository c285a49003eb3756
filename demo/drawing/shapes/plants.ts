import { type Brush, n } from '../sheet'
import { mix } from '../lighting'
import { bezier, type Point } from '../tube'

/** A leaf that grows from 0,0 along the angle (degrees, 0 to the right): two halves and a rib. */
export function leaf(
  brush: Brush,
  { length, width, angle, color }: { length: number; width: number; angle: number; color: string },
): string {
  const { mood } = brush
  const w = width / 2
  // The half facing the light is brighter.
  const isUp = Math.cos((angle * Math.PI) / 180) > 0
  const bright = mix(color, mood.key, 0.32)
  const dim = mix(color, mood.shadow, 0.3)
  const half = (side: 1 | -1, fill: string) =>
    `<path d="M0 0C${n(length * 0.25)} ${n(side * w * 1.25)} ${n(length * 0.7)} ${n(side * w * 1.05)} ${n(length)} 0Q${n(length * 0.5)} ${n(w * 0.12)} 0 0z" fill="${fill}"/>`
  return `<g transform="rotate(${n(angle)})">${half(-1, isUp ? bright : dim)}${half(1, isUp ? dim : bright)}<path d="M0 0Q${n(length * 0.5)} ${n(w * 0.12)} ${n(length * 0.94)} 0" fill="none" stroke="${mix(color, mood.key, 0.55)}" stroke-width="${n(Math.max(0.06, width * 0.035))}" opacity="0.7"/></g>`
}

interface Stem {
  curve: readonly [Point, Point, Point, Point]
  path: string
}

/** A stem from 0,0 upward that leans by `lean` cm and is `height` cm tall. */
function stem(brush: Brush, lean: number, height: number): Stem {
  const sway = brush.random.between(-0.15, 0.15) * height
  const curve: Stem['curve'] = [
    [0, 0],
    [sway * 0.3, -height * 0.4],
    [lean * 0.5 + sway, -height * 0.75],
    [lean, -height],
  ]
  return {
    curve,
    path: `M${curve[0].map(n).join(' ')}C${curve
      .slice(1)
      .map((point) => point.map(n).join(' '))
      .join(' ')}`,
  }
}

const drawStem = (path: string, color: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round"/>`

const put = ([x, y]: Point, markup: string) =>
  `<g transform="translate(${n(x)} ${n(y)})">${markup}</g>`

/** Leaves in pairs up a stem. */
function twig(
  brush: Brush,
  {
    lean,
    height,
    leaves,
    size,
    slim,
    color,
  }: { lean: number; height: number; leaves: number; size: number; slim: number; color: string },
): string {
  const { random, mood } = brush
  const { curve, path } = stem(brush, lean, height)
  const foliage = Array.from({ length: leaves }, (_, index) => {
    const t = 0.3 + (0.7 * (index + 1)) / leaves
    const point = bezier(curve, t)
    const side = index % 2 ? 1 : -1
    const length = size * random.between(0.75, 1.15) * (1.15 - t * 0.45)
    const angle = -90 + lean * 0.9 + side * random.between(28, 72)
    const tone = mix(color, random.chance(0.5) ? mood.shadow : '#f4f0c8', random.between(0, 0.16))
    return put(point, leaf(brush, { length, width: length * slim, angle, color: tone }))
  }).join('')
  const tip = put(
    bezier(curve, 1),
    leaf(brush, { length: size * 0.7, width: size * 0.7 * slim, angle: -90 + lean, color }),
  )
  return drawStem(path, mix(color, '#6b4f35', 0.5), Math.max(0.18, size * 0.05)) + foliage + tip
}

/** A bunch in a vase: its stems start at 0,0. */
export function bunch(
  brush: Brush,
  count: number,
  spread: number,
  make: (lean: number, index: number) => string,
): string {
  return Array.from({ length: count }, (_, index) => {
    const t = count === 1 ? 0 : (index / (count - 1)) * 2 - 1
    return make(t * spread + brush.random.between(-0.12, 0.12) * spread, index)
  }).join('')
}

export const eucalyptus = (brush: Brush, { height = 30, count = 5, color = '#8aa394' } = {}) =>
  bunch(brush, count, height * 0.42, (lean) =>
    twig(brush, {
      lean,
      height: height * brush.random.between(0.75, 1.05),
      leaves: 14,
      size: height * 0.13,
      slim: 0.82,
      color,
    }),
  )

export const olive = (brush: Brush, { height = 34, count = 4, color = '#7c8a5e' } = {}) =>
  bunch(brush, count, height * 0.45, (lean) =>
    twig(brush, {
      lean,
      height: height * brush.random.between(0.7, 1.05),
      leaves: 18,
      size: height * 0.17,
      slim: 0.22,
      color,
    }),
  )

export const ficus = (brush: Brush, { height = 42, count = 5, color = '#4f7a4c' } = {}) =>
  bunch(brush, count, height * 0.36, (lean) =>
    twig(brush, {
      lean,
      height: height * brush.random.between(0.55, 1.05),
      leaves: 9,
      size: height * 0.3,
      slim: 0.5,
      color,
    }),
  )

/** Feathery dry grass. */
export function pampas(brush: Brush, { height = 44, count = 5, color = '#e3cfae' } = {}): string {
  const { random, mood } = brush
  return bunch(brush, count, height * 0.3, (lean) => {
    const { curve, path } = stem(brush, lean, height * random.between(0.8, 1.05))
    const hairs = Array.from({ length: 130 }, (_, index) => {
      const t = 0.5 + (0.5 * index) / 130
      const [x, y] = bezier(curve, t)
      const side = index % 2 ? 1 : -1
      const reach = height * 0.15 * Math.sin(Math.min(1, (t - 0.5) * 2.2) * Math.PI * 0.85 + 0.25)
      const tone = mix(
        color,
        random.chance(0.45) ? mood.shadow : mood.key,
        random.between(0.05, 0.4),
      )
      return `<path d="M${n(x)} ${n(y)}q${n(side * reach * 0.5)} ${n(-reach * 0.7)} ${n(side * reach * random.between(0.6, 1))} ${n(-reach * random.between(0.2, 1.1))}" fill="none" stroke="${tone}" stroke-width="${n(height * 0.013)}" stroke-linecap="round" opacity="0.75"/>`
    }).join('')
    return drawStem(path, mix(color, '#8a6a45', 0.5), 0.28) + hairs
  })
}

/** Round-headed flowers: peonies when full, poppies when few petals. */
export function flowers(
  brush: Brush,
  { height = 26, count = 5, color = '#e7a79a', petals = 16, size = 4 } = {},
): string {
  const { random, mood } = brush
  return bunch(brush, count, height * 0.38, (lean, index) => {
    const tall = height * random.between(0.72, 1.05) * (index % 2 ? 0.88 : 1)
    const { curve, path } = stem(brush, lean, tall)
    const bloom = Array.from({ length: petals }, (_, petal) => {
      const layer = 1 - (petal / petals) * 0.75
      const angle = petal * 137.5 + random.between(-8, 8)
      const tone = mix(
        mix(color, mood.shadow, 0.3 * (1 - layer) + 0.05),
        '#fff4ea',
        layer * 0.3 * (Math.sin((angle * Math.PI) / 180) < 0.2 ? 1 : 0.2),
      )
      const r = size * layer
      return `<ellipse cx="${n(r * 0.42)}" rx="${n(r * 0.55)}" ry="${n(r * 0.46)}" transform="rotate(${n(angle)})" fill="${tone}"/>`
    }).join('')
    const foliage = [0.55, 0.72]
      .map((t, place) =>
        put(
          bezier(curve, t),
          leaf(brush, {
            length: size * 1.5,
            width: size * 0.6,
            angle: place ? -35 : -145,
            color: '#6d8a5a',
          }),
        ),
      )
      .join('')
    return drawStem(path, '#6f8757', 0.35) + foliage + put(bezier(curve, 1), bloom)
  })
}

/** Long leaves that hang over a pot's edge. */
export function trailing(brush: Brush, { length = 30, count = 7, color = '#6f955f' } = {}): string {
  const { random } = brush
  return Array.from({ length: count }, (_, index) => {
    const side = index % 2 ? 1 : -1
    const reach = side * random.between(0.15, 0.5) * length
    const curve: Stem['curve'] = [
      [side * 2, 0],
      [reach * 0.6, -length * 0.22],
      [reach, length * 0.1],
      [reach * 1.05, length * random.between(0.5, 1)],
    ]
    const path = `M${curve[0].map(n).join(' ')}C${curve
      .slice(1)
      .map((point) => point.map(n).join(' '))
      .join(' ')}`
    const foliage = Array.from({ length: 9 }, (_leaf, place) =>
      put(
        bezier(curve, 0.12 + place * 0.1),
        leaf(brush, {
          length: length * 0.17,
          width: length * 0.12,
          angle: 90 + (place % 2 ? 55 : -55) + random.between(-20, 20),
          color: mix(color, '#dfe8b8', random.between(0, 0.25)),
        }),
      ),
    ).join('')
    return drawStem(path, color, 0.25) + foliage
  }).join('')
}

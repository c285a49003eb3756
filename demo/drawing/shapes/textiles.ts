import { type Brush, n, type Stop } from '../sheet'
import { mix, lit, type Normal } from '../lighting'

export type Weave = 'plain' | 'stripe' | 'check' | 'waffle' | 'tuft'

/** Linen threads over a shape; `shape` is an element without fill. */
function woven(brush: Brush, shape: (fill: string) => string, size: number): string {
  return shape(brush.sheet.texture('linen', size))
}

/** Shading across hanging folds: `folds` waves, each turning towards the light and away. */
function foldStops(brush: Brush, color: string, folds: number, depth: number): Stop[] {
  const count = folds * 8
  const phase = brush.random.between(0, 6)
  return Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count
    const wave =
      Math.sin(t * folds * Math.PI * 2 + phase) * depth +
      Math.sin(t * folds * Math.PI * 4.6 + phase * 2) * depth * 0.35
    const normal: Normal = [wave, 0.1, Math.sqrt(Math.max(0.05, 1 - wave * wave))]
    return [t, lit({ color, gloss: 0.04 }, normal, brush.mood)]
  })
}

/** Cloth that hangs from a straight edge at the top; its lower edge is at 0. */
export function drape(
  brush: Brush,
  {
    color,
    width,
    height,
    folds = 6,
    depth = 0.6,
    opacity = 1,
    gather = 0,
  }: {
    color: string
    width: number
    height: number
    folds?: number
    depth?: number
    opacity?: number
    /** How much narrower the top is, 0 to 1. */
    gather?: number
  },
): string {
  const { sheet, random, mood } = brush
  const half = width / 2
  const topHalf = half * (1 - gather)
  const hem = Array.from({ length: folds * 2 }, (_, index) => {
    const x = half - (width * (index + 1)) / (folds * 2)
    return `Q${n(x + width / folds / 4)} ${n((index % 2 ? -1 : 1) * height * 0.008 + random.between(-0.3, 0.3))} ${n(x)} 0`
  }).join('')
  const outline = `M${n(-topHalf)} ${n(-height)}H${n(topHalf)}Q${n(half * 0.96)} ${n(-height / 2)} ${n(half)} 0${hem}z`
  const shape = (fill: string) => `<path d="${outline}" fill="${fill}"/>`
  const fall = sheet.linear([
    [0, mood.shadow, 0.2],
    [0.18, mood.shadow, 0],
    [0.8, mood.shadow, 0],
    [1, mood.shadow, 0.22],
  ])
  return `<g opacity="${n(opacity)}">${shape(sheet.linear(foldStops(brush, color, folds, depth), [0, 0, 1, 0]))}${woven(brush, shape, 5)}${shape(fall)}</g>`
}

/** A round table under a cloth, 100 × 72 cm. */
export function clothedTable(brush: Brush, color: string): string {
  const top = lit({ color, gloss: 0 }, [-0.1, 1, 0], brush.mood)
  const edge = `<ellipse cy="-71" rx="42.6" ry="${n(42.6 * brush.tilt)}" fill="${mix(top, brush.mood.shadow, 0.12)}"/>`
  const surface = (fill: string) =>
    `<ellipse cy="-71.6" rx="42" ry="${n(42 * brush.tilt)}" fill="${fill}"/>`
  const cloth = drape(brush, { color, width: 100, height: 71, folds: 7, depth: 0.46, gather: 0.15 })
  return cloth + edge + surface(top) + woven(brush, surface, 5)
}

/** Stacked folded cloth, the round folds on the left; the lowest is at 0. */
export function foldedPile(
  brush: Brush,
  {
    colors,
    width,
    thickness,
    weave = 'plain',
  }: { colors: readonly string[]; width: number; thickness: number; weave?: Weave },
): string {
  const { random, sheet, mood } = brush
  return colors
    .map((color, index) => {
      const w = width * random.between(0.97, 1.02)
      const x = random.between(-0.015, 0.015) * width - w / 2
      const sag = (index + 1) / colors.length
      // Each cloth is folded in three: three soft layers that end in one fold.
      const layers = [0, 1, 2].map((layer) => {
        const h = thickness / 3
        const y = -index * thickness - layer * h
        const shift = random.between(-0.5, 0.3)
        const outline = `M${n(x + h)} ${n(y)}C${n(x - h * 0.3)} ${n(y)} ${n(x - h * 0.3)} ${n(y - h * 1.08)} ${n(x + h)} ${n(y - h * 1.08)}Q0 ${n(y - h * (1.08 + 0.22 * sag))} ${n(x + w + shift)} ${n(y - h)}Q${n(x + w + shift + h * 0.3)} ${n(y - h * 0.5)} ${n(x + w + shift)} ${n(y)}z`
        const shape = (fill: string) => `<path d="${outline}" fill="${fill}"/>`
        const at = (up: number) => lit({ color, gloss: 0.02 }, [-0.15, up, 0.8], mood)
        const volume = sheet.linear([
          [0, at(0.8)],
          [0.45, at(0.2)],
          [0.85, at(-0.4)],
          [1, mix(at(-0.6), mood.shadow, 0.4)],
        ])
        return shape(volume) + woven(brush, shape, 3) + weaveOver(brush, color, weave, shape)
      })
      return layers.join('')
    })
    .join('')
}

/**
 * A throw over an edge: a roll at the top, the hanging cloth, a fringe. Its foot is that of the
 * fringe.
 */
export function hungThrow(
  brush: Brush,
  {
    color,
    width,
    height,
    weave = 'plain',
    fringe = true,
  }: { color: string; width: number; height: number; weave?: Weave; fringe?: boolean },
): string {
  const { mood, random } = brush
  const tassels = fringe
    ? Array.from({ length: Math.round(width / 1.5) }, (_, index) => {
        const x = -width / 2 + 0.6 + index * 1.5
        return `<path d="M${n(x)} -4.4q${n(random.between(-0.5, 0.5))} 2 ${n(random.between(-0.6, 0.6))} 4.2" stroke="${mix(color, index % 2 ? mood.shadow : mood.key, 0.16)}" stroke-width="0.55" fill="none" stroke-linecap="round"/>`
      }).join('')
    : ''
  const cloth = drape(brush, {
    color,
    width,
    height: height - 4,
    folds: Math.max(2, Math.round(width / 12)),
    depth: 0.34,
  })
  const over = (fill: string) =>
    `<rect x="${n(-width / 2)}" y="${n(-height + 4)}" width="${n(width)}" height="${n(height - 4)}" fill="${fill}"/>`
  return `${tassels}<g transform="translate(0 -4)">${cloth}</g><g transform="translate(0 -4)" opacity="0.8">${weaveOver(brush, color, weave, over)}</g>`
}

/** The pattern of a weave over a shape. */
export function weaveOver(
  brush: Brush,
  color: string,
  weave: Weave,
  shape: (fill: string) => string,
): string {
  if (weave === 'plain') return ''
  const { sheet, mood } = brush
  const dark = mix(color, mood.shadow, 0.55)
  const light = mix(color, '#fff8ea', 0.75)
  const stripes = (stops: Stop[], line: [number, number, number, number]) =>
    shape(sheet.linear(stops, line))
  if (weave === 'stripe') return stripes(bands(light, 9, 0.34, 0.8), [0, 0, 1, 0])
  if (weave === 'check') {
    return (
      stripes(bands(dark, 7, 0.4, 0.3), [0, 0, 1, 0]) +
      stripes(bands(dark, 7, 0.4, 0.3), [0, 0, 0, 1])
    )
  }
  if (weave === 'waffle') {
    return (
      stripes(bands(dark, 26, 0.42, 0.2), [0, 0, 1, 0]) +
      stripes(bands(light, 14, 0.4, 0.16), [0, 0, 0, 1])
    )
  }
  return ''
}

/** Hard-edged bands along a gradient: `count` of them, each `part` of its step wide. */
function bands(color: string, count: number, part: number, opacity: number): Stop[] {
  return Array.from({ length: count }, (_, index) => {
    const from = (index + (1 - part) / 2) / count
    const till = from + part / count
    return [
      [from, color, 0],
      [from, color, opacity],
      [till, color, opacity],
      [till, color, 0],
    ] satisfies Stop[]
  }).flat()
}

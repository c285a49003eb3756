import { type Brush, n } from '../sheet'
import { mix, lit } from '../lighting'

/** Wood over a shape: colour by light, grain by texture; `turn` is the grain's direction in degrees. */
export function wooden(
  brush: Brush,
  color: string,
  shape: (fill: string) => string,
  turn = 0,
  size = 60,
): string {
  const { sheet, mood } = brush
  const base = sheet.linear(
    [
      [0, lit({ color, gloss: 0.1 }, [-0.45, 0.3, 0.84], mood)],
      [0.55, lit({ color, gloss: 0.1 }, [0, 0.2, 0.98], mood)],
      [1, lit({ color, gloss: 0.1 }, [0.5, 0, 0.86], mood)],
    ],
    [0, 0, 1, 0.35],
  )
  return shape(base) + shape(sheet.texture('wood', size, turn, true))
}

/** Cutting board, 24 × 40 cm, leaning against the wall behind it. */
export function cuttingBoard(brush: Brush, { color }: { color: string }): string {
  const outline =
    'M-12 -2C-12 0 12 0 12 -2V-27C12 -30 9 -30.4 5 -30.6C3 -31 3 -33 3 -37C3 -41 -3 -41 -3 -37C-3 -33 -3 -31 -5 -30.6C-9 -30.4 -12 -30 -12 -27z'
  const edge = `<path d="${outline}" transform="translate(0.7 0)" fill="${mix(color, brush.mood.shadow, 0.55)}"/>`
  const face = (fill: string) => `<path d="${outline}" fill="${fill}"/>`
  return `${edge}${wooden(brush, color, face, 90, 90)}<circle cy="-37" r="1" fill="${mix(color, brush.mood.shadow, 0.75)}"/>`
}

interface Book {
  color: string
  width: number
  thickness: number
}

/** Stacked books, spines to the viewer. */
export function bookPile(brush: Brush, { books }: { books: readonly Book[] }): string {
  let y = 0
  return books
    .map(({ color, width, thickness }) => {
      y -= thickness
      const x = -width / 2 + brush.random.between(-1.2, 1.2)
      const spine = brush.sheet.linear([
        [0, lit({ color, gloss: 0.1 }, [0, 0.6, 0.8], brush.mood)],
        [0.3, lit({ color, gloss: 0.1 }, [0, 0.1, 1], brush.mood)],
        [1, lit({ color, gloss: 0.1 }, [0.2, -0.6, 0.7], brush.mood)],
      ])
      const foil = mix(color, '#f8ead0', 0.7)
      const depth = width * brush.tilt * 0.7
      const cover = lit({ color, gloss: 0.1 }, [0, 1, 0.1], brush.mood)
      return (
        `<path d="M${n(x)} ${n(y)}l${n(depth * 0.5)} ${n(-depth)}h${n(width - depth)}l${n(depth * 0.5)} ${n(depth)}z" fill="${cover}"/>` +
        `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(thickness)}" rx="${n(thickness * 0.14)}" fill="${spine}"/>` +
        `<path d="M${n(x + width * 0.12)} ${n(y + thickness * 0.5)}h${n(width * 0.3)}M${n(x + width * 0.78)} ${n(y + thickness * 0.18)}v${n(thickness * 0.64)}M${n(x + width * 0.82)} ${n(y + thickness * 0.18)}v${n(thickness * 0.64)}" stroke="${foil}" stroke-width="0.24" opacity="0.8"/>`
      )
    })
    .join('')
}

/** Wall clock, 30 cm; 0,0 is its lowest point. Shows ten past ten. */
export function wallClock(brush: Brush, { wood, face }: { wood: string; face: string }): string {
  const disc = (fill: string) => `<circle cy="-15" r="15" fill="${fill}"/>`
  const ticks = Array.from(
    { length: 12 },
    (_, hour) => `<path d="M0 -11.6V${hour % 3 ? -10.6 : -9.6}" transform="rotate(${hour * 30})"/>`,
  ).join('')
  const dial = brush.sheet.radial(
    [
      [0, lit({ color: face, gloss: 0.1 }, [-0.3, 0.3, 0.9], brush.mood)],
      [1, lit({ color: face, gloss: 0.1 }, [0.3, -0.2, 0.9], brush.mood)],
    ],
    [0.38, 0.34, 0.7],
  )
  return `${wooden(brush, wood, disc, 30, 70)}<circle cy="-14.7" r="13.3" fill="${brush.mood.shadow}" opacity="0.45"/><circle cy="-15" r="13" fill="${dial}"/><g transform="translate(0 -15)" stroke="#4b3f38" stroke-linecap="round"><g stroke-width="0.45">${ticks}</g><path d="M0 0L-5.4 -3.4" stroke-width="0.9"/><path d="M0 0L7.6 -4.8" stroke-width="0.6"/><circle r="0.7" fill="#b5623f" stroke="none"/></g>`
}

/** Mirror like a puddle, 60 × 80 cm, in a thin wooden frame. */
export function pondMirror(brush: Brush, { wood }: { wood: string }): string {
  const { sheet, mood } = brush
  const outline =
    'M-6 -79C16 -84 30 -66 29 -44C28 -26 31 -14 17 -4C4 4 -20 2 -27 -14C-33 -28 -27 -38 -28 -52C-29 -68 -22 -76 -6 -79z'
  const face = (fill: string) => `<path d="${outline}" fill="${fill}"/>`
  const room = sheet.linear(
    [
      [0, mix(mood.wall, '#ffffff', 0.5)],
      [0.38, mix(mood.wall, mood.fill, 0.4)],
      [0.62, mix(mood.wall, mood.shadow, 0.18)],
      [0.63, mix(mood.floor, mood.shadow, 0.2)],
      [1, mix(mood.floor, mood.shadow, 0.4)],
    ],
    [0.1, 0, 0.25, 1],
  )
  const shine = sheet.linear(
    [
      [0, '#ffffff', 0],
      [0.3, '#ffffff', 0.4],
      [0.34, '#ffffff', 0.05],
      [0.42, '#ffffff', 0.3],
      [0.6, '#ffffff', 0],
    ],
    [0, 0.3, 1, 0.8],
  )
  return `<g transform="translate(0 -38) scale(1.07 1.05) translate(0 38)">${wooden(brush, wood, face, 90, 190)}</g><g transform="translate(0.5 0.6)"><path d="${outline}" fill="${mood.shadow}" opacity="0.4"/></g>${face(room)}${face(shine)}`
}

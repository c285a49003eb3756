import { type Brush, n } from '../sheet'
import { lathe } from '../lathe'
import { lit, type Normal, mix } from '../lighting'
import { taper } from '../tube'

interface Pad {
  x: number
  y: number
  width: number
  height: number
  round: number
  color: string
}

/** An upholstered block: soft at its edges, lit from the left and above. `x`, `y`: top left. */
export function pad(brush: Brush, { x, y, width, height, round, color }: Pad): string {
  const { sheet } = brush
  const at = (normal: Normal) => lit({ color, gloss: 0.04 }, normal, brush.mood)
  const box = `x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(round)}"`
  const volume = sheet.linear([
    [0, at([-0.1, 0.95, 0.3])],
    [0.14, at([-0.1, 0.55, 0.83])],
    [0.4, at([-0.05, 0.15, 0.98])],
    [0.8, at([0, -0.1, 0.98])],
    [1, at([0.1, -0.8, 0.6])],
  ])
  const side = sheet.linear(
    [
      [0, brush.mood.key, 0.22],
      [0.1, brush.mood.key, 0.06],
      [0.7, brush.mood.shadow, 0.04],
      [1, brush.mood.shadow, 0.34],
    ],
    [0, 0, 1, 0],
  )
  return `<rect ${box} fill="${volume}"/><rect ${box} fill="${side}"/><rect ${box} fill="${sheet.texture('linen', 7)}"/>`
}

/** A low, wide armchair, 82 × 78 cm. */
export function armchair(brush: Brush, { color, wood }: { color: string; wood: string }): string {
  const leg = (x: number, y: number, out: number) =>
    taper(
      brush,
      [
        [x, -16],
        [x, -10],
        [x + out, -4],
        [x + out, y],
      ],
      [4, 2.6],
      { color: wood, gloss: 0.3 },
    )
  const gap = `<rect x="-31" y="-42" width="62" height="8" rx="3" fill="${mix(color, brush.mood.shadow, 0.75)}" opacity="0.55"/>`
  return (
    leg(-32, -4, -2) +
    leg(32, -4, 2) +
    pad(brush, { x: -36, y: -79, width: 72, height: 56, round: 20, color }) +
    gap +
    pad(brush, {
      x: -31,
      y: -39,
      width: 62,
      height: 17,
      round: 7,
      color: mix(color, '#ffffff', 0.05),
    }) +
    pad(brush, { x: -36, y: -25, width: 72, height: 15, round: 5, color }) +
    pad(brush, { x: -43, y: -54, width: 15, height: 45, round: 7.4, color }) +
    pad(brush, { x: 28, y: -54, width: 15, height: 45, round: 7.4, color }) +
    leg(-36, 0, -3) +
    leg(36, 0, 3)
  )
}

/** Three-seater, 200 × 74 cm. */
export function sofa(brush: Brush, { color }: { color: string }): string {
  const cushions = [-86, -28.5, 29].map((x) =>
    pad(brush, { x, y: -74, width: 57, height: 40, round: 12, color: mix(color, '#ffffff', 0.04) }),
  )
  const seats = [-88, -29.5, 29].map((x) =>
    pad(brush, { x, y: -42, width: 58.5, height: 18, round: 6, color }),
  )
  const foot = `<rect x="-94" y="-9" width="188" height="7" fill="${mix(color, brush.mood.shadow, 0.8)}" opacity="0.7"/>`
  return (
    foot +
    pad(brush, {
      x: -96,
      y: -70,
      width: 192,
      height: 50,
      round: 10,
      color: mix(color, brush.mood.shadow, 0.12),
    }) +
    cushions.join('') +
    seats.join('') +
    pad(brush, { x: -98, y: -26, width: 196, height: 20, round: 5, color }) +
    pad(brush, { x: -106, y: -58, width: 20, height: 54, round: 9, color }) +
    pad(brush, { x: 86, y: -58, width: 20, height: 54, round: 9, color })
  )
}

/** Round stool on three legs, 45 cm high. */
export function stool(brush: Brush, { wood }: { wood: string }): string {
  const surface = { color: wood, gloss: 0.25 }
  const seat = lathe(brush, {
    profile: [
      [16, 0],
      [17.4, 0.6],
      [17.8, 2.2],
      [17.2, 3.8],
      [16.4, 4.2],
    ],
    surface,
    wall: 0.8,
    content: { color: wood, depth: 0.25 },
  })
  const grain = `<ellipse cy="-4" rx="15.4" ry="${n(15.4 * brush.tilt)}" fill="${brush.sheet.texture('wood', 44, 0, true)}"/>`
  return (
    taper(
      brush,
      [
        [1, -41],
        [1, -28],
        [2, -14],
        [2, -3],
      ],
      [3.6, 2.4],
      surface,
    ) +
    taper(
      brush,
      [
        [-9, -40],
        [-11, -28],
        [-13, -14],
        [-15, 0],
      ],
      [3.8, 2.5],
      surface,
    ) +
    taper(
      brush,
      [
        [9, -40],
        [11, -28],
        [13, -14],
        [15, 0],
      ],
      [3.8, 2.5],
      surface,
    ) +
    `<g transform="translate(0 -41)">${seat}${grain}</g>`
  )
}

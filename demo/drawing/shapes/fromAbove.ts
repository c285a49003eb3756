import { type Brush, n } from '../sheet'
import { mix, lit } from '../lighting'
import { taper, tube } from '../tube'
import { wooden } from './boards'
import { leaf } from './plants'
import { weaveOver, type Weave } from './textiles'
import { vessel, type Glaze } from './vessels'

/** Things on a table seen from above; 0,0 is their middle. */
export function cupFromAbove(
  brush: Brush,
  { glaze, drink, width = 8.4 }: { glaze: Glaze; drink: string; width?: number },
): string {
  const r = width / 2
  return (
    tube(brush, `M${r * 0.8} ${-r * 0.5}L${r * 1.65} ${-r * 0.95}`, 1.1, {
      color: glaze.color,
      gloss: 0.16,
    }) +
    vessel(brush, {
      profile: [
        [r * 0.7, 0],
        [r * 0.9, 2],
        [r, 7],
      ],
      glaze,
      wall: 0.34,
      content: { color: drink, depth: 3 },
    })
  )
}

export function teapotFromAbove(brush: Brush, { glaze }: { glaze: Glaze }): string {
  const surface = { color: glaze.color, gloss: 0.16 }
  return (
    taper(
      brush,
      [
        [-6, -1],
        [-8.6, -1.6],
        [-11, -2.4],
        [-13, -3],
      ],
      [3.4, 1.4],
      surface,
    ) +
    tube(brush, 'M6.6 0L12.4 1', 1.3, surface) +
    vessel(brush, {
      profile: [
        [6, 0],
        [8, 4],
        [7.2, 7.6],
        [4.6, 9.6],
        [4.4, 10],
        [4.2, 10.2],
        [2, 11],
        [0.9, 11.2],
        [1.2, 12.6],
        [0.2, 13.2],
      ],
      glaze,
      wall: 0.1,
    })
  )
}

/** A napkin or towel folded into a rectangle, rotated by `turn` degrees. */
export function foldedCloth(
  brush: Brush,
  {
    color,
    width,
    height,
    weave = 'plain',
    turn = 0,
  }: { color: string; width: number; height: number; weave?: Weave; turn?: number },
): string {
  const { mood, sheet } = brush
  const [x, y] = [-width / 2, -height / 2]
  const layer = (dx: number, dy: number, tone: number) => {
    const w = width - dx
    const shape = (fill: string) =>
      `<path d="M${n(x)} ${n(y + dy)}Q${n(x + w / 2)} ${n(y + dy - 0.3)} ${n(x + w)} ${n(y + dy + 0.2)}L${n(x + w + 0.2)} ${n(y + height)}Q${n(x + w / 2)} ${n(y + height + 0.4)} ${n(x - 0.1)} ${n(y + height)}z" fill="${fill}"/>`
    const base = sheet.linear(
      [
        [0, lit({ color, gloss: 0 }, [-0.2, 0.95, 0.2], mood)],
        [0.5, mix(lit({ color, gloss: 0 }, [0, 1, 0], mood), mood.key, tone)],
        [1, mix(lit({ color, gloss: 0 }, [0.2, 0.9, 0.2], mood), mood.shadow, 0.1)],
      ],
      [0, 0, 1, 0.6],
    )
    return (
      `<g transform="translate(0.35 0.45)" opacity="0.32">${shape(mood.shadow)}</g>` +
      shape(base) +
      weaveOver(brush, color, weave, shape) +
      shape(sheet.texture('linen', 3))
    )
  }
  return `<g transform="rotate(${turn})">${layer(0, 0, 0.06)}${layer(width * 0.46, 0, 0.14)}</g>`
}

export function boardFromAbove(
  brush: Brush,
  { color, turn = -24 }: { color: string; turn?: number },
): string {
  const face = (fill: string) =>
    `<path d="M-16 -10C-16 -12 -14 -12 -12 -12H10C13 -12 13.6 -9 14 -5C14.4 -3.4 17 -3 21 -3C25 -3 25 3 21 3C17 3 14.4 3.4 14 5C13.6 9 13 12 10 12H-14C-16 12 -16 10 -16 8z" fill="${fill}"/>`
  return `<g transform="rotate(${turn})"><g transform="translate(0.7 1)" opacity="0.5">${face(brush.mood.shadow)}</g>${wooden(brush, color, face, 0, 56)}<circle cx="21" r="1" fill="${mix(color, brush.mood.shadow, 0.7)}"/></g>`
}

const onPlate = (x: number, y: number, turn: number, markup: string) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})">${markup}</g>`

/** A horn of pastry, 13 cm. */
export function croissant(brush: Brush): string {
  const { mood } = brush
  const crust = (t: number) =>
    lit({ color: mix('#d59a4e', '#8f5222', t), gloss: 0.35 }, [-0.3, 0.85, 0.4], mood)
  const parts = Array.from({ length: 7 }, (_, index) => {
    const t = index - 3
    const [rx, ry] = [1.6 - Math.abs(t) * 0.12, 3.1 - Math.abs(t) * 0.62]
    return onPlate(
      t * 1.75,
      Math.abs(t) ** 1.7 * 0.36,
      t * 15,
      `<ellipse rx="${n(rx)}" ry="${n(ry)}" fill="${crust(0.75)}"/><ellipse cx="-0.2" cy="-0.2" rx="${n(rx * 0.74)}" ry="${n(ry * 0.86)}" fill="${crust(0.3)}"/><ellipse cx="-0.35" cy="-0.5" rx="${n(rx * 0.34)}" ry="${n(ry * 0.5)}" fill="${crust(0)}"/>`,
    )
  }).join('')
  return `<ellipse cx="0.5" cy="1.4" rx="7" ry="3.4" fill="${mood.shadow}" opacity="0.28"/>${parts}`
}

/** Half a fig, 4.6 cm. */
export function fig(brush: Brush): string {
  const at = (color: string) => lit({ color, gloss: 0.25 }, [-0.2, 0.95, 0.2], brush.mood)
  const seeds = Array.from({ length: 22 }, (_, index) => {
    const [angle, reach] = [index * 2.4, 0.35 + (index % 5) * 0.24]
    return `<circle cx="${n(Math.cos(angle) * reach)}" cy="${n(Math.sin(angle) * reach * 1.15)}" r="0.12" fill="${at('#f3d7a8')}"/>`
  }).join('')
  return `<ellipse cx="0.3" cy="0.4" rx="2.4" ry="2.6" fill="${brush.mood.shadow}" opacity="0.35"/><path d="M0 -3.2C1 -2.6 2.3 -1.4 2.3 0.3A2.3 2.3 0 0 1 -2.3 0.3C-2.3 -1.4 -1 -2.6 0 -3.2z" fill="${at('#5a3350')}"/><path d="M0 -2.3C0.8 -1.9 1.9 -1 1.9 0.3A1.9 1.9 0 0 1 -1.9 0.3C-1.9 -1 -0.8 -1.9 0 -2.3z" fill="${at('#ead9b4')}"/><ellipse cy="0.2" rx="1.45" ry="1.6" fill="${at('#b5434b')}"/>${seeds}`
}

/** Leaves and halved tomatoes in a bowl of 26 cm. */
export function salad(brush: Brush): string {
  const { random, mood } = brush
  const within = (reach: number) => {
    const [angle, far] = [random.between(0, 6.28), Math.sqrt(random.next()) * reach]
    return `${n(Math.cos(angle) * far)} ${n(Math.sin(angle) * far - 2)}`
  }
  const leaves = Array.from({ length: 46 }, () => {
    const color = mix('#7f9a4c', random.chance(0.5) ? '#b9c878' : '#4d6b38', random.between(0, 0.6))
    const length = random.between(3, 5.4)
    return `<g transform="translate(${within(6.8)})">${leaf(brush, { length, width: length * 0.6, angle: random.between(0, 360), color })}</g>`
  })
  const tomatoes = Array.from(
    { length: 8 },
    () =>
      `<g transform="translate(${within(7.4)})"><circle cx="0.2" cy="0.3" r="1.5" fill="${mood.shadow}" opacity="0.35"/><circle r="1.5" fill="${lit({ color: '#c8412f', gloss: 0.3 }, [0, 1, 0.2], mood)}"/><circle r="1.1" fill="${lit({ color: '#dd6a4a' }, [0, 1, 0.2], mood)}"/></g>`,
  )
  return leaves.join('') + tomatoes.join('')
}

/** A handful of berries. */
export function berries(brush: Brush, color: string, count = 9): string {
  return Array.from({ length: count }, () => {
    const [x, y] = [brush.random.between(-3, 3), brush.random.between(-2.4, 2.4)]
    return `<circle cx="${n(x + 0.2)}" cy="${n(y + 0.25)}" r="0.8" fill="${brush.mood.shadow}" opacity="0.4"/><circle cx="${n(x)}" cy="${n(y)}" r="0.78" fill="${lit({ color }, [0.1, 0.9, 0.3], brush.mood)}"/><circle cx="${n(x - 0.24)}" cy="${n(y - 0.26)}" r="0.24" fill="#ffffff" opacity="0.55"/>`
  }).join('')
}

/** Knife and fork side by side, 21 cm. */
export function cutlery(brush: Brush): string {
  const metal = { color: '#b79a63', gloss: 0.7 }
  const fork = ['-0.75', '0', '0.75']
    .map((x) => tube(brush, `M${x} -10V-6.6`, 0.36, metal))
    .join('')
  const shadow = `<path d="M0.5 -8V10M3.9 -9V10" stroke="${brush.mood.shadow}" stroke-width="1" stroke-linecap="round" opacity="0.3"/>`
  return `${shadow}${fork}${tube(brush, 'M-0.75 -6.6C-0.75 -5 0 -5.4 0 -3.6C0 -5.4 0.75 -5 0.75 -6.6', 0.5, metal)}${tube(brush, 'M0 -4V10', 0.7, metal)}<path d="M3 -10.4C4.4 -9.6 4.3 -4 3.7 -2H3z" fill="${lit(metal, [-0.2, 0.9, 0.4], brush.mood)}"/>${tube(brush, 'M3.3 -2V10', 0.75, metal)}`
}

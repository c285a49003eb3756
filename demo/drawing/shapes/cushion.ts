import { type Brush, n } from '../sheet'
import { mix, lit } from '../lighting'
import { weaveOver, type Weave } from './textiles'

/** A stuffed cushion on its lower edge. */
export function cushion(
  brush: Brush,
  {
    color,
    width = 45,
    height = 45,
    weave = 'plain',
    lean = 0,
  }: { color: string; width?: number; height?: number; weave?: Weave; lean?: number },
): string {
  const { sheet, mood } = brush
  const w = width / 2
  const h = height
  const e = width * 0.07
  // Corners extend outward, sides bend in, as in a filled square of cloth.
  const outline = `M${n(-w)} ${n(-h)}Q0 ${n(-h + e * 1.5)} ${n(w)} ${n(-h)}Q${n(w - e)} ${n(-h / 2)} ${n(w)} 0Q0 ${n(-e * 0.7)} ${n(-w)} 0Q${n(-w + e)} ${n(-h / 2)} ${n(-w)} ${n(-h)}z`
  const shape = (fill: string) =>
    `<path d="${outline}" fill="${fill}" stroke="${fill}" stroke-width="${n(width * 0.012)}" stroke-linejoin="round"/>`
  const plain = (fill: string) => `<path d="${outline}" fill="${fill}"/>`
  const at = (x: number, y: number, z: number) => lit({ color, gloss: 0.05 }, [x, y, z], mood)
  const volume = sheet.radial(
    [
      [0, at(-0.35, 0.35, 0.87)],
      [0.4, at(-0.1, 0.15, 0.95)],
      [0.75, at(0.35, -0.2, 0.9)],
      [1, at(0.7, -0.6, 0.4)],
    ],
    [0.36, 0.32, 0.78],
  )
  const fold = (x: number, y: number, dx: number, dy: number, width_: number) =>
    `<path d="M${n(x)} ${n(y)}q${n(dx * 0.5)} ${n(dy * 0.2)} ${n(dx)} ${n(dy)}" fill="none" stroke="${mix(color, mood.shadow, 0.6)}" stroke-width="${n(width_)}" stroke-linecap="round" opacity="0.22"/>`
  const folds =
    fold(-w * 0.94, -h * 0.96, w * 0.34, h * 0.2, 1) +
    fold(-w * 0.94, -h * 0.95, w * 0.2, h * 0.26, 0.7) +
    fold(w * 0.94, -h * 0.96, -w * 0.32, h * 0.2, 1) +
    fold(-w * 0.92, -h * 0.04, w * 0.3, -h * 0.16, 1) +
    fold(w * 0.92, -h * 0.04, -w * 0.34, -h * 0.2, 1.1) +
    fold(w * 0.93, -h * 0.05, -w * 0.18, -h * 0.26, 0.7)
  const dots = weave === 'tuft' ? tufts(brush, color, width, height) : ''
  return `<g transform="rotate(${n(lean)})">${shape(volume)}${weaveOver(brush, color, weave, plain)}${plain(sheet.texture('linen', 5))}${dots}${folds}</g>`
}

function tufts(brush: Brush, color: string, width: number, height: number): string {
  const step = width / 9
  const light = mix(color, '#fff3dc', 0.6)
  return Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 7 }, (_column, column) => {
      const x = (column - 3 + (row % 2 ? 0.25 : -0.25)) * step * 1.06
      const y = -height / 2 + (row - 3) * step * 1.06
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(step * 0.16)}" fill="${light}"/><circle cx="${n(x + step * 0.05)}" cy="${n(y + step * 0.07)}" r="${n(step * 0.16)}" fill="${mix(color, brush.mood.shadow, 0.5)}" opacity="0.25"/>`
    }).join(''),
  ).join('')
}

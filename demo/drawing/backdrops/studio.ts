import { type Brush, n } from '../sheet'
import { mix } from '../lighting'
import { lathe } from '../lathe'
import type { DrawBackdrop, Position } from './backdrop'
import { rect, sunlight, vignette } from './surroundings'

/** Px per centimetre when the picture is 1200 px wide. */
const SCALE = 15

/** Paper that bends from the wall to the floor. */
function sweep(brush: Brush, color: string): string {
  const { sheet, mood } = brush
  const { width, height } = sheet
  const paper = sheet.linear([
    [0, mix(color, mood.key, 0.18)],
    [0.52, mix(color, mood.shadow, 0.09)],
    [0.66, mix(color, mood.shadow, 0.05)],
    [0.8, mix(color, '#ffffff', 0.2)],
    [1, mix(color, mood.shadow, 0.1)],
  ])
  const glow = sheet.radial(
    [
      [0, '#ffffff', 0.5],
      [1, '#ffffff', 0],
    ],
    [0.28, 0.3, 0.6],
  )
  return rect([0, 0, width, height], paper) + rect([0, 0, width, height], glow)
}

/** The catalogue's photo set: only the product. `zoom` is px per centimetre at 1200; depth is the share of the height at which the product stands. */
export const productSet: DrawBackdrop = (brush, options) => {
  const { width, height } = brush.sheet
  const scale = ((options.zoom ?? SCALE) * width) / 1200
  const place = (shadow: Position['shadow'], tilt: number): Position => ({
    shadow,
    tilt,
    at: (across, depth) => ({ x: (across / 100) * width, y: height * depth, scale }),
  })
  return {
    back: sweep(brush, options.wall ?? '#ece6db'),
    front: '',
    places: {
      floor: place('table', 0.2),
      wall: place('wall', 0.05),
      ceiling: place('none', 0.05),
      above: place('table', 0.97),
    },
  }
}

/** Round and square blocks of one colour under an arch. */
export const archSet: DrawBackdrop = (brush, options) => {
  const { sheet, mood } = brush
  const { width, height } = sheet
  const color = options.wall ?? mood.wall
  const line = height * 0.78
  const scale = (SCALE * 0.9 * width * (options.zoom ?? 1)) / 1200
  const [x, w] = [width * 0.2, width * 0.6]
  const top = height * 0.1
  const arch = (grow: number) =>
    `M${n(x - grow)} ${n(line)}V${n(top + w / 2)}A${n(w / 2 + grow)} ${n(w / 2 + grow)} 0 0 1 ${n(x + w + grow)} ${n(top + w / 2)}V${n(line)}z`
  const inside = sheet.linear(
    [
      [0, mix(color, mood.shadow, 0.42)],
      [0.2, mix(color, mood.shadow, 0.26)],
      [1, mix(color, mood.key, 0.16)],
    ],
    [0, 0, 1, 0.3],
  )
  const own: Brush = { ...brush, tilt: 0.16, detail: scale }
  const block = (at: number, y: number, radius: number, tall: number, tone: string) =>
    `<g transform="translate(${n(width * at)} ${n(y)}) scale(${n(scale)})"><ellipse cx="${n(radius * 0.4)}" cy="1" rx="${n(radius * 1.5)}" ry="${n(radius * 0.24)}" fill="${mood.shadow}" opacity="0.35" filter="${sheet.blur(1.2)}"/>${lathe(
      own,
      {
        profile: [
          [radius, 0],
          [radius, 0],
          [radius, tall],
          [radius, tall],
        ],
        surface: { color: tone, gloss: 0.04 },
      },
    )}</g>`
  const low = options.ground ?? mix(color, '#ffffff', 0.25)
  const [leftY, rightY] = [line + (height - line) * 0.28, line + (height - line) * 0.55]
  const standing = (at: number, y: number, tall: number): Position => ({
    shadow: 'table',
    tilt: 0.16,
    at: (across, depth) => ({
      x: width * at + ((across - 50) / 100) * width * 0.2,
      y: y - tall * scale + depth * 1.4 * scale,
      scale,
    }),
  })
  return {
    back:
      rect(
        [0, 0, width, height],
        sheet.linear(
          [
            [0, mix(color, mood.key, 0.2)],
            [1, mix(color, mood.shadow, 0.12)],
          ],
          [0, 0, 1, 1],
        ),
      ) +
      `<path d="${arch(0)}" fill="${inside}"/>` +
      `<path d="${arch(0)}" fill="none" stroke="${mix(color, '#ffffff', 0.4)}" stroke-width="5" opacity="0.6"/>` +
      sunlight(brush, [0, 0, width, line], options.light ?? 'leaves') +
      rect(
        [0, line, width, height - line],
        sheet.linear([
          [0, mix(color, mood.key, 0.3)],
          [1, mix(color, mood.shadow, 0.16)],
        ]),
      ) +
      rect([0, line - 3, width, 6], mood.shadow, 'opacity="0.14"') +
      rect([0, 0, width, height], sheet.texture('plaster', Math.max(width, height) * 1.02)) +
      block(0.36, leftY, 14, 18, low) +
      block(0.66, rightY, 15, 8, mix(low, mood.shadow, 0.06)),
    front: vignette(brush),
    places: {
      low: standing(0.66, rightY, 8),
      high: standing(0.36, leftY, 18),
      floor: {
        shadow: 'table',
        tilt: 0.16,
        at: (across, depth) => ({
          x: (across / 100) * width,
          y: line + (height - line) * (0.2 + 0.7 * depth),
          scale,
        }),
      },
    },
  }
}

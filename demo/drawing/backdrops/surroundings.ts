import { type Brush, n, type Light } from '../sheet'
import { mix, lit } from '../lighting'
import type { BackdropOptions } from './backdrop'

type Box = readonly [x: number, y: number, width: number, height: number]

export const rect = ([x, y, width, height]: Box, fill: string, rest = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${rest}/>`

const LIGHTS: Record<NonNullable<BackdropOptions['light']>, Light | null> = {
  window: 'windowLight',
  leaves: 'leafLight',
  blinds: 'blindLight',
  none: null,
}

/** A plastered wall in the light of a window outside of the picture. */
export function wall(
  brush: Brush,
  box: Box,
  { wall: color = brush.mood.wall, light = 'window' }: BackdropOptions,
): string {
  const { sheet, mood } = brush
  const [x, y, width, height] = box
  const shade = mix(color, mood.shadow, mood.isDark ? 0.26 : 0.22)
  const base = sheet.linear(
    [
      [0, mix(color, mood.key, 0.12)],
      [0.4, mix(color, mood.shadow, 0.06)],
      [1, shade],
    ],
    [0, 0.1, 1, 0.9],
  )
  const plaster = rect(box, sheet.texture('plaster', Math.max(width, height) * 1.02))
  return rect(box, base) + plaster + sunlight(brush, [x, y, width, height], light)
}

/** Light of a window over a box. */
export function sunlight(
  brush: Brush,
  box: Box,
  light: NonNullable<BackdropOptions['light']>,
): string {
  const name = LIGHTS[light]
  if (!name) return ''
  const { sheet, mood, random } = brush
  const [x, y, width, height] = box
  const shift = random.between(-0.14, 0) * width
  const thrown = sheet.light(name, mix(mood.key, '#ffffff', 0.1), [
    x + shift,
    y,
    width * 1.16,
    height * 1.15,
  ])
  return `<g clip-path="${sheet.clip(rect(box, '#fff'))}" opacity="${n(mood.sunlight * 0.95)}">${thrown}</g>`
}

/** Table or counter seen a little from above, from `top` down to the picture's lower edge. */
export function tableTop(
  brush: Brush,
  top: number,
  { ground = brush.mood.wood }: BackdropOptions,
  texture: 'wood' | 'linen' | 'stone' = 'wood',
): string {
  const { sheet, mood } = brush
  const { width, height } = sheet
  const box: Box = [0, top, width, height - top]
  const base = sheet.linear(
    [
      [0, mix(lit({ color: ground }, [-0.1, 0.98, 0.1], mood), mood.key, 0.2)],
      [0.4, lit({ color: ground }, [-0.1, 0.98, 0.1], mood)],
      [1, mix(lit({ color: ground }, [0, 0.9, 0.3], mood), mood.shadow, 0.3)],
    ],
    [0, 0, 0.3, 1],
  )
  const size = { wood: width * 1.02, linen: 88, stone: width * 1.02 }[texture]
  const edge = sheet.linear([
    [0, mood.shadow, 0.32],
    [1, mood.shadow, 0],
  ])
  return (
    rect(
      [0, top - 22, width, 24],
      sheet.linear([
        [0, mood.shadow, 0],
        [1, mood.shadow, 0.3],
      ]),
    ) +
    rect(box, base) +
    rect(box, sheet.texture(texture, size)) +
    rect([0, top, width, 5], mix(ground, mood.key, 0.6), 'opacity="0.55"') +
    (texture === 'linen' ? rect([0, top, width, 40], edge, 'opacity="0.3"') : '')
  )
}

/** Spots of light far behind the focus. */
function bokeh(
  brush: Brush,
  [x, y, width, height]: Box,
  colors: readonly string[],
  count: number,
  size: readonly [number, number],
): string {
  const { random, sheet } = brush
  return Array.from({ length: count }, () => {
    const color = random.pick(colors)
    const fill = sheet.radial([
      [0, color, 0.75],
      [0.7, color, 0.5],
      [1, color, 0],
    ])
    return `<circle cx="${n(random.between(x, x + width))}" cy="${n(random.between(y, y + height))}" r="${n(random.between(...size))}" fill="${fill}"/>`
  }).join('')
}

/** Garden, street or snow behind glass, out of focus. */
export function outdoors(brush: Brush, box: Box): string {
  const { mood, sheet } = brush
  const [x, y, width, height] = box
  const sky = sheet.linear([
    [0, mood.sky[0]],
    [1, mood.sky[1]],
  ])
  const size = Math.min(width, height)
  const low: Box = [x, y + height * 0.45, width, height * 0.55]
  const lamps = mood.isDark
    ? bokeh(
        brush,
        [x, y + height * 0.3, width, height * 0.5],
        ['#ffd28a', '#ffb46b', '#fbe3b4'],
        12,
        [size * 0.02, size * 0.06],
      )
    : bokeh(brush, [x, y, width, height], ['#ffffff'], 8, [size * 0.03, size * 0.1])
  return `<g clip-path="${sheet.clip(rect(box, '#fff'))}">${rect(box, sky)}${bokeh(brush, low, mood.outside, 34, [size * 0.1, size * 0.3])}${lamps}</g>`
}

/** Darker corners, equal in each picture. */
export function vignette(brush: Brush): string {
  const { sheet, mood } = brush
  const fill = sheet.radial(
    [
      [0, mood.shadow, 0],
      [0.62, mood.shadow, 0],
      [1, mood.shadow, 0.34],
    ],
    [0.46, 0.46, 0.78],
  )
  return rect([0, 0, sheet.width, sheet.height], fill)
}

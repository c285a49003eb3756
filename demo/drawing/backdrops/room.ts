import { type Brush, n } from '../sheet'
import { mix, lit } from '../lighting'
import { ellipse } from '../lathe'
import { cushion } from '../shapes/cushion'
import { pad, sofa } from '../shapes/furniture'
import { drape } from '../shapes/textiles'
import type { DrawBackdrop, Position } from './backdrop'
import { outdoors, rect, vignette, wall } from './surroundings'

/** Px per centimetre when the picture is 1200 px wide. */
const SCALE = 5.2
const TILT = 0.14

function floorPlace(brush: Brush, line: number, scale: number): Position {
  const { width, height } = brush.sheet
  return {
    shadow: 'floor',
    tilt: TILT,
    at: (across, depth) => ({
      x: (across / 100) * width,
      y: line + (height - line) * (0.08 + 0.8 * depth),
      scale: scale * (0.92 + 0.2 * depth),
    }),
  }
}

/** On the wall; depth 0 is the ceiling, 1 the floor. */
function wallPlace(
  brush: Brush,
  line: number,
  scale: number,
  shadow: Position['shadow'] = 'wall',
): Position {
  return {
    shadow,
    tilt: 0.05,
    at: (across, depth) => ({ x: (across / 100) * brush.sheet.width, y: line * depth, scale }),
  }
}

function floor(brush: Brush, line: number, color: string): string {
  const { sheet, mood } = brush
  const { width, height } = sheet
  const base = sheet.linear([
    [0, mix(lit({ color }, [0, 1, 0], mood), mood.shadow, 0.1)],
    [1, mix(lit({ color }, [0, 1, 0.2], mood), mood.shadow, 0.26)],
  ])
  const planks = Array.from({ length: 7 }, (_, index) => {
    const y = line + (height - line) * (index / 7) ** 1.4
    return `<path d="M0 ${n(y)}H${width}" stroke="${mood.shadow}" stroke-width="${n(0.8 + index * 0.3)}" opacity="0.28"/>`
  }).join('')
  const skirting = mix('#f2ede4', mood.wall, 0.35)
  return (
    rect([0, line, width, height - line], base) +
    rect([0, line, width, height - line], sheet.texture('wood', width * 1.02)) +
    planks +
    rect([0, line - 26, width, 26], lit({ color: skirting }, [0, 0, 1], mood)) +
    rect([0, line - 2, width, 10], mood.shadow, 'opacity="0.3"')
  )
}

const rug = (brush: Brush, x: number, y: number, radius: number, color: string) => {
  const { mood } = brush
  const ring = (part: number, fill: string) => ellipse(radius * part, 0, TILT * 1.4, fill)
  const base = lit({ color, gloss: 0 }, [0, 1, 0], mood)
  return `<g transform="translate(${n(x)} ${n(y)})"><g transform="translate(0 5)">${ring(1.01, mix(base, mood.shadow, 0.5))}</g>${ring(1, base)}${ring(0.9, mix(base, mood.shadow, 0.12))}${ring(0.87, base)}${ring(0.6, mix(base, mood.key, 0.16))}${ring(0.57, base)}</g>`
}

/** Framed print: a still life of plain shapes. Its size in cm, with 0,0 at the middle of its lower edge. */
function print(
  brush: Brush,
  width: number,
  height: number,
  colors: readonly [string, string, string],
): string {
  const { mood } = brush
  const paper = lit({ color: '#f4ecdd' }, [-0.1, 0, 1], mood)
  const [a = '', b = '', c = ''] = colors.map((color) => lit({ color }, [-0.1, 0, 1], mood))
  const x = -width / 2
  return (
    rect([x + 1.4, -height + 1.8, width, height], mood.shadow, 'opacity="0.4"') +
    rect([x, -height, width, height], lit({ color: '#8f6644' }, [0, 0, 1], mood)) +
    rect([x + 1.4, -height + 1.4, width - 2.8, height - 2.8], paper) +
    `<circle cx="${n(x + width * 0.6)}" cy="${n(-height * 0.62)}" r="${n(width * 0.2)}" fill="${a}"/>` +
    `<path d="M${n(x + width * 0.2)} ${n(-height * 0.2)}V${n(-height * 0.45)}a${n(width * 0.16)} ${n(width * 0.16)} 0 0 1 ${n(width * 0.32)} 0V${n(-height * 0.2)}z" fill="${b}"/>` +
    `<path d="M${n(x + width * 0.14)} ${n(-height * 0.2)}h${n(width * 0.72)}" stroke="${c}" stroke-width="1"/>`
  )
}

/** A room with an empty wall: for armchairs, lamps, mirrors. */
export const emptyRoom: DrawBackdrop = (brush, options) => {
  const { width, height } = brush.sheet
  const line = height * 0.76
  const scale = (SCALE * width * (options.zoom ?? 1)) / 1200
  return {
    back:
      wall(brush, [0, 0, width, line], options) +
      floor(brush, line, options.ground ?? brush.mood.floor) +
      rug(brush, width * 0.5, line + (height - line) * 0.56, width * 0.44, '#e2d5bf'),
    front: vignette(brush),
    places: {
      floor: floorPlace(brush, line, scale),
      wall: wallPlace(brush, line, scale),
      ceiling: wallPlace(brush, line, scale, 'none'),
    },
  }
}

/** Like {@link emptyRoom}, by a tall window with a sheer curtain. */
export const windowRoom: DrawBackdrop = (brush, options) => {
  const { width, height } = brush.sheet
  const { mood } = brush
  const line = height * 0.78
  const scale = (SCALE * width * (options.zoom ?? 1)) / 1200
  const frame = mix('#f4efe6', mood.fill, 0.3)
  const [x, y, w, h] = [width * 0.06, height * 0.05, width * 0.44, line * 0.86]
  const curtain = (at: number, opacity: number) =>
    `<g transform="translate(${n(at)} ${n(line + 6)})">${drape(brush, { color: '#f1ebe0', width: width * 0.2, height: line - 10, folds: 5, depth: 0.45, opacity })}</g>`
  return {
    back:
      wall(brush, [0, 0, width, line], { ...options, light: 'none' }) +
      rect([x - 14, y - 14, w + 28, h + 28], frame) +
      outdoors(brush, [x, y, w, h]) +
      rect([x + w / 2 - 7, y, 14, h], frame) +
      rect([x, y + h * 0.3, w, 10], frame) +
      floor(brush, line, options.ground ?? mood.floor) +
      `<path d="M${n(x + 20)} ${n(line + 12)}h${n(w * 0.9)}l${n(width * 0.24)} ${n(height - line)}h${n(-w)}z" fill="${mood.key}" opacity="${n(mood.sunlight * 0.45)}"/>` +
      curtain(x, 0.93) +
      curtain(x + w + width * 0.02, 0.93) +
      rug(brush, width * 0.62, line + (height - line) * 0.58, width * 0.36, '#dccab0'),
    front: vignette(brush),
    places: {
      floor: floorPlace(brush, line, scale),
      wall: wallPlace(brush, line, scale),
      ceiling: wallPlace(brush, line, scale, 'none'),
    },
  }
}

/** Corner with a sofa; cushions and throws are placed on `sofa`. */
export const sofaCorner: DrawBackdrop = (brush, options) => {
  const { width, height } = brush.sheet
  const line = height * 0.74
  const scale = (SCALE * 1.05 * width * (options.zoom ?? 1)) / 1200
  const foot = line + (height - line) * 0.34
  const at = (markup: string, x: number, y: number) =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})">${markup}</g>`
  const prints =
    at(print(brush, 40, 52, ['#c98b5f', '#6f7f63', '#8f5a3c']), width * 0.34, line * 0.42) +
    at(print(brush, 30, 40, ['#d7b58a', '#8c9aa0', '#5c5148']), width * 0.6, line * 0.42)
  return {
    back:
      wall(brush, [0, 0, width, line], options) +
      prints +
      floor(brush, line, brush.mood.floor) +
      rug(brush, width * 0.5, line + (height - line) * 0.7, width * 0.5, '#d9c8ae') +
      at(
        `<ellipse cy="0" rx="112" ry="12" fill="${brush.mood.shadow}" opacity="0.42" filter="${brush.sheet.blur(4)}"/>${sofa({ ...brush, detail: scale }, { color: options.ground ?? '#cdbca3' })}`,
        width * 0.47,
        foot,
      ),
    front: vignette(brush),
    places: {
      sofa: {
        shadow: 'none',
        tilt: TILT,
        at: (across, depth) => ({
          x: (across / 100) * width,
          y: foot - (42 - depth * 6) * scale,
          scale: scale,
        }),
      },
      floor: floorPlace(brush, line, scale),
      wall: wallPlace(brush, line, scale),
      ceiling: wallPlace(brush, line, scale, 'none'),
    },
  }
}

/** A made bed from its foot, a bedside table on the right; things are placed on `bed` and `bedside`. */
export const bedroom: DrawBackdrop = (brush, options) => {
  const { width, height } = brush.sheet
  const { mood } = brush
  const line = height * 0.8
  const scale = (SCALE * 1.06 * width * (options.zoom ?? 1)) / 1200
  const linen = options.ground ?? '#d5dadb'
  const [bedX, bedY] = [width * 0.4, height * 0.86]
  const own = { ...brush, detail: scale }
  const pillows = [-38, 38]
    .map(
      (x) =>
        `<g transform="translate(${x} -70)">${cushion(own, { color: mix(linen, '#ffffff', 0.25), width: 62, height: 40, lean: x / 30 })}</g>`,
    )
    .join('')
  const bed =
    pad(own, { x: -84, y: -122, width: 168, height: 110, round: 10, color: '#b58a63' }) +
    pillows +
    pad(own, { x: -86, y: -78, width: 172, height: 40, round: 14, color: linen }) +
    pad(own, {
      x: -87,
      y: -66,
      width: 174,
      height: 20,
      round: 9,
      color: mix(linen, '#ffffff', 0.3),
    }) +
    `<g transform="translate(0 2)">${drape(own, { color: linen, width: 178, height: 56, folds: 9, depth: 0.34, gather: 0.02 })}</g>`
  const table =
    pad(own, { x: -23, y: -46, width: 46, height: 5, round: 1.6, color: '#b07a4a' }) +
    pad(own, { x: -20, y: -41, width: 40, height: 16, round: 1, color: '#a9744a' }) +
    `<circle cy="-33" r="1.4" fill="#e0c48f"/>` +
    pad(own, { x: -19, y: -26, width: 4, height: 26, round: 1.4, color: '#8a5a3a' }) +
    pad(own, { x: 15, y: -26, width: 4, height: 26, round: 1.4, color: '#8a5a3a' })
  const tableX = width * 0.84
  const at = (markup: string, x: number, y: number) =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})">${markup}</g>`
  return {
    back:
      wall(brush, [0, 0, width, line], options) +
      at(print(brush, 44, 56, ['#c98b5f', '#7d8a72', '#8f5a3c']), width * 0.4, line * 0.36) +
      floor(brush, line, mood.floor) +
      at(
        `<ellipse cy="0" rx="26" ry="4" fill="${mood.shadow}" opacity="0.5"/>${table}`,
        tableX,
        height * 0.87,
      ) +
      at(bed, bedX, bedY),
    front: vignette(brush),
    places: {
      bed: {
        shadow: 'none',
        tilt: TILT,
        at: (across, depth) => ({
          x: (across / 100) * width,
          y: bedY - (70 - depth * 26) * scale,
          scale,
        }),
      },
      bedside: {
        shadow: 'table',
        tilt: 0.12,
        at: (across) => ({
          x: tableX + ((across - 50) / 100) * 46 * scale,
          y: height * 0.87 - 45 * scale,
          scale,
        }),
      },
      wall: wallPlace(brush, line, scale),
      ceiling: wallPlace(brush, line, scale, 'none'),
      floor: floorPlace(brush, line, scale),
    },
  }
}

import { leaf } from '../shapes/plants'
import { n, type Brush } from '../sheet'
import type { BackdropOptions, DrawBackdrop, Position } from './backdrop'
import { outdoors, rect, tableTop, vignette, wall } from './surroundings'
import { drape } from '../shapes/textiles'
import { mix } from '../lighting'

const TILT = 0.2
/** Px per centimetre when the picture is 1200 px wide. */
const SCALE = 17

/** The table's plane: things in front are nearer, so slightly larger. */
export function tablePlace(brush: Brush, top: number, scale: number, tilt = TILT): Position {
  const { width, height } = brush.sheet
  return {
    shadow: 'table',
    tilt,
    at: (across, depth) => ({
      x: (across / 100) * width,
      y: top + (height - top) * (0.12 + 0.8 * depth),
      scale: scale * (0.94 + 0.14 * depth),
    }),
  }
}

const usual = (brush: Brush, zoom = 1) => (SCALE * brush.sheet.width * zoom) / 1200

/** The wall behind the table and the air above it: far away, so smaller. Depth runs from the ceiling to the table. */
const behind = (
  brush: Brush,
  top: number,
  scale: number,
  shadow: Position['shadow'],
): Position => ({
  shadow,
  tilt: 0.05,
  at: (across, depth) => ({
    x: (across / 100) * brush.sheet.width,
    y: top * depth,
    scale: scale * 0.6,
  }),
})

/** Leaves close to the lens, out of focus. */
function foreground(brush: Brush): string {
  const { sheet, random, mood } = brush
  if (mood.isDark) return ''
  const { width, height } = sheet
  const leaves = Array.from(
    { length: 7 },
    (_, index) =>
      `<g transform="translate(${n(random.between(-60, 60))} ${n(height * random.between(0.02, 0.2))})">${leaf(brush, { length: width * 0.2, width: width * 0.07, angle: -10 + index * 17, color: mix(mood.outside[1] ?? '#6d8a5a', mood.shadow, 0.3) })}</g>`,
  ).join('')
  return `<g filter="${sheet.blur(9)}" opacity="0.8">${leaves}</g>`
}

/** A table by a bright wall. */
export const wallTable: DrawBackdrop = (brush, options) => {
  const { width, height } = brush.sheet
  const top = height * 0.66
  return {
    back: wall(brush, [0, 0, width, top], options) + tableTop(brush, top, options),
    front: vignette(brush),
    places: {
      table: tablePlace(brush, top, usual(brush, options.zoom)),
      wall: behind(brush, top, usual(brush, options.zoom), 'wall'),
      ceiling: behind(brush, top, usual(brush, options.zoom), 'none'),
    },
  }
}

/** Like {@link wallTable}, under a linen cloth, with leaves near the lens. */
export const clothTable: DrawBackdrop = (brush, options) => {
  const { width, height } = brush.sheet
  const top = height * 0.62
  return {
    back:
      wall(brush, [0, 0, width, top], { light: 'leaves', ...options }) +
      tableTop(brush, top, { ground: '#e9e1d2', ...options }, 'linen'),
    front: foreground(brush) + vignette(brush),
    places: {
      table: tablePlace(brush, top, usual(brush, options.zoom)),
      ceiling: behind(brush, top, usual(brush, options.zoom), 'none'),
    },
  }
}

/** Sashes of a window between `x` and `x + width`. */
function sashes(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  options: BackdropOptions,
): string {
  const { mood, sheet } = brush
  const wood = mix('#f4efe6', mood.fill, 0.35)
  const shade = mix(wood, mood.shadow, 0.35)
  const bar = (bx: number, by: number, w: number, h: number) =>
    rect([bx, by, w, h], wood) +
    rect(
      [
        w > h ? bx : bx + w * 0.7,
        w > h ? by + h * 0.7 : by,
        w > h ? w : w * 0.3,
        w > h ? h * 0.3 : h,
      ],
      shade,
    )
  const glow = sheet.radial([
    [0, mood.key, 0.6],
    [1, mood.key, 0],
  ])
  return (
    outdoors(brush, [x, y, width, height]) +
    bar(x + width / 2 - 9, y, 18, height) +
    bar(x, y + height * 0.34, width, 13) +
    bar(x - 26, y - 26, width + 52, 26) +
    bar(x - 26, y, 26, height) +
    bar(x + width, y, 26, height) +
    (options.light === 'none'
      ? ''
      : `<ellipse cx="${n(x + width / 2)}" cy="${n(y + height * 0.4)}" rx="${n(width * 1.1)}" ry="${n(height * 0.8)}" fill="${glow}" opacity="0.55"/>`)
  )
}

/** A table or wide sill right under a window, with a curtain. */
export const windowTable: DrawBackdrop = (brush, options) => {
  const { width, height } = brush.sheet
  const top = height * 0.7
  const scale = usual(brush, options.zoom)
  const curtain = `<g transform="translate(${n(width * 0.92)} ${n(top + 10)})">${drape(brush, { color: options.wall ?? '#efe7d8', width: width * 0.34, height: top + 60, folds: 6, depth: 0.5, opacity: 0.94 })}</g>`
  return {
    back:
      wall(brush, [0, 0, width, top], { ...options, light: 'none' }) +
      sashes(brush, width * 0.1, height * 0.06, width * 0.68, top - height * 0.06, options) +
      curtain +
      tableTop(brush, top, options),
    front: vignette(brush),
    places: {
      table: tablePlace(brush, top, scale),
      ceiling: behind(brush, top, scale, 'none'),
      curtain: {
        shadow: 'none',
        tilt: 0,
        at: (across, depth) => ({ x: (across / 100) * width, y: height * depth, scale }),
      },
    },
  }
}

/** Out of doors: a garden table. */
export const terrace: DrawBackdrop = (brush, options) => {
  const { width, height } = brush.sheet
  const top = height * 0.64
  return {
    back: outdoors(brush, [0, 0, width, top + 4]) + tableTop(brush, top, options),
    front: foreground(brush) + vignette(brush),
    places: { table: tablePlace(brush, top, usual(brush, options.zoom)) },
  }
}

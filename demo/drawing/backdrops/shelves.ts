import { type Brush, n } from '../sheet'
import { mix, lit } from '../lighting'
import type { ProfilePoint } from '../lathe'
import { rawPot } from '../shapes/vases'
import type { BackdropOptions, DrawBackdrop, Position } from './backdrop'
import { rect, sunlight, tableTop, vignette, wall } from './surroundings'
import { tablePlace } from './table'

/** Px per centimetre when the picture is 1200 px wide. */
const SCALE = 13

/** Hand-made tiles, each slightly different. */
function tiles(brush: Brush, height: number, color: string): string {
  const { sheet, mood, random } = brush
  const { width } = sheet
  const size = width / 13
  const rows = Math.ceil(height / size)
  const glaze = Array.from({ length: rows * 14 }, (_, index) => {
    const [row, column] = [Math.floor(index / 14), index % 14]
    const tone = mix(
      mix(color, random.chance(0.5) ? mood.key : mood.shadow, random.between(0, 0.13)),
      mood.shadow,
      (row / rows) * 0.08,
    )
    return rect(
      [column * size - size / 2 + 1.6, row * size + 1.6, size - 3.2, size - 3.2],
      tone,
      'rx="3"',
    )
  }).join('')
  const shine = sheet.linear(
    [
      [0, '#ffffff', 0.34],
      [0.35, '#ffffff', 0],
      [1, mood.shadow, 0.2],
    ],
    [0, 0, 1, 0.7],
  )
  return (
    rect([0, 0, width, height], mix(color, '#ffffff', 0.45)) +
    glaze +
    rect([0, 0, width, height], shine)
  )
}

/** A plank on the wall with its shadow. */
function plank(brush: Brush, x: number, y: number, width: number, color: string): string {
  const { sheet, mood } = brush
  const thick = 22
  const shade = sheet.linear([
    [0, mood.shadow, 0.46],
    [1, mood.shadow, 0],
  ])
  return (
    rect([x + 14, y + thick, width - 8, 84], shade) +
    rect([x, y - 9, width, 10], mix(lit({ color }, [0, 1, 0], mood), mood.key, 0.2)) +
    rect([x, y, width, thick], lit({ color }, [0, 0, 1], mood)) +
    rect([x, y - 9, width, thick + 9], sheet.texture('wood', sheet.width * 0.8)) +
    rect([x, y + thick - 5, width, 5], mood.shadow, 'opacity="0.28"')
  )
}

function plankPlace(brush: Brush, y: number, scale: number): Position {
  return {
    shadow: 'table',
    tilt: 0.08,
    at: (across, depth) => ({ x: (across / 100) * brush.sheet.width, y: y - 6 + depth * 8, scale }),
  }
}

function shelves(brush: Brush, options: BackdropOptions, back: string): ReturnType<DrawBackdrop> {
  const { width, height } = brush.sheet
  const scale = (SCALE * width * (options.zoom ?? 1)) / 1200
  const [high, low, counter] = [height * 0.33, height * 0.63, height * 0.86]
  const wood = brush.mood.wood
  return {
    back:
      back +
      plank(brush, width * 0.05, high, width * 0.9, wood) +
      plank(brush, width * 0.05, low, width * 0.9, wood) +
      tableTop(brush, counter, { ground: options.ground ?? '#d9d2c6' }, 'stone'),
    front: vignette(brush),
    places: {
      high: plankPlace(brush, high, scale),
      low: plankPlace(brush, low, scale),
      counter: tablePlace(brush, counter, scale * 1.06, 0.12),
    },
  }
}

/** Two planks over a counter, tiles behind. */
export const kitchenShelves: DrawBackdrop = (brush, options) =>
  shelves(
    brush,
    options,
    tiles(brush, brush.sheet.height * 0.86, options.wall ?? '#dfe3d8') +
      sunlight(
        brush,
        [0, 0, brush.sheet.width, brush.sheet.height * 0.86],
        options.light ?? 'window',
      ),
  )

/** Two planks on a plastered wall. */
export const wallShelves: DrawBackdrop = (brush, options) =>
  shelves(
    brush,
    options,
    wall(brush, [0, 0, brush.sheet.width, brush.sheet.height * 0.86], options),
  )

const CLAYS = ['#c9a184', '#b98a6b', '#d8bfa6', '#a87455', '#dccbb6', '#b9a595']

function somePot(brush: Brush): { profile: readonly ProfilePoint[]; color: string; width: number } {
  const { random } = brush
  const [r, h] = [random.between(4, 7.5), random.between(8, 18)]
  return {
    width: r * 2,
    color: random.pick(CLAYS),
    profile: [
      [r * random.between(0.5, 0.75), 0],
      [r * 0.78, 0.1],
      [r * random.between(0.9, 1), h * 0.35],
      [r * random.between(0.7, 1), h * 0.7],
      [r * random.between(0.35, 0.9), h],
    ],
  }
}

/** The pottery: raw pots drying on planks, a worn table. */
export const workshop: DrawBackdrop = (brush, options) => {
  const { width, height } = brush.sheet
  const scale = (SCALE * width * (options.zoom ?? 1)) / 1200
  const top = height * 0.7
  const rows = [height * 0.27, height * 0.53]
  const own: Brush = { ...brush, tilt: 0.07, detail: scale }
  const pots = rows
    .map((y) => {
      let x = width * 0.09
      let row = ''
      while (x < width * 0.9) {
        const pot = somePot(own)
        x += (pot.width / 2) * scale
        row += `<g transform="translate(${n(x)} ${n(y - 2)}) scale(${n(scale)})"><ellipse cx="1" rx="${n(pot.width * 0.6)}" ry="0.9" fill="${brush.mood.shadow}" opacity="0.5"/>${rawPot(own, pot)}</g>`
        x += (pot.width / 2 + brush.random.between(0.8, 3)) * scale
      }
      return plank(brush, width * 0.03, y, width * 0.94, '#9b7350') + row
    })
    .join('')
  const haze = rect([0, 0, width, top], mix(brush.mood.key, brush.mood.wall, 0.3), 'opacity="0.2"')
  return {
    back:
      wall(brush, [0, 0, width, top], { wall: '#cdbda8', ...options }) +
      pots +
      haze +
      sunlight(brush, [0, 0, width, top], options.light ?? 'window') +
      tableTop(brush, top, options),
    front: vignette(brush),
    places: { table: tablePlace(brush, top, scale * 1.35) },
  }
}

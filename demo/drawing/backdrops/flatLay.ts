import { mix, lit } from '../lighting'
import type { DrawBackdrop } from './backdrop'
import { rect, sunlight, vignette } from './surroundings'

/** Px per centimetre when the picture is 1200 px wide. */
const SCALE = 19

/** A table straight from above; depth runs from the far edge to the near one. */
const flatLay =
  (texture: 'wood' | 'linen' | 'stone', usual: string): DrawBackdrop =>
  (brush, options) => {
    const { sheet, mood } = brush
    const { width, height } = sheet
    const color = lit({ color: options.ground ?? usual, gloss: 0 }, [-0.1, 1, 0.1], mood)
    const box = [0, 0, width, height] as const
    const base = sheet.linear(
      [
        [0, mix(color, mood.key, 0.2)],
        [1, mix(color, mood.shadow, 0.2)],
      ],
      [0, 0, 1, 1],
    )
    const size = {
      wood: Math.max(width, height) * 1.02,
      linen: 80,
      stone: Math.max(width, height) * 1.02,
    }[texture]
    const scale = (SCALE * width * (options.zoom ?? 1)) / 1200
    return {
      back:
        rect(box, base) +
        rect(box, sheet.texture(texture, size)) +
        sunlight(brush, box, options.light ?? 'window'),
      front: vignette(brush),
      places: {
        table: {
          shadow: 'table',
          tilt: 0.97,
          at: (across, depth) => ({ x: (across / 100) * width, y: depth * height, scale }),
        },
      },
    }
  }

export const linenFlatLay = flatLay('linen', '#e4d9c6')
export const woodFlatLay = flatLay('wood', '#b98455')
export const stoneFlatLay = flatLay('stone', '#d7d3ca')

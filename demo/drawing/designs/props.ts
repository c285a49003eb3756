import type { Designs } from '../design'
import { bookPile } from '../shapes/boards'
import { planter } from '../shapes/decor'
import { berries, croissant, cutlery, fig } from '../shapes/fromAbove'
import { eucalyptus, ficus, flowers, olive, pampas, trailing } from '../shapes/plants'
import { lathe } from '../lathe'
import { lit } from '../lighting'
import { n } from '../sheet'

/** Things that are not for sale: flowers, food, books. */
export const PROPS: Designs = {
  eucalyptus: { width: 20, height: 30, draw: (brush) => eucalyptus(brush) },
  'eucalyptus:small': {
    width: 14,
    height: 20,
    draw: (brush) => eucalyptus(brush, { height: 20, count: 4 }),
  },
  olive: { width: 24, height: 34, draw: (brush) => olive(brush) },
  pampas: { width: 26, height: 40, draw: (brush) => pampas(brush, { height: 40 }) },
  'pampas:small': {
    width: 18,
    height: 28,
    draw: (brush) => pampas(brush, { height: 28, count: 4 }),
  },
  peonies: {
    width: 24,
    height: 26,
    draw: (brush) => flowers(brush, { height: 27, count: 7, petals: 22, size: 4.6 }),
  },
  poppies: {
    width: 22,
    height: 30,
    draw: (brush) =>
      flowers(brush, { height: 30, count: 6, color: '#d9673f', petals: 7, size: 3.6 }),
  },
  daisies: {
    width: 20,
    height: 22,
    draw: (brush) =>
      flowers(brush, { height: 22, count: 9, color: '#f6efe0', petals: 12, size: 2.4 }),
  },
  cornflowers: {
    width: 20,
    height: 24,
    draw: (brush) =>
      flowers(brush, { height: 24, count: 8, color: '#7487b8', petals: 14, size: 2.6 }),
  },
  tree: {
    width: 30,
    height: 90,
    draw: (brush) =>
      planter(brush, {
        glaze: { color: '#cbbfae', gloss: 0.08 },
        width: 32,
        plant: ficus(brush, { height: 92, count: 7 }),
      }),
  },
  ivy: {
    width: 15,
    height: 13,
    draw: (brush) =>
      planter(brush, {
        glaze: { color: '#d9cdbb', gloss: 0.1 },
        width: 13,
        plant: trailing(brush, { length: 22, count: 9 }),
      }),
  },
  sprout: {
    width: 12,
    height: 12,
    draw: (brush) =>
      planter(brush, {
        glaze: { color: '#c9744f', gloss: 0.1 },
        width: 11,
        plant: olive(brush, { height: 20, count: 5, color: '#6f8a5c' }),
      }),
  },
  books: {
    foot: 'box',
    width: 24,
    height: 9,
    draw: (brush) =>
      bookPile(brush, {
        books: [
          { color: '#8a4b3a', width: 25, thickness: 3.4 },
          { color: '#d9c9a8', width: 22, thickness: 2.4 },
          { color: '#51655f', width: 20, thickness: 2.8 },
        ],
      }),
  },
  'books:two': {
    foot: 'box',
    width: 22,
    height: 5,
    draw: (brush) =>
      bookPile(brush, {
        books: [
          { color: '#c9a15c', width: 23, thickness: 2.6 },
          { color: '#3f4a55', width: 21, thickness: 2.2 },
        ],
      }),
  },
  croissant: { width: 13, height: 5, foot: 'box', draw: croissant },
  fig: { width: 4.6, height: 5, foot: 'box', draw: fig },
  blueberries: { width: 6, height: 2, foot: 'box', draw: (brush) => berries(brush, '#46507a') },
  currants: { width: 6, height: 2, foot: 'box', draw: (brush) => berries(brush, '#b5303a', 12) },
  cutlery: { width: 6, height: 1, foot: 'box', draw: cutlery },
  sprig: {
    width: 12,
    height: 1,
    foot: 'box',
    draw: (brush) =>
      `<g transform="rotate(${n(brush.random.between(20, 70))})">${olive(brush, { height: 20, count: 1 })}</g>`,
  },
  lemons: {
    width: 12,
    height: 6,
    draw: (brush) =>
      [-3.6, 3.2, 0]
        .map((x, index) => {
          const lemon = lathe(brush, {
            profile: [
              [0.4, 0],
              [2.2, 0.6],
              [3.1, 2.6],
              [2.4, 4.6],
              [0.6, 5.4],
            ],
            surface: { color: '#e6bf45', gloss: 0.3 },
          })
          return `<g transform="translate(${x} ${index === 2 ? 0.9 : 0})">${lemon}</g>`
        })
        .join(''),
  },
  loaf: {
    foot: 'box',
    width: 24,
    height: 10,
    draw: (brush) => {
      const at = (color: string, y: number) =>
        lit({ color, gloss: 0.15 }, [-0.2, y, 0.6], brush.mood)
      const crust = brush.sheet.linear([
        [0, at('#c98d4d', 0.9)],
        [0.6, at('#a8642f', 0.3)],
        [1, at('#7a4522', -0.4)],
      ])
      const cuts = [-6, 0, 6]
        .map(
          (x) =>
            `<path d="M${x - 1.6} -8.4q2.6 1.6 3 4.6" stroke="${at('#f0d9ac', 0.8)}" stroke-width="1" fill="none" stroke-linecap="round"/>`,
        )
        .join('')
      return `<path d="M-11.6 -1C-13 -7 -7 -9.8 0 -9.8S13 -7 11.6 -1Q0 0.8 -11.6 -1z" fill="${crust}"/>${cuts}`
    },
  },
}

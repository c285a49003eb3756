import type { Brush } from '../sheet'
import type { Designs } from '../design'
import { cuttingBoard } from '../shapes/boards'
import { tray } from '../shapes/decor'
import { boardFromAbove, cupFromAbove, salad, teapotFromAbove } from '../shapes/fromAbove'
import {
  bowl,
  COFFEE,
  cup,
  jug,
  MILK_COFFEE,
  plate,
  TEA,
  teapot,
  type Glaze,
} from '../shapes/vessels'

const MIST: Glaze = { color: '#a9b6bd', clay: '#b58863', bare: 1.7, specks: 60 }
const OAT: Glaze = { color: '#e2d3b8', specks: 90, gloss: 0.25 }
const DAWN: Glaze = { color: '#e8b9a0', gloss: 0.4, upper: { from: 5.4, color: '#f3ddcb' } }
const SAGE: Glaze = { color: '#8fa08a', clay: '#b58863', bare: 0.9, specks: 30 }
const PEBBLE: Glaze = { color: '#7f8586', specks: 70, speckColor: '#3a3a3c', gloss: 0.3 }
const MOON: Glaze = { color: '#eee8dc', specks: 40, gloss: 0.35 }
const CREAM: Glaze = { color: '#ead9bd', gloss: 0.4 }
const NOON: Glaze = { color: '#b96441', gloss: 0.35 }
const MILK: Glaze = { color: '#f0eadf', clay: '#c49a73', bare: 4, specks: 50 }
const TERRACOTTA: Glaze = { color: '#c1714c', gloss: 0.16, upper: { from: 7.4, color: '#efe0cb' } }

const isFromAbove = (brush: Brush) => brush.tilt > 0.5
const drinking =
  (glaze: Glaze, drink: string, width = 8.4, height = 7.6) =>
  (brush: Brush) =>
    isFromAbove(brush)
      ? cupFromAbove(brush, { glaze, drink, width })
      : cup(brush, { glaze, drink, width, height })

export const TABLEWARE: Designs = {
  'KR-101': { width: 9, height: 7.6, draw: drinking(MIST, COFFEE) },
  'KR-102': { width: 9.4, height: 8.6, draw: drinking(OAT, MILK_COFFEE, 9, 8.6) },
  'KR-103': {
    width: 15,
    height: 8.6,
    draw: (brush) =>
      `${plate(brush, { glaze: CREAM, width: 15 })}<g transform="translate(0 ${isFromAbove(brush) ? 0 : -0.7})">${drinking(DAWN, TEA, 8.8, 6.6)(brush)}</g>`,
  },
  'KR-104': {
    width: 11,
    height: 5.6,
    draw: (brush) => bowl(brush, { glaze: SAGE, width: 11, height: 5.6 }),
  },
  'KR-104:tea': {
    width: 11,
    height: 5.6,
    draw: (brush) =>
      bowl(brush, { glaze: SAGE, width: 11, height: 5.6, content: { color: TEA, depth: 1.1 } }),
  },
  'KR-105': { width: 15, height: 7, draw: (brush) => bowl(brush, { glaze: PEBBLE }) },
  'KR-105:soup': {
    width: 15,
    height: 7,
    draw: (brush) => bowl(brush, { glaze: PEBBLE, content: { color: '#d98a3d', depth: 1.6 } }),
  },
  'KR-105:oats': {
    width: 15,
    height: 7,
    draw: (brush) => bowl(brush, { glaze: PEBBLE, content: { color: '#e9d8b8', depth: 1.5 } }),
  },
  'KR-106': {
    width: 27,
    height: 2,
    spot: [-10.4, 0.8],
    isFlat: true,
    draw: (brush) => plate(brush, { glaze: MOON, width: 27 }),
  },
  'KR-107': {
    width: 20,
    height: 1.8,
    spot: [7.4, 0.8],
    isFlat: true,
    draw: (brush) => plate(brush, { glaze: CREAM, width: 20 }),
  },
  'KR-107:pile': {
    width: 20,
    height: 6,
    draw: (brush) =>
      [0, 1.3, 2.6, 3.9]
        .map(
          (y) =>
            `<g transform="translate(0 ${-y})">${plate(brush, { glaze: CREAM, width: 20 })}</g>`,
        )
        .join(''),
  },
  'KR-108': {
    width: 18,
    height: 14.6,
    draw: (brush) =>
      isFromAbove(brush) ? teapotFromAbove(brush, { glaze: NOON }) : teapot(brush, { glaze: NOON }),
  },
  'KR-109': { width: 12, height: 20, mouth: 20, draw: (brush) => jug(brush, { glaze: MILK }) },
  'KR-110': {
    width: 26,
    height: 10.4,
    draw: (brush) => bowl(brush, { glaze: TERRACOTTA, width: 26, height: 10.4 }),
  },
  'KR-110:salad': {
    width: 26,
    height: 10.4,
    draw: (brush) =>
      bowl(brush, {
        glaze: TERRACOTTA,
        width: 26,
        height: 10.4,
        content: { color: '#6f8444', depth: 2.4 },
      }) + (isFromAbove(brush) ? salad(brush) : ''),
  },
  'DK-606': {
    width: 24,
    height: 40,
    spot: [0, 16],
    foot: 'box',
    draw: (brush) =>
      isFromAbove(brush)
        ? boardFromAbove(brush, { color: '#c18a55' })
        : cuttingBoard(brush, { color: '#c18a55' }),
  },
  'DK-607': {
    width: 38,
    height: 2.6,
    spot: [-15, 1],
    isFlat: true,
    draw: (brush) => tray(brush, { color: '#cf9c63' }),
  },
}

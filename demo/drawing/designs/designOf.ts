import type { Design, Designs } from '../design'
import { pondMirror, wallClock } from '../shapes/boards'
import { basket, candlesticks, jarCandle, planter } from '../shapes/decor'
import { armchair, stool } from '../shapes/furniture'
import { domePendant, floorLamp, mushroomLamp, rattanPendant, tableLamp } from '../shapes/lamps'
import { ficus } from '../shapes/plants'
import { amphora, cocoonVase, glassVase, reedVase, ringVase } from '../shapes/vases'
import { PROPS } from './props'
import { TABLEWARE } from './tableware'
import { TEXTILES } from './textiles'

/** Vases, lamps, furniture and small things of the catalogue. */
const DECOR: Designs = {
  'VZ-201': {
    width: 18,
    height: 22,
    mouth: 22,
    draw: (brush) => cocoonVase(brush, { glaze: { color: '#f0e9dc', gloss: 0.14 } }),
  },
  'VZ-202': {
    width: 19,
    height: 32,
    mouth: 32,
    draw: (brush) => amphora(brush, { glaze: { color: '#bb6743', gloss: 0.1 } }),
  },
  'VZ-203': {
    width: 13,
    height: 34,
    mouth: 34,
    draw: (brush) => reedVase(brush, { glaze: { color: '#43474a', gloss: 0.34 } }),
  },
  'VZ-204': {
    width: 20,
    height: 26,
    mouth: 26,
    draw: (brush) => ringVase(brush, { glaze: { color: '#e8dac4', gloss: 0.1 } }),
  },
  'VZ-205': {
    width: 16,
    height: 22,
    mouth: 13,
    isClear: true,
    spot: [0, 7],
    draw: (brush) => glassVase(brush, { color: '#8fae8b' }),
  },
  'SV-401': {
    width: 26,
    height: 28.6,
    draw: (brush) => mushroomLamp(brush, { color: '#dcb998', cap: '#f1e4d2' }),
  },
  'SV-402': {
    width: 30,
    height: 39,
    draw: (brush) => tableLamp(brush, { glaze: { color: '#8a9a86', gloss: 0.4 }, cap: '#f3e8d3' }),
  },
  'SV-403': {
    width: 52,
    height: 152,
    spot: [0, 133],
    draw: (brush) => floorLamp(brush, { wood: '#a9744a', cap: '#f3e8d3' }),
  },
  'SV-404': {
    width: 44,
    height: 22,
    spot: [0, 10],
    draw: (brush) => domePendant(brush, { color: '#b9613c' }),
  },
  'SV-405': {
    width: 41,
    height: 30,
    spot: [0, 14],
    draw: (brush) => rattanPendant(brush, { color: '#c99a63' }),
  },
  'MB-501': {
    width: 86,
    height: 79,
    draw: (brush) => armchair(brush, { color: '#93a085', wood: '#8a5a3a' }),
  },
  'MB-502': { width: 36, height: 45, draw: (brush) => stool(brush, { wood: '#b98252' }) },
  'MB-503': { width: 60, height: 82, draw: (brush) => pondMirror(brush, { wood: '#a9744a' }) },
  'DK-601': {
    width: 8.8,
    height: 8.6,
    draw: (brush) => jarCandle(brush, { glaze: { color: '#56644f', gloss: 0.3 } }),
  },
  'DK-602': {
    width: 21,
    height: 30,
    spot: [-1, 12],
    draw: (brush) => candlesticks(brush, { color: '#b98f4e', wax: '#f1e4cd' }),
  },
  'DK-603': { width: 36, height: 30, draw: (brush) => basket(brush, { color: '#cda66d' }) },
  'DK-604': {
    width: 30,
    height: 30,
    draw: (brush) => wallClock(brush, { wood: '#a9744a', face: '#f5eee0' }),
  },
  'DK-605': {
    width: 17,
    height: 15,
    spot: [0, 8],
    tall: 46,
    draw: (brush) =>
      planter(brush, {
        glaze: { color: '#b9b3a8', gloss: 0.08, specks: 60 },
        plant: ficus(brush, { height: 30, count: 5 }),
      }),
  },
}

const ALL = new Map(Object.entries({ ...TABLEWARE, ...DECOR, ...TEXTILES, ...PROPS }))

/** Throws for an unknown name. */
export function designOf(what: string): Design {
  const design = ALL.get(what)
  if (!design) throw new RangeError(`There is no drawing of ${what}`)
  return design
}

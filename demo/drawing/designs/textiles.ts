import type { Design, Designs } from '../design'
import { cushion } from '../shapes/cushion'
import { foldedCloth } from '../shapes/fromAbove'
import { pad } from '../shapes/furniture'
import { drape, clothedTable, foldedPile, hungThrow } from '../shapes/textiles'

const WAFFLE = '#dccbae'
const CLOVER = '#a8563f'
const MISTY = '#cfd6d8'
const HOMESPUN = '#e3d8c4'
const TOWEL = '#e9e2d2'
const NAPKIN = '#b9826a'
const SHEER = '#eee7da'

/** A cloth that the backdrop already contains: only its marker is placed. */
const shown: Design = { width: 0, height: 0, foot: 'none', draw: () => '' }

export const TEXTILES: Designs = {
  'TX-301': {
    foot: 'box',
    width: 45,
    height: 45,
    draw: (brush) =>
      cushion(brush, { color: '#75805a', weave: 'tuft', lean: brush.random.between(-5, 5) }),
  },
  'TX-302': {
    foot: 'box',
    width: 45,
    height: 45,
    draw: (brush) => cushion(brush, { color: '#c8954a', lean: brush.random.between(-5, 5) }),
  },
  'TX-303': {
    foot: 'box',
    width: 55,
    height: 36,
    draw: (brush) =>
      cushion(brush, {
        color: '#6d7f8c',
        weave: 'stripe',
        width: 55,
        height: 36,
        lean: brush.random.between(-3, 3),
      }),
  },
  'TX-304': {
    foot: 'box',
    width: 36,
    height: 20,
    draw: (brush) =>
      foldedPile(brush, {
        colors: [WAFFLE, WAFFLE, WAFFLE],
        width: 36,
        thickness: 6,
        weave: 'waffle',
      }),
  },
  'TX-304:hung': {
    width: 34,
    height: 46,
    draw: (brush) =>
      hungThrow(brush, { color: WAFFLE, width: 34, height: 46, weave: 'waffle', fringe: false }),
  },
  'TX-305': {
    foot: 'box',
    width: 36,
    height: 20,
    draw: (brush) =>
      foldedPile(brush, { colors: [CLOVER, CLOVER, CLOVER], width: 36, thickness: 6 }),
  },
  'TX-305:hung': {
    width: 36,
    height: 48,
    draw: (brush) => hungThrow(brush, { color: CLOVER, width: 36, height: 48 }),
  },
  /** Across a bed, from its left edge to its right one. */
  'TX-305:runner': {
    width: 178,
    height: 40,
    spot: [-50, 24],
    foot: 'box',
    draw: (brush) =>
      `<g transform="translate(0 -22)">${pad(brush, { x: -88, y: -16, width: 176, height: 20, round: 7, color: CLOVER })}</g>` +
      hungThrow(brush, { color: CLOVER, width: 178, height: 26 }),
  },
  'TX-306': {
    foot: 'box',
    width: 46,
    height: 24,
    draw: (brush) =>
      foldedPile(brush, { colors: [MISTY, '#e7e9e7', MISTY, '#e7e9e7'], width: 46, thickness: 6 }),
  },
  'TX-306:shown': shown,
  'TX-307': {
    width: 70,
    height: 120,
    foot: 'box',
    draw: (brush) =>
      drape(brush, { color: SHEER, width: 70, height: 120, folds: 7, depth: 0.5, gather: 0.1 }),
  },
  'TX-307:shown': shown,
  'TX-308': {
    width: 100,
    height: 70,
    draw: (brush) => clothedTable(brush, HOMESPUN),
  },
  'TX-308:shown': shown,
  'TX-309': {
    width: 30,
    height: 44,
    foot: 'box',
    draw: (brush) =>
      brush.tilt > 0.5
        ? foldedCloth(brush, { color: TOWEL, width: 26, height: 36, weave: 'check', turn: 14 })
        : hungThrow(brush, { color: TOWEL, width: 30, height: 44, weave: 'check', fringe: false }),
  },
  'TX-310': {
    foot: 'box',
    width: 18,
    height: 6,
    draw: (brush) =>
      brush.tilt > 0.5
        ? foldedCloth(brush, { color: NAPKIN, width: 12, height: 22, turn: -8 })
        : foldedPile(brush, {
            colors: [NAPKIN, '#d8c3a8', NAPKIN, '#d8c3a8'],
            width: 18,
            thickness: 1.7,
          }),
  },
}

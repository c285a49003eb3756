import type { Position } from './backdrops/backdrop'
import type { Brush } from './brush'
import type { Design } from './design'
import { n } from './sheet'

/** The tilt from which things without a round foot draw their own shadow. */
const FROM_ABOVE = 0.5
/** Cm that the shadow under a box extends in front of it. */
const BOX_REACH = 1.5

/** The shadow of a thing on its ground or its wall. */
export function shadowOf(brush: Brush, { shadow }: Position, design: Design): string {
  const foot = design.foot ?? 'round'
  if (shadow === 'none' || foot === 'none') return ''
  if (shadow === 'wall') return behind(brush, design)
  if (brush.tilt > FROM_ABOVE && foot === 'box') return ''
  return contact(brush, design, foot) + (design.isFlat ? '' : long(brush, design))
}

function behind({ sheet, mood }: Brush, { width, height, foot }: Design): string {
  const half = width / 2
  const round = foot === 'box' ? width * 0.03 : half
  return `<g filter="${sheet.blur(width * 0.025)}"><rect x="${n(-half * 0.95)}" y="${n(-height * 0.96)}" width="${n(width)}" height="${n(height * 0.985)}" rx="${n(round)}" fill="${mood.shadow}" opacity="0.42"/></g>`
}

/** Darkest at the contact. */
function contact({ sheet, mood, tilt }: Brush, { width }: Design, foot: 'round' | 'box'): string {
  const half = width / 2
  const fill = sheet.radial([
    [0, mood.shadow, 0.75],
    [0.72, mood.shadow, 0.5],
    [1, mood.shadow, 0],
  ])
  const depth = foot === 'box' ? BOX_REACH : Math.max(0.6, half * tilt * 1.2)
  const shift = foot === 'box' ? 0.2 : half * tilt * 0.25
  return `<ellipse cx="${n(half * 0.1)}" cy="${n(shift)}" rx="${n(half * 1.14)}" ry="${n(depth)}" fill="${fill}" opacity="0.8"/>`
}

/** The shadow cast to the right. */
function long({ sheet, mood, tilt }: Brush, { width, height }: Design): string {
  const half = width / 2
  const reach = half + Math.min(height, width * 3) * 0.9
  const fill = sheet.linear(
    [
      [0, mood.shadow, 0.62],
      [0.4, mood.shadow, 0.42],
      [1, mood.shadow, 0.02],
    ],
    [0, 0, 1, 0],
  )
  const band = half * Math.max(0.1, tilt)
  const fall = reach * tilt * 0.32
  const outline = `M0 ${n(-band)}L${n(reach)} ${n(fall - band * 0.9)}Q${n(reach * 1.12)} ${n(fall)} ${n(reach)} ${n(fall + band * 0.8)}L0 ${n(band)}A${n(half)} ${n(band)} 0 0 1 0 ${n(-band)}z`
  return `<g filter="${sheet.blur(Math.max(0.25, half * 0.06))}"><path d="${outline}" fill="${fill}"/></g>`
}

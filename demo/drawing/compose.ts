import type { Backdrop, BackdropOptions, DrawBackdrop, Position } from './backdrops/backdrop'
import { type Brush, createSheet, n } from './sheet'
import type { Design } from './design'
import { MOODS, type MoodName } from './mood'
import { createRandom } from './random'

/** A thing in a picture: its name and position. Back to front. */
export interface Put {
  what: string
  /** Percent of the width. */
  x: number
  /** 0 at the back to 1 in front. */
  depth?: number
  on?: string
  /** The share of the true size; pictures may cheat slightly. */
  size?: number
  /** Cm above the usual ground of the thing, such as a cushion on a chair. */
  up?: number
  /** The contents, such as a bunch of flowers. */
  holds?: string
}

export interface Picture {
  id: string
  width: number
  height: number
  mood: MoodName
  backdrop: DrawBackdrop
  options?: BackdropOptions
  puts: readonly Put[]
  /** Mirrors the picture: light from the right. */
  mirrored?: boolean
}

/** The position of a thing in a picture: its middle, in percent of width and height. */
export interface Spot {
  what: string
  x: number
  y: number
}

type DesignOf = (what: string) => Design

/** Draws a picture from its description as a document; reproducible. */
export function compose(picture: Picture, designOf: DesignOf): string {
  const { brush, backdrop } = stageOf(picture)
  const things = picture.puts.map((put) => drawThing(brush, backdrop, put, designOf))
  const body = backdrop.back + things.join('') + backdrop.front
  return brush.sheet.document(
    picture.mirrored
      ? `<g transform="translate(${picture.width} 0) scale(-1 1)">${body}</g>`
      : body,
  )
}

/** The positions of a picture's things, without drawing them. */
export function spotsOf(picture: Picture, designOf: DesignOf): Spot[] {
  const { backdrop } = stageOf(picture)
  return picture.puts.map((put) => {
    const design = designOf(put.what)
    const { x, y, size } = stand(backdrop, put)
    const [right, up] = design.spot ?? [0, design.height / 2]
    const across = x + right * size
    return {
      what: put.what,
      x: ((picture.mirrored ? picture.width - across : across) / picture.width) * 100,
      y: ((y - up * size) / picture.height) * 100,
    }
  })
}

function stageOf({ id, width, height, mood, backdrop, options = {} }: Picture) {
  const brush: Brush = {
    sheet: createSheet(width, height),
    mood: MOODS[mood],
    random: createRandom(id),
    tilt: 0.2,
    detail: 10,
  }
  return { brush, backdrop: backdrop(brush, options) }
}

/** The foot of a thing in the picture, px, and px per centimetre there. */
function stand({ places }: Backdrop, put: Put) {
  const name = put.on ?? Object.keys(places)[0] ?? ''
  const place = places[name]
  if (!place) throw new Error(`There is no place ${name} for ${put.what}`)
  const { x, y, scale } = place.at(put.x, put.depth ?? 0.5)
  const size = scale * (put.size ?? 1)
  return { place, x, y: y - (put.up ?? 0) * size, size }
}

function drawThing(brush: Brush, backdrop: Backdrop, put: Put, designOf: DesignOf): string {
  const design = designOf(put.what)
  const { place, x, y, size } = stand(backdrop, put)
  const random = createRandom(`${put.what} ${put.x}`)
  const own: Brush = { ...brush, tilt: place.tilt, detail: size, random }
  const body = design.draw(own)
  const held = put.holds
    ? `<g transform="translate(0 ${n(-(design.mouth ?? design.height) + 1)})">${designOf(put.holds).draw(own)}</g>`
    : ''
  const markup = design.isClear ? held + body : body + held
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size)})">${shadowOf(own, place, design)}${markup}</g>`
}

/** The tilt from which things without a round foot draw their own shadow. */
const FROM_ABOVE = 0.5
/** Cm that the shadow under a box extends in front of it. */
const BOX_REACH = 1.5

/** The shadow of a thing on its ground or its wall. */
function shadowOf(brush: Brush, { shadow }: Position, design: Design): string {
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

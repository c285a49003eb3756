import type { Backdrop, BackdropOptions, DrawBackdrop } from './backdrops/backdrop'
import type { Brush } from './brush'
import type { Design } from './design'
import { MOODS, type MoodName } from './mood'
import { createRandom } from './random'
import { shadowOf } from './shadowOf'
import { createSheet, n } from './sheet'

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
  /** Cm above its usual ground: a cushion on a chair. */
  up?: number
  /** Its content: a bunch of flowers. */
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

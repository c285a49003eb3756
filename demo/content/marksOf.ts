import { spotsOf, type Picture } from '../drawing/compose'
import { articleOf } from '../drawing/design'
import { designOf } from '../drawing/designs/designOf'
import { PRODUCTS } from './products'

/** A product marked on a picture: whole percents of the square frame that contains the picture. */
export interface Mark {
  article: string
  x: number
  y: number
}

const MAX_MARKS = 4
/** Percent: the minimum distance, so that markers do not cover each other. */
const APART = 7
/** Percent of the picture: the minimum distance from its edge, so that a marker is not cut off. */
const EDGE = 3

const ARTICLES = new Set(PRODUCTS.map(({ article }) => article))

/** The products in a picture, marked where they are drawn. */
export function marksOf(picture: Picture): Mark[] {
  const side = Math.max(picture.width, picture.height)
  const marks: Mark[] = []
  for (const { what, x, y } of spotsOf(picture, designOf)) {
    const article = articleOf(what)
    const mark = {
      article,
      x: inFrame(x, picture.width, side),
      y: inFrame(y, picture.height, side),
    }
    const isShown = [x, y].every((part) => part > EDGE && part < 100 - EDGE)
    const isFree = marks.every(
      (other) =>
        other.article !== article && Math.hypot(other.x - mark.x, other.y - mark.y) >= APART,
    )
    if (ARTICLES.has(article) && isShown && isFree) marks.push(mark)
  }
  return marks.slice(0, MAX_MARKS)
}

/** Converts percent along a side of the picture to percent of the frame around it. */
function inFrame(percent: number, length: number, side: number): number {
  return Math.round((((percent / 100) * length + (side - length) / 2) / side) * 100)
}

import type { Product, ProductLink } from '@/contract/entities/catalogue/productLink'
import type { Background } from '@/contract/entities/posts/media'
import type { IdName } from '@/contract/entities/posts/post'
import { isSameSchedule, type Schedule, readinessOf } from '@/contract/posts/schedule'
import type { PostDocument, ProductMark } from './document'
import type { Place } from './geometry'

/** One change of a document, made on an immer draft, so that `record` can undo it. */
export type Change = (document: PostDocument) => void

const CENTRE: Place = { x: 50, y: 50 }
/** Percents between the centres of markers that were added one after another. */
const CASCADE = 6

/**
 * Marks a product. The new mark is the last one, so it gets the next number.
 * @param place percent of the square frame; by default its centre, or a free position beside it
 */
export function addProductMark(
  mediaIndex: number,
  id: string,
  product: Product,
  place?: Place,
): Change {
  return ({ media }) => {
    const links = media[mediaIndex]?.links
    links?.push({ id, ...(place ?? freePlace(links)), isShown: true, link: linkOf(product) })
  }
}

export function showMark(id: string, isShown: boolean): Change {
  return onMark(id, (mark) => {
    mark.isShown = isShown
  })
}

export function setText(text: string): Change {
  return (document) => {
    document.text = text
  }
}

export function setAlbums(albums: IdName[]): Change {
  return (document) => {
    document.albums = albums
  }
}

export function setSegments(segments: IdName[]): Change {
  return (document) => {
    document.segments = segments
  }
}

/** The background of a media item is drawn in both of its frames. */
export function setBackground(mediaIndex: number, background: Background): Change {
  return ({ media }) => {
    const item = media[mediaIndex]
    if (item) item.background = background
  }
}

/** Sets the same background behind every picture. */
export function setBackgrounds(background: Background): Change {
  return ({ media }) => {
    for (const item of media) item.background = background
  }
}

export function setShowMarkers(isShown: boolean): Change {
  return (document) => {
    document.showMarkers = isShown
  }
}

export function setShowText(isShown: boolean): Change {
  return (document) => {
    document.showText = isShown
  }
}

/** Replaces the schedule as a whole, so that no undo restores a time without its switch. */
export function setSchedule(schedule: Schedule): Change {
  return (document) => {
    if (!isSameSchedule(document.schedule, schedule)) document.schedule = schedule
  }
}

export function setNeedsRequest(isNeeded: boolean): Change {
  return (document) => {
    document.needCopyrightRequest = isNeeded
  }
}

export function setPromoCode(status: PostDocument['promoCodeStatus']): Change {
  return (document) => {
    document.promoCodeStatus = status
  }
}

/** Changes the status without a step in the history, because a save changes it and no undo does. */
export function withPublished(document: PostDocument, isPublished: boolean): PostDocument {
  return document.isPublished === isPublished ? document : { ...document, isPublished }
}

/** Changes one mark, on whichever slide it is. */
export function onMark(wanted: string, change: (mark: ProductMark) => void): Change {
  return ({ media }) => {
    const mark = media.flatMap(({ links }) => links).find(({ id }) => id === wanted)
    if (mark) change(mark)
  }
}

/**
 * The centre, or the next free position down the diagonal, so that no marker covers another. When no position is free,
 * the centre.
 */
function freePlace(links: readonly ProductMark[]): Place {
  for (let x = CENTRE.x; x < 100; x += CASCADE) {
    const place = { x, y: x }
    if (links.every((mark) => distance(mark, place) >= CASCADE)) return place
  }
  return CENTRE
}

const distance = (one: Place, other: Place) =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))

function linkOf(product: Product): ProductLink {
  const { id, article, vendorCode, name, link, sourceImageUrls, price, currency, hasLeft } = product
  return {
    id: null,
    hideAtProductPage: false,
    isSimilar: false,
    link,
    marker: { ...CENTRE, show: true },
    showOnAllSlides: false,
    sku: { id, article, vendorCode, sourceImageUrls, price, currency, hasLeft },
    title: name,
    hiddenCarouselPositions: [],
    skuImageMarkup: null,
  }
}

/**
 * Whether the post lacks an album, which publishing now or by the schedule needs (product-rules/posts.md#publishing).
 */
export function needsAlbum({ isPublished, schedule, albums }: PostDocument): boolean {
  return readinessOf(schedule, isPublished) === 'published' && albums.length === 0
}

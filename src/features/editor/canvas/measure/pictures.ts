import { announceArrival, RETRY_AFTER_MS } from './arrivals'

export interface LoadedPicture {
  image: HTMLImageElement
  state: 'loading' | 'ready' | 'failed'
}

interface AskedPicture extends LoadedPicture {
  /** When the last request failed; null while one is under way, and for good when the picture is there. */
  failedAt: number | null
}

const pictures = new Map<string, AskedPicture>()

/** A picture to be drawn; asked for at once, and told of when it has come or will not. */
export function pictureOf(url: string): LoadedPicture {
  const picture = pictures.get(url)
  if (!picture) return ask(url, { image: new Image(), state: 'loading', failedAt: null })
  const { failedAt } = picture
  const isTimely = failedAt !== null && performance.now() - failedAt >= RETRY_AFTER_MS
  return isTimely ? ask(url, picture) : picture
}

/** The connection is back: what did not come may come now. */
export function askAgain(): void {
  for (const [url, picture] of pictures) if (picture.failedAt !== null) ask(url, picture)
}

/** Nothing is drawn any more: the memory of the pictures goes back. */
export function forgetPictures(): void {
  pictures.clear()
}

/**
 * Catalogues have their pictures on hosts that send no CORS headers: asked for with `crossOrigin` they would not come.
 * Without it a canvas that they are drawn on cannot be read, and nobody reads the stage.
 */
function ask(url: string, picture: AskedPicture): LoadedPicture {
  const image = new Image()
  Object.assign(picture, { image, failedAt: null })
  pictures.set(url, picture)
  image.addEventListener('load', () => {
    picture.state = 'ready'
    announceArrival()
  })
  image.addEventListener('error', () => {
    picture.failedAt = performance.now()
    if (picture.state === 'failed') return
    picture.state = 'failed'
    announceArrival()
  })
  image.src = url
  return picture
}

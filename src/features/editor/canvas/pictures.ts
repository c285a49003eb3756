import { announceArrival } from './arrivals'

export interface LoadedPicture {
  image: HTMLImageElement
  state: 'loading' | 'ready' | 'failed'
}

const pictures = new Map<string, LoadedPicture>()

/** A picture to be drawn; asked for at once, and told of when it has come or will not. */
export function pictureOf(url: string): LoadedPicture {
  const known = pictures.get(url)
  if (known) return known
  const image = new Image()
  // Without it no canvas that it was drawn on could be read.
  image.crossOrigin = 'anonymous'
  const picture: LoadedPicture = { image, state: 'loading' }
  pictures.set(url, picture)
  const settle = (state: LoadedPicture['state']) => () => {
    picture.state = state
    announceArrival()
  }
  image.addEventListener('load', settle('ready'), { once: true })
  image.addEventListener('error', settle('failed'), { once: true })
  image.src = url
  return picture
}

/** Nothing is drawn any more: the memory of the pictures goes back. */
export function forgetPictures(): void {
  pictures.clear()
}

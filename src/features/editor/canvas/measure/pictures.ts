import { pictureAddress } from '@/common/api/pictureAddress'
import { notifyAssetLoaded, RETRY_AFTER_MS } from './loadedAssets'

export interface LoadedPicture {
  image: HTMLImageElement
  state: 'loading' | 'ready' | 'failed'
}

interface AskedPicture extends LoadedPicture {
  /** When the last request failed; null while one is running, and once the picture is loaded. */
  failedAt: number | null
}

const pictures = new Map<string, AskedPicture>()

/** A picture to draw; requested immediately, with a notification when it has loaded or failed. */
export function pictureOf(url: string): LoadedPicture {
  const picture = pictures.get(url)
  if (!picture) return ask(url, { image: new Image(), state: 'loading', failedAt: null })
  const { failedAt } = picture
  const isTimely = failedAt !== null && performance.now() - failedAt >= RETRY_AFTER_MS
  return isTimely ? ask(url, picture) : picture
}

/** Called when the connection is back: retries failed pictures. */
export function askAgain(): void {
  for (const [url, picture] of pictures) if (picture.failedAt !== null) ask(url, picture)
}

/** Called when nothing is drawn any more: frees the memory of the pictures. */
export function forgetPictures(): void {
  pictures.clear()
}

/**
 * Requests a picture without `crossOrigin`. Copies of other hosts' pictures need the session's cookie, and
 * `crossOrigin` would not send it to a back office on another host. A canvas with such a picture cannot be read, but
 * nothing reads the stage.
 */
function ask(url: string, picture: AskedPicture): LoadedPicture {
  const image = new Image()
  Object.assign(picture, { image, failedAt: null })
  pictures.set(url, picture)
  image.addEventListener('load', () => {
    picture.state = 'ready'
    notifyAssetLoaded()
  })
  image.addEventListener('error', () => {
    picture.failedAt = performance.now()
    if (picture.state === 'failed') return
    picture.state = 'failed'
    notifyAssetLoaded()
  })
  image.src = pictureAddress(url)
  return picture
}

import sharp from 'sharp'
import { jpeg } from './server/pictures'

/**
 * A photo as a person chooses it; its content differs by its name, which is appended to the
 * picture.
 */
export async function photo(name: string, options: Parameters<typeof jpeg>[0] = {}): Promise<File> {
  return fileOf(name, Buffer.concat([await jpeg(options), Buffer.from(name)]), 'image/jpeg')
}

export const fileOf = (name: string, content: Uint8Array, type = '') =>
  new File([new Uint8Array(content)], name, { type })

/** A PNG with a size in its header and no pixels. */
export function pngHeader(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(64)
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/**
 * jsdom decodes no pictures: this mocks decoding them to their last line, and refuses incomplete
 * ones.
 */
export function decodePictures(): void {
  const createImageBitmap = async (file: File) => {
    const picture = sharp(Buffer.from(await file.arrayBuffer()), { failOn: 'error' })
    await picture.clone().raw().toBuffer()
    const { autoOrient } = await picture.metadata()
    return { ...autoOrient, close: () => undefined }
  }
  Object.assign(globalThis, { createImageBitmap })
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined })
}

/**
 * jsdom plays no videos: this mocks a picture of this width for each, or that it cannot be read.
 */
export function playVideos(width: number | 'unreadable'): void {
  const happen = (video: HTMLVideoElement, event: string) => {
    queueMicrotask(() => video.dispatchEvent(new Event(event)))
  }
  Object.defineProperties(HTMLVideoElement.prototype, {
    src: {
      configurable: true,
      set(this: HTMLVideoElement) {
        happen(this, width === 'unreadable' ? 'error' : 'loadeddata')
      },
    },
    currentTime: {
      configurable: true,
      get: () => 0,
      set(this: HTMLVideoElement) {
        happen(this, 'seeked')
      },
    },
    videoWidth: { configurable: true, get: () => width },
    load: { configurable: true, value: () => undefined },
  })
  Object.assign(HTMLCanvasElement.prototype, {
    toBlob: (take: (frame: Blob) => void) => {
      void jpeg({ width: 640, height: 480 }).then((frame) => {
        take(new Blob([new Uint8Array(frame)], { type: 'image/jpeg' }))
      })
    },
  })
}

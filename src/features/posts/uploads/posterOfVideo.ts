const LOAD_TIMEOUT_MS = 15_000
/** Seconds into the film: the very first frame is often black. */
const POSTER_AT = 0.5
const POSTER_QUALITY = 0.9

/** A frame of a video as JPEG, taken by the browser; null when this browser cannot play the file. */
export async function posterOfVideo(file: File): Promise<Blob | null> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(file)
  try {
    video.muted = true
    video.playsInline = true
    video.preload = 'auto'
    video.src = url
    await happened(video, 'loadeddata')
    video.currentTime = Math.min(POSTER_AT, video.duration / 2)
    await happened(video, 'seeked')
    return await frameOf(video)
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(url)
  }
}

function happened(video: HTMLVideoElement, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(LOAD_TIMEOUT_MS)
    video.addEventListener(
      event,
      () => {
        resolve()
      },
      { once: true, signal },
    )
    video.addEventListener(
      'error',
      () => {
        reject(new Error('video cannot be played'))
      },
      { once: true, signal },
    )
    signal.addEventListener('abort', () => {
      reject(new Error('video did not load in time'))
    })
  })
}

function frameOf(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', POSTER_QUALITY)
  })
}

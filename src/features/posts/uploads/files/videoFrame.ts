const LOAD_TIMEOUT_MS = 15_000
const FRAME_QUALITY = 0.9

/** Waits for an event of a video; rejects when the browser cannot read the video, or not in time. */
export function happened(video: HTMLVideoElement, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => () => {
      clearTimeout(timer)
      video.removeEventListener(event, succeed)
      video.removeEventListener('error', fail)
      end()
    }
    const fail = settle(() => {
      reject(new Error('video cannot be read'))
    })
    const succeed = settle(resolve)
    const timer = setTimeout(fail, LOAD_TIMEOUT_MS)
    video.addEventListener(event, succeed)
    video.addEventListener('error', fail)
  })
}

/** The frame of a video after a seek, as JPEG; null when there is none. */
export async function shownFrameOf(video: HTMLVideoElement): Promise<Blob | null> {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) await happened(video, 'loadeddata')
  if (video.seeking) await happened(video, 'seeked')
  return frameOf(video)
}

/** The current frame of a video as JPEG; null when there is none. */
export function frameOf(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', FRAME_QUALITY)
  })
}

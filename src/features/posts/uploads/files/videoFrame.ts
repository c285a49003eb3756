const LOAD_TIMEOUT_MS = 15_000
const FRAME_QUALITY = 0.9

/** Waits for an event of a video. Rejects when the browser cannot read the video, or does not in time. */
function happened(video: HTMLVideoElement, event: string): Promise<void> {
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
function frameOf(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', FRAME_QUALITY)
  })
}

/** The time of the frame in seconds; the first frame of a video is often black. */
const POSTER_AT = 0.5

type Poster = { poster: Blob } | { problem: 'video-not-loaded' | 'no-video-track' }

/** A frame of a video as JPEG, taken by the browser, or why there is none. */
export async function posterOfVideo(file: File): Promise<Poster> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(file)
  try {
    video.muted = true
    video.playsInline = true
    video.preload = 'auto'
    video.src = url
    await happened(video, 'loadeddata')
    if (video.videoWidth === 0) return { problem: 'no-video-track' }
    video.currentTime = Math.min(POSTER_AT, video.duration / 2)
    await happened(video, 'seeked')
    const poster = await frameOf(video)
    return poster ? { poster } : { problem: 'video-not-loaded' }
  } catch {
    return { problem: 'video-not-loaded' }
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(url)
  }
}

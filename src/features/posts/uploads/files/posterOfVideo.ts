import { frameOf, happened } from './videoFrame'

/** Seconds into the video: its first frame is often black. */
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

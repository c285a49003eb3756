import { usePreview } from '../../hooks/usePreview'
import { payloadAlbums } from '../../payloadFacts'

/** Returns whether the preview lacks the highlight of an album, which then has no published posts. */
export function useEmptyAlbums(): (albumId: number) => boolean {
  const { payload } = usePreview()
  if (payload?.widgetType !== 'story' || payload.settings.stories_highlights === 0) {
    return () => false
  }
  const asked = payloadAlbums(payload)
  const shown = payload.highlights.map((highlight) => highlight.albumId)
  return (albumId) => asked.includes(albumId) && !shown.includes(albumId)
}

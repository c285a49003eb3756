import type { StoriesPayload } from '@/contract/widgets/widgetPayload'
import type { ChunkReference, ChunkSource } from '../core/chunk'
import { silentReporter } from '../events/reporter'
import { createBar } from '../stories/createBar'
import { createPlayerOpener, playedFrom } from '../stories/createPlayerOpener'
import { createForgettingStories } from '../stories/seenStories'
import type { PreviewDrawer } from './previewDrawer'

/** The preview of a bar of stories and its player. It counts and stores nothing, and its links cannot be followed. */
export function storiesPreview(
  root: ShadowRoot,
  source: ChunkSource,
  playerChunk: ChunkReference,
): PreviewDrawer<StoriesPayload> {
  const player = createPlayerOpener(source, playerChunk)
  const seen = createForgettingStories()
  const bar = createBar({
    root,
    source,
    seen,
    onPrepare: player.prepare,
    // Hiding the bar has no effect in a preview, which has no next visit that would show it again.
    onHide: () => undefined,
    onOpen: (opening) =>
      player.open({
        ...playedFrom(bar, seen, opening),
        root,
        source,
        report: silentReporter.report,
        followLinks: false,
        answersUrl: null,
      }),
  })
  return {
    draw: (payload) => {
      bar.draw(payload)
    },
    stop() {
      player.close()
      bar.stop()
    },
  }
}

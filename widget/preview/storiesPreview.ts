import type { StoriesPayload } from '@/contract/widgets/widgetPayload'
import type { ChunkReference, ChunkSource } from '../core/chunk'
import { silentReporter } from '../events/reporter'
import { createBar } from '../stories/createBar'
import { createPlayerOpener, playedFrom } from '../stories/createPlayerOpener'
import { createForgettingStories } from '../stories/seenStories'
import type { PreviewDrawer } from './previewDrawer'

/** A bar of stories and its player that count nothing, remember nothing and lead nowhere. */
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
    // A preview keeps a hidden bar, because it has no next visit to show it again.
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

import type { WidgetPost } from '@/contract/widgets/widgetApi'
import type { ChunkReference } from '../core/chunk'
import type { OpenPopup, PopupChunk, PopupOptions } from '../popup/popupChunk'

export interface PopupOpener {
  /** Loads the popup ahead, so that it opens without a delay. */
  prepare(): void
  /** Rejects when the popup cannot be loaded; the next opening tries again. */
  open(options: PopupOptions): Promise<void>
  /** Draws the open post again, even while the popup is still loading. */
  redraw(posts: readonly WidgetPost[]): void
  close(): void
}

/** Opens posts in the popup, which is loaded for the first post. */
export function createPopupOpener(
  source: PopupOptions['source'],
  chunk: ChunkReference,
): PopupOpener {
  const load = () => source.load<PopupChunk>(chunk)
  let popup: OpenPopup | null = null
  let isStopped = false
  /** The options of the last request, to be used once the popup is loaded. */
  let asked: PopupOptions | null = null
  return {
    prepare: () => void load().catch(() => undefined),
    open(options) {
      asked = options
      return load().then(({ openPopup }) => {
        if (isStopped || !asked) return
        popup?.close()
        popup = openPopup(asked)
        asked = null
      })
    },
    redraw(posts) {
      if (asked) asked = { ...asked, posts }
      popup?.redraw(posts)
    },
    close() {
      isStopped = true
      popup?.close()
    },
  }
}

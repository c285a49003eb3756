import { loadChunk, type ChunkReference } from '../core/chunk'
import { once } from '../core/once'
import type { PopupChunk, PopupOptions } from '../popup/popupChunk'

export interface PopupOpener {
  /** Loads the popup ahead, so that it opens at once. */
  prepare(): void
  open(options: PopupOptions): void
  close(): void
}

/** Opens posts in the popup, which is loaded when it is first needed. A popup that cannot be loaded stays closed. */
export function createPopupOpener(
  source: PopupOptions['source'],
  chunk: ChunkReference,
): PopupOpener {
  const load = once(() => loadChunk<PopupChunk>(source, chunk))
  let closeOpen: (() => void) | null = null
  let isStopped = false
  let asked = 0
  return {
    prepare: () => void load().catch(() => undefined),
    open(options) {
      // Pressed again while the popup is on its way: the last press opens, once.
      asked += 1
      const turn = asked
      load()
        .then(({ openPopup }) => {
          if (isStopped || turn !== asked) return
          closeOpen?.()
          closeOpen = openPopup(options)
        })
        .catch(() => undefined)
    },
    close() {
      isStopped = true
      closeOpen?.()
    },
  }
}

import { addStyles } from '../core/addStyles'
import type { ChunkSource } from '../core/chunk'
import { fetchPage, type WidgetRequest } from '../core/fetchPage'
import type { GalleryChunk } from '../gallery/galleryChunk'
import css from './reserve.css'
import { whenNear } from './whenNear'

export interface Slot {
  asked: WidgetRequest
  close(): void
}

function reserve(root: ShadowRoot, nonce: string): void {
  const place = document.createElement('div')
  place.className = 'reserve'
  root.replaceChildren(place)
  addStyles(root, css, nonce)
}

/** Gives the element back as the shop wrote it: a shadow root cannot be removed, but it can show what is inside. */
function giveBack(root: ShadowRoot): void {
  root.adoptedStyleSheets = []
  root.replaceChildren(document.createElement('slot'))
}

/**
 * Reserves the space of a widget and draws it once it is near the screen. Errors stay in here: the page then looks as
 * if there were no widget.
 */
export function openSlot(
  host: HTMLElement,
  asked: WidgetRequest,
  source: ChunkSource,
  loadGallery: () => Promise<GalleryChunk>,
): Slot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  let isOpen = true
  let remove: (() => void) | null = null

  reserve(root, source.nonce)
  const draw = async () => {
    try {
      const [firstPage, gallery] = await Promise.all([
        fetchPage(source.origin, asked, 1),
        loadGallery(),
      ])
      if (!isOpen) return
      remove = gallery.drawWidget({ ...asked, host, root, source, firstPage })
      if (!remove) giveBack(root)
    } catch {
      if (isOpen) giveBack(root)
    }
  }
  const stopWaiting = whenNear(host, () => void draw())

  return {
    asked,
    close() {
      isOpen = false
      stopWaiting()
      try {
        remove?.()
      } finally {
        giveBack(root)
      }
    },
  }
}

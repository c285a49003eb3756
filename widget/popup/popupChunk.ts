import type { GalleryPayload } from '@/contract/widgets/widgetPayload'
import type { WidgetPost } from '@/contract/widgets/widgetApi'
import type { ChunkSource } from '../core/chunk'
import type { Reporter } from '../events/reporter'

export interface PopupHeader {
  kind: GalleryPayload['settings']['popup_header']
  /** For the kind `custom`. */
  nodes: GalleryPayload['popupHeader']
}

export interface PopupOptions {
  root: ShadowRoot
  source: ChunkSource
  locale: GalleryPayload['locale']
  posts: readonly WidgetPost[]
  /** The post to begin with. */
  postId: number
  report: Reporter['report']
  /** False in a preview: links are shown, but lead nowhere. */
  followLinks: boolean
  /** Where answers of shoppers are sent; null in a preview, where they can be tried and do not count. */
  answersUrl: string | null
  /**
   * True in a preview that the user has not opened: the popup is shown without taking the focus from the page around.
   */
  isPlaced?: boolean
  /** The header above a post; absent: its author and date. */
  header?: PopupHeader
  /** Called with the post that was shown last, so that the focus can return to its tile. */
  onClose(postId: number): void
}

/** A post that is open over the page. */
export interface OpenPopup {
  close(): void
  /** Redraws the post from this list, at its current slide; keeps it when the list lacks it. */
  redraw(posts: readonly WidgetPost[]): void
}

/** The exports of the popup chunk. */
export interface PopupChunk {
  openPopup(options: PopupOptions): OpenPopup
}

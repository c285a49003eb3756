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
  /** False in a preview: links are shown, but cannot be followed. */
  followLinks: boolean
  /**
   * The address to which answers of shoppers are sent. Null in a preview, where answers can be tried and are not
   * counted.
   */
  answersUrl: string | null
  /**
   * True in a preview in which the user has not opened the post: the popup does not take the focus from the page around
   * the frame.
   */
  isPlaced?: boolean
  /** The header above a post; when absent, the post's author and date. */
  header?: PopupHeader
  /** Called with the post that was shown last, so that the focus can return to its tile. */
  onClose(postId: number): void
}

/** A post that is open over the page. */
export interface OpenPopup {
  close(): void
  /** Redraws the open post from this list, at its current slide. A post that the list lacks does not change. */
  redraw(posts: readonly WidgetPost[]): void
}

/** The exports of the popup chunk. */
export interface PopupChunk {
  openPopup(options: PopupOptions): OpenPopup
}

import type { WidgetPost } from '@/contract/widgetApi'
import type { ChunkSource } from '../core/chunk'
import type { Translate } from '../core/texts'
import type { Reporter } from '../events/reporter'

export interface PopupOptions {
  root: ShadowRoot
  source: ChunkSource
  locale: string
  translate: Translate
  posts: readonly WidgetPost[]
  /** The post to begin with. */
  postId: number
  report: Reporter['report']
  /** False in a preview: links are shown, but lead nowhere. */
  followLinks: boolean
  /** Called with the post that was shown last, so that the focus can return to its tile. */
  onClose(postId: number): void
}

/** What the popup chunk publishes. */
export interface PopupChunk {
  /** Opens a post over the page and answers how to close it. */
  openPopup(options: PopupOptions): () => void
}

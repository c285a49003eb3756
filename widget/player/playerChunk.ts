import type { StoriesPayload, WidgetHighlight } from '@/contract/widgets/widgetPayload'
import type { ChunkSource } from '../core/chunk'
import type { Reporter } from '../events/reporter'

/** Texts are the player's own: a chunk contains the texts that it uses, so that none is passed between chunks. */
export interface PlayerOptions {
  root: ShadowRoot
  source: ChunkSource
  locale: StoriesPayload['locale']
  theme: StoriesPayload['settings']['theme']
  highlights: readonly WidgetHighlight[]
  /** The highlight to begin with. */
  index: number
  /** Whether a story was watched before: a highlight begins with the first that was not. */
  isSeen(postId: number): boolean
  onSeen(postId: number): void
  report: Reporter['report']
  /** False in a preview: links are shown, but lead nowhere. */
  followLinks: boolean
  /** Where answers of shoppers are sent; null in a preview, where they can be tried and do not count. */
  answersUrl: string | null
  /** Called with the highlight that was shown last, so that the focus can return to its circle. */
  onClose(index: number): void
}

/** Stories that are open over the page. */
export interface OpenPlayer {
  close(): void
}

/** The exports of the player chunk. */
export interface PlayerChunk {
  openPlayer(options: PlayerOptions): OpenPlayer
}

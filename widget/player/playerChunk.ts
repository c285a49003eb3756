import type { StoriesPayload, WidgetHighlight } from '@/contract/widgets/widgetPayload'
import type { ChunkSource } from '../core/chunk'
import type { Reporter } from '../events/reporter'

/** The options of the player. They contain no texts, because each chunk contains the texts that it uses. */
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
  /** False in a preview: links are shown, but cannot be followed. */
  followLinks: boolean
  /**
   * The address to which answers of shoppers are sent. Null in a preview, where answers can be tried and are not
   * counted.
   */
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

import type { ChunkReference, ChunkSource } from '../core/chunk'
import type { OpenPlayer, PlayerChunk, PlayerOptions } from '../player/playerChunk'
import type { Bar, Opening } from './createBar'
import type { SeenStories } from './seenStories'

export interface PlayerOpener {
  /** Loads the player ahead, so that it opens without a delay. */
  prepare(): void
  /** Rejects when the player cannot be loaded; the next opening tries again. */
  open(options: PlayerOptions): Promise<void>
  close(): void
}

/** Opens stories in the player, which is loaded for the first opening. */
export function createPlayerOpener(source: ChunkSource, chunk: ChunkReference): PlayerOpener {
  const load = () => source.load<PlayerChunk>(chunk)
  let player: OpenPlayer | null = null
  let isStopped = false
  /** The options of the last request, to be used once the player is loaded. */
  let asked: PlayerOptions | null = null
  return {
    prepare: () => void load().catch(() => undefined),
    open(options) {
      asked = options
      return load().then(({ openPlayer }) => {
        if (isStopped || !asked) return
        player?.close()
        player = openPlayer(asked)
        asked = null
      })
    },
    close() {
      isStopped = true
      player?.close()
    },
  }
}

/** The options of a player that was opened from one of the bar's circles: its stories, and which of them were seen. */
export function playedFrom(
  bar: Pick<Bar, 'updateSeen' | 'focus'>,
  seen: SeenStories,
  { payload, index }: Opening,
): Omit<PlayerOptions, 'root' | 'source' | 'report' | 'followLinks' | 'answersUrl'> {
  return {
    locale: payload.locale,
    theme: payload.settings.theme,
    highlights: payload.highlights,
    index,
    isSeen: seen.has,
    onSeen: (postId) => {
      seen.add(postId)
      bar.updateSeen()
    },
    onClose: bar.focus,
  }
}

import type { ChunkReference, ChunkSource } from '../core/chunk'
import type { OpenPlayer, PlayerChunk, PlayerOptions } from '../player/playerChunk'

export interface PlayerOpener {
  /** Loads the player ahead, so that it opens at once. */
  prepare(): void
  /** Rejects when the player cannot be loaded; the next opening tries again. */
  open(options: PlayerOptions): Promise<void>
  close(): void
}

/** Opens stories in the player, which is loaded when it is first needed. */
export function createPlayerOpener(source: ChunkSource, chunk: ChunkReference): PlayerOpener {
  const load = () => source.load<PlayerChunk>(chunk)
  let player: OpenPlayer | null = null
  let isStopped = false
  /** The options to open once the player is loaded: only the last request. */
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

import type { PlayerOptions } from '../player/playerChunk'
import type { Bar, Opening } from './createBar'
import type { SeenStories } from './seenStories'

/** The player's options from the bar: the stories from one of its circles, and those already seen. */
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

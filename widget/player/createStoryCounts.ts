import type { WidgetPost } from '@/contract/widgets/widgetApi'
import type { Reporter } from '../events/reporter'

/** Counts stories while the player is open: returning to one counts as the same opening. */
export function createStoryCounts(report: Reporter['report']) {
  const [opened, watched] = [new Set<number>(), new Set<number>()]
  return {
    open({ id }: WidgetPost): void {
      if (!opened.has(id)) report('open', { postId: id })
      opened.add(id)
    },
    /** Counts the story of a slide as watched when that has ended, if it is the last slide of its post. */
    untilEnd:
      (slides: readonly { post: WidgetPost }[], index: number, onEnd: () => void) => (): void => {
        const id = slides[index]?.post.id
        if (id && slides[index + 1]?.post.id !== id && !watched.has(id)) {
          watched.add(id)
          report('completion', { postId: id })
        }
        onEnd()
      },
  }
}

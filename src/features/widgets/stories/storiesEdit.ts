import { LIMITS } from '@/contract/limits'
import type { StoriesForm } from '@/contract/widgets/settings/storiesForm'

/** The props of each section of the form. */
export interface StoriesEdit {
  form: StoriesForm
  disabled: boolean
  change: (changes: Partial<StoriesForm>) => void
}

/**
 * The change that shows the newest posts or the highlights. Each of the two keeps its own albums. The first highlights
 * are the albums of the posts.
 */
export function contentChange(form: StoriesForm, isHighlights: boolean): Partial<StoriesForm> {
  if (!isHighlights || form.highlights.length > 0) return { isHighlights }
  const albums = form.albums.slice(0, LIMITS.storyHighlights)
  return { isHighlights, highlights: albums.map((albumId) => ({ albumId, name: '' })) }
}

import type { StoriesPayload, WidgetHighlight } from '@/contract/widgets/widgetPayload'
import {
  DEFAULT_STORIES_SETTINGS,
  type StoriesSettings,
} from '@/contract/widgets/settings/storiesSettings'
import { testPost } from './payload'

/** A highlight of posts with these ids. */
export function testHighlight(title: string, ids: number[]): WidgetHighlight {
  return { albumId: ids[0] ?? 1, title, cover: null, posts: ids.map((id) => testPost(id)) }
}

export type StoriesChanges = Partial<Omit<StoriesSettings, 'widget'>> & {
  widget?: Partial<StoriesSettings['widget']>
}

/** A stories widget with these highlights. */
export function testStories(
  highlights: WidgetHighlight[],
  { widget, ...settings }: StoriesChanges = {},
  changes: Partial<StoriesPayload> = {},
): StoriesPayload {
  return {
    embedId: 'demo',
    widgetType: 'story',
    revision: 7,
    title: 'Истории',
    locale: 'ru',
    settings: {
      ...DEFAULT_STORIES_SETTINGS,
      ...settings,
      widget: { ...DEFAULT_STORIES_SETTINGS.widget, ...widget },
    },
    header: [],
    highlights,
    ...changes,
  }
}

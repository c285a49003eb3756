import type { StoriesSettings } from '@/contract/widgets/settings/storiesSettings'
import type { StoriesChanges } from './stories'

type Setting = Exclude<keyof StoriesSettings, 'widget'> | keyof StoriesSettings['widget']
/** The circles, their names and pictures, and the header: the back office creates them from the settings. */
type Presented =
  | 'stories_highlights'
  | 'albums'
  | `stories_highlights_${'albums' | 'order' | 'names'}`
  | 'per_page'
  | 'preview'
  | 'html'

/** For each setting that the bar itself draws: the settings before the change, and the change. */
export const DRAWN_SETTINGS: Record<
  Exclude<Setting, Presented>,
  readonly [StoriesChanges, StoriesChanges]
> = {
  theme: [{}, { theme: 'dark' }],
  stories_margin: [{}, { stories_margin: 30 }],
  highlights_names_fontSize: [{}, { highlights_names_fontSize: 20 }],
  highlights_names_marginTop: [{}, { highlights_names_marginTop: 1 }],
  isCustomSize: [{ pcSize: 100 }, { isCustomSize: 1, pcSize: 100 }],
  pcSize: [{ isCustomSize: 1 }, { isCustomSize: 1, pcSize: 100 }],
  mobileSize: [{ isCustomSize: 1 }, { isCustomSize: 1, mobileSize: 100 }],
  mobileOnly: [{}, { mobileOnly: 1 }],
  desktopOnly: [{}, { desktopOnly: 1 }],
  inlineDesktop: [{}, { widget: { inlineDesktop: 0 } }],
  rightSide: [{ widget: { inlineDesktop: 0 } }, { widget: { inlineDesktop: 0, rightSide: 1 } }],
  mobileFixed: [{}, { widget: { mobileFixed: 1 } }],
  backgroundColor: [{}, { widget: { backgroundColor: '#ffeedd' } }],
  borderColor: [{}, { widget: { borderColor: ['#000000'] } }],
  paddings: [
    {},
    { widget: { paddings: { top: '1px', bottom: '2px', left: '3px', right: '4px' } } },
  ],
  shape: [{}, { widget: { shape: 'verticalRectangle' } }],
}

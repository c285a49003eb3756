import type { GalleryPayload } from '@/contract/widgets/widgetPayload'

export type DrawnSettings = GalleryPayload['settings']
/** The setting that the back office uses to choose posts, so that the embed does not draw it. */
type Presented = 'albums'

/** For each setting that the embed draws: the settings before the change, and the change. */
export const DRAWN_GALLERY: Record<
  Exclude<keyof DrawnSettings, Presented>,
  readonly [Partial<DrawnSettings>, Partial<DrawnSettings>]
> = {
  mode: [{}, { mode: 'line', layout: null }],
  layout: [{}, { layout: 3 }],
  cols: [{}, { cols: 6 }],
  cols_min: [{}, { cols_min: 1 }],
  spacing: [{}, { spacing: 20 }],
  count: [{ count: 2 }, { count: 1 }],
  load_more: [
    { count: 2, load_more: '1' },
    { count: 2, load_more: '' },
  ],
  auto_load_more: [{ count: 2 }, { count: 2, auto_load_more: '1' }],
  load_more_text: [{ count: 2 }, { count: 2, load_more_text: 'Дальше' }],
  load_more_spacing: [{ count: 2 }, { count: 2, load_more_spacing: 50 }],
  preview: [{}, { preview: '' }],
  widget_id: [{}, { widget_id: 'lookbook' }],
  popup_header: [{}, { popup_header: 'custom' }],
  platforms: [{}, { platforms: ['mobile'] }],
  margins: [{}, { margins: { top: 10, right: 0, bottom: 0, left: 0 } }],
  min_posts: [{}, { min_posts: 4 }],
}

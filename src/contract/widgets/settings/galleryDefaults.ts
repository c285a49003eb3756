/**
 * The header of an open post: its author and date, HTML of the shop, its number among all posts, or
 * none.
 */
export const POPUP_HEADERS = ['default', 'custom', 'postsCount', 'hidden'] as const
export type PopupHeader = (typeof POPUP_HEADERS)[number]

/** Kinds of screens that show a widget. */
export const PLATFORMS = ['mobile', 'desktop'] as const
export type Platform = (typeof PLATFORMS)[number]

/**
 * The defaults of a gallery. No schema library here: the chunk of the post editor has this file.
 */
export const GALLERY_DEFAULTS = {
  mode: 'tile' as const,
  layout: 1,
  albums: [] as number[],
  load_more: '1' as const,
  auto_load_more: '' as const,
  load_more_text: 'Ещё',
  load_more_spacing: 24,
  spacing: 12,
  count: 12,
  cols: 4,
  cols_min: 2,
  preview: '1' as const,
  widget_id: '',
  html_title_block: '',
  popup_header: 'default' as const,
  popup_html: '',
  platforms: [...PLATFORMS],
  margins: { top: 0, right: 0, bottom: 0, left: 0 },
  min_posts: 1,
}

/** The header of an open post: its author and date, HTML of the shop, its number among all, nothing. */
export const POPUP_HEADERS = ['default', 'custom', 'postsCount', 'hidden'] as const
export type PopupHeader = (typeof POPUP_HEADERS)[number]

/** Kinds of screens that show a widget. */
export const PLATFORMS = ['mobile', 'desktop'] as const
export type Platform = (typeof PLATFORMS)[number]

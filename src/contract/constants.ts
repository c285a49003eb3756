/** Values that the cabinet, the back office and the embed agree on (product-rules/README.md). */

/** The product's slug in paths and names of fields: `vitrina_post/save`, `vitrinaPostId`. */
export const PRODUCT_SLUG = 'vitrina'

/** Frame sizes in px of the design grid; element positions are percentages of them. */
export const FRAME_SIZE = {
  square: { width: 736, height: 736 },
  story: { width: 414, height: 736 },
} as const

export const DAY_MS = 24 * 60 * 60 * 1000
/** How long the browser waits for a response of the back office. */
export const REQUEST_TIMEOUT_MS = 30_000
export const SAVE_MESSAGE_MS = 3500
export const TOAST_MS = 3000
/** How often a lost connection is tried again. */
export const OFFLINE_RETRY_MS = 10_000
export const MODAL_Z_INDEX = { base: 1000, step: 2 } as const
/** Widths in px. */
export const CONTEXT_MENU = {
  direction: 'bottom-right',
  minWidth: 100,
  maxWidth: 600,
  zIndex: 100,
  closeDelayMs: 200,
} as const
/** Wider than this (px) is a desktop for a tour; builders have their own measure. */
export const TOUR = { desktopWidth: 739, builderDesktopWidth: 1199, startDelayMs: 350 } as const
/** Pause before the list is asked again for posts that are still expected. */
export const SILENT_REFETCH_MS = 5000
/** After so many rounds the pause grows, because nobody knows when the posts will come. */
export const SILENT_REFETCH_ROUNDS = 12
export const SLOW_REFETCH_MS = 30_000
/** The background that the choice begins with. */
export const PINNED_BACKGROUND_ID = 8
/** Percent of the frame that a product image takes at first. */
export const PRODUCT_IMAGE_WIDTH = 40
export const MIN_PASSWORD_LENGTH = 6
/** Minutes within which a change of a widget reaches the shop. */
export const PROPAGATION_MINUTES = 5
/** Days whose events the list of widgets counts. */
export const WIDGET_FACTS_DAYS = 30
/** Days within which a page that showed a widget is told of. */
export const SEEN_PAGES_DAYS = 7
/** Months that a licence may be paid for. */
export const LICENCE_MONTHS = [1, 3, 6, 12] as const
/** Those of them that may be paid without cash. */
export const NON_CASH_MONTHS = [6, 12] as const
/** Within so many hours support replies. */
export const SUPPORT_REPLY_HOURS = 24
export const CURRENCY = 'rub'
export const DEFAULT_LOCALE = 'ru'

/** Rows of a list on one page. */
export const PAGE_SIZE = 30

/** Values shared by the cabinet, the back office and the embed (product-rules/README.md). */

/** The product's slug in paths and names of fields: `vitrina_post/save`, `vitrinaPostId`. */
export const PRODUCT_SLUG = 'vitrina'

/** Frame sizes in px of the design grid; element positions are percentages of them. */
export const FRAME_SIZE = {
  square: { width: 736, height: 736 },
  story: { width: 414, height: 736 },
} as const

export const DAY_MS = 24 * 60 * 60 * 1000
/** The browser's timeout for a response of the back office. */
export const REQUEST_TIMEOUT_MS = 30_000
export const SAVE_MESSAGE_MS = 3500
export const TOAST_MS = 3000
/** The interval between retries of a lost connection. */
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
/**
 * In a window wider than this (px) a tour is shown for a desktop; builders have their own limit.
 */
export const TOUR = {
  desktopWidth: 739,
  builderDesktopWidth: 1199,
  startDelayMs: 350,
  /** A key that is pressed again sooner was meant for the step before. */
  keyPauseMs: 250,
} as const
/** The interval of refetching the list while posts are expected. */
export const SILENT_REFETCH_MS = 5000
/** After this many rounds the interval grows, as the posts may arrive much later. */
export const SILENT_REFETCH_ROUNDS = 12
export const SLOW_REFETCH_MS = 30_000
/** The default background. */
export const PINNED_BACKGROUND_ID = 8
/** The initial size of a product image in percent of the frame. */
export const PRODUCT_IMAGE_WIDTH = 40
export const MIN_PASSWORD_LENGTH = 6
/** Minutes within which a change of a widget reaches the shop. */
export const PROPAGATION_MINUTES = 5
/** Days whose events the list of widgets counts. */
export const WIDGET_FACTS_DAYS = 30
/** The length of the longest report: three years. */
export const REPORT_MAX_MS = 3 * 366 * DAY_MS
/** Days that one report may have, few enough for changes of the clock. */
export const REPORT_MAX_DAYS = REPORT_MAX_MS / DAY_MS - 2
/** Days for which the pages that showed a widget are listed. */
export const SEEN_PAGES_DAYS = 7
/** Months that a licence may be paid for. */
export const LICENCE_MONTHS = [1, 3, 6, 12] as const
/** The months of `LICENCE_MONTHS` that may be paid without cash. */
export const NON_CASH_MONTHS = [6, 12] as const
/** Hours within which support replies. */
export const SUPPORT_REPLY_HOURS = 24
/** Days for which something that was deleted can be restored. */
export const TRASH_DAYS = 30
/** The zone of the months in which loads and visitors are counted, and of the days that end the paid time. */
export const TARIFF_TIME_ZONE = 'Europe/Moscow'
/** How far it is ahead of UTC, all year round since 2014. */
export const TARIFF_ZONE_MS = 3 * 60 * 60 * 1000
/** The plan of a shop that runs its own server. */
export const OWN_PLAN = 'own'
/** Days after the paid time for which widgets still show newly published posts. */
export const GRACE_DAYS = 14
export const CURRENCY = 'rub'
export const DEFAULT_LOCALE = 'ru'

/** Rows of a list on one page. */
export const PAGE_SIZE = 30

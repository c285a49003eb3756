/** Values that the cabinet, the back office and the embed agree on (specification, section 9). */

/** `{product}` of the specification: the slug in `vitrina_post/save` and `vitrinaPostId`. */
export const PRODUCT_SLUG = 'vitrina'

/** Frame sizes in px of the design grid; element positions are percentages of them. */
export const FRAME_SIZE = {
  square: { width: 736, height: 736 },
  story: { width: 414, height: 736 },
} as const

export const SAVE_MESSAGE_MS = 3500
export const TOAST_MS = 3000
export const MODAL_Z_INDEX = { base: 1000, step: 2 } as const
export const CURRENCY = 'rub'
export const DEFAULT_LOCALE = 'ru'

/** Rows of a list on one page. */
export const PAGE_SIZE = 30

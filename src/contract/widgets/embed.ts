/** Addresses and names shared by the embed, the shop's pages and the cabinet. No schema library here: the embed bundles this file. */

/** What precedes a widget's id in the addresses of its calls. */
export const WIDGET_ROOT = '/widget/v1/'
/** The public API of the embed: open to any origin, without cookies. */
export const WIDGET_PATH = `${WIDGET_ROOT}{embedId}` as const
export const WIDGET_API = {
  widget: WIDGET_PATH,
  events: `${WIDGET_PATH}/events`,
  answers: `${WIDGET_PATH}/answers`,
} as const

/** The maximum of a shopper's answer to a question. */
export const QUESTION_ANSWER_LENGTH = 500
/** Events that the embed may send in one batch. */
export const EVENTS_PER_BATCH = 100
/** Characters of a page's address in reports. */
export const REPORT_PAGE = 300
/** Characters of a page's address that the embed sends: one more than the back office stores, so that it drops a cut one. */
export const SENT_PAGE = 501
/** Ms: unsent events older than this are dropped, and older ones are not counted. */
export const EVENT_AGE_MS = 7 * 24 * 60 * 60 * 1000
/** An address, typed or pasted. */
export const LINK_LENGTH = 2000
/** The length of a product's SKU in an address; no catalogue has longer ones. */
export const ARTICLE_LENGTH = 100
/** Hours within which the click on a product, or else the opening of a post with it, leads to its purchase or cart event. */
export const CLICK_HOURS = 72
export const VIEW_HOURS = 24
/** Both, as values of messages. */
export const ATTRIBUTION_HOURS = { clickHours: CLICK_HOURS, viewHours: VIEW_HOURS }
/** The newest clicked products that a browser stores. */
export const CLICKS_KEPT = 50
/** The first lines of an order or a cart that are sent, and the counted pieces of one line. */
export const ORDER_ITEMS = 100
export const ORDER_QUANTITY = 1000

export const EMBED_SCRIPT = '/embed.js'
/** The page that draws unsaved settings for the cabinet, inside a sandboxed frame. */
export const PREVIEW_PAGE = '/preview.html'
/**
 * Like {@link PREVIEW_PAGE}, with a page of the shop drawn around the widget: the pictures, style
 * sheets and fonts of the shop may be loaded there.
 */
export const SHOP_PREVIEW_PAGE = '/shop-preview.html'
/** Attribute of the element that a widget is drawn in. */
export const EMBED_ATTRIBUTE = 'data-vitrina'
/** The SKU of the product on whose page the element is: shows only posts of that product. */
export const ARTICLE_ATTRIBUTE = 'data-vitrina-article'
/** The address of the product on whose page the element is; empty for the page's own address. The SKU takes precedence. */
export const ADDRESS_ATTRIBUTE = 'data-vitrina-address'

/** Attribute of the child of that element that reserves the widget's space until it is drawn. */
export const ROOM_ATTRIBUTE = 'data-vitrina-room'
/**
 * The type of the widget, so that its chunk is loaded immediately; by default the gallery's chunk.
 */
export const TYPE_ATTRIBUTE = 'data-vitrina-type'

/**
 * Codes of the shopper's segments, separated by spaces: the widget shows only posts of one of them
 * and posts without segments. Empty: a shopper of no segment. Without the attribute all posts are
 * shown.
 */
export const SEGMENT_ATTRIBUTE = 'data-vitrina-segment'

/**
 * On the script tag: what requires the shopper's consent. `anonymous`: without consent nothing is
 * stored in the browser, and events are counted. `required`, and any other value: without consent
 * nothing is stored and no event is sent. Without the attribute no consent is needed.
 */
export const CONSENT_ATTRIBUTE = 'data-vitrina-consent'

/**
 * The preview token in the address of a shop's page and of the widget API: it shows a team-only widget to a user who opened the page from the
 * cabinet. `{embedId}.{signed rest}`; the embed stores it for the tab and removes it from the page's address.
 */
export const LOOK_PARAM = 'vitrina-look'

/** The shop's page with a preview token in its address; null for an address that is not on the web. Typed addresses may lack `https://`. */
export function lookAddress(typed: string, look: string): string | null {
  const text = typed.trim()
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`)
    if (!/^https?:$/.test(url.protocol) || /\s/.test(text)) return null
    url.searchParams.set(LOOK_PARAM, look)
    return url.href
  } catch {
    return null
  }
}

export const PREVIEW_MESSAGE = 'vitrina:preview'
export const PREVIEW_READY_MESSAGE = 'vitrina:preview-ready'
/**
 * The message with the page of the shop for {@link SHOP_PREVIEW_PAGE}, which is sent before the
 * widget, once the frame is ready.
 */
export const SHOP_PAGE_MESSAGE = 'vitrina:shop-page'
export const SHOP_PAGE_READY_MESSAGE = 'vitrina:shop-page-ready'
/**
 * The message that requests the current view of a 3D model from the preview frame; the response has
 * the same type.
 */
export const SEEN_MESSAGE = 'vitrina:seen'

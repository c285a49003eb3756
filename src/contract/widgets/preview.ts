import type { WidgetPayload } from './widgetPayload'

/** Message from the cabinet to the preview frame, and the frame's response when it is ready. */
export interface PreviewMessage {
  type: 'vitrina:preview'
  payload: WidgetPayload
  /** The post opened over the gallery; absent when none is. */
  openPostId?: number
}
export interface PreviewReadyMessage {
  type: 'vitrina:preview-ready'
}

/** Message from the cabinet to the preview frame with a page of the shop, and the frame's response when it is ready for it. */
export interface ShopPageMessage {
  type: 'vitrina:shop-page'
  page: ShopPageContent
}
export interface ShopPageReadyMessage {
  type: 'vitrina:shop-page-ready'
}

/** The view of a 3D model in the preview frame, where the user may rotate it. */
export interface SeenModel {
  /** Whole degrees, as `startTurn` and `startTilt` of its settings. */
  turn: number
  tilt: number
  /** A PNG with a transparent background. */
  picture: ArrayBuffer
}
export interface SeenAskedMessage {
  type: 'vitrina:seen'
}
/** `seen` is null while no model is drawn. */
export interface SeenMessage {
  type: 'vitrina:seen'
  seen: SeenModel | null
}

/**
 * A page of the shop around a previewed widget (product-rules/widgets.md#preview). No schema library here: the embed
 * bundles this file.
 */

/** A style sheet by its absolute address, or its text. */
export type ShopPageStyle = { href: string; media: string } | { text: string; media: string }

/** The parts of a shop's page without scripts or anything else that runs. */
export interface ShopPageContent {
  /** The base of relative addresses in its styles. */
  base: string
  /** Attributes of its root element. */
  root: Record<string, string>
  /** Attributes of its body. */
  body: Record<string, string>
  /** The page's style sheets, in their order. */
  styles: ShopPageStyle[]
  /** The contents of its body: elements of {@link SHOP_PAGE_TAGS}, at most one of them with {@link PLACE_ATTRIBUTE}. */
  html: string
}

/** The attribute of the element in which a shop's page shows the previewed widget. */
export const PLACE_ATTRIBUTE = 'data-vitrina-place'

/**
 * The allowed elements of a shop's page. They run and send nothing, and load nothing but pictures.
 * None has raw text.
 */
export const SHOP_PAGE_TAGS =
  'a abbr address article aside b bdi bdo blockquote br button caption center cite code col colgroup data dd del details dfn dialog div dl dt em fieldset figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend li main mark menu meter nav nobr ol optgroup option output p picture pre progress q s samp search section select small source span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var video wbr svg g path circle rect line polyline polygon ellipse defs symbol use lineargradient radialgradient stop clippath mask text tspan'.split(
    ' ',
  )

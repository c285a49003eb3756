import type { ShopPageContent } from './shopPage'
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

/** How a 3D model is seen in the preview frame, which may be turned there. */
export interface SeenModel {
  /** Whole degrees, as `startTurn` and `startTilt` of its settings. */
  turn: number
  tilt: number
  /** A PNG without background. */
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

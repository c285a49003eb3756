import type { WidgetPayload } from './widgetPayload'

/** Message from the cabinet to the preview frame, and the frame's response when it is ready. */
export interface PreviewMessage {
  type: 'vitrina:preview'
  payload: WidgetPayload
  /** The post that is opened over the gallery; absent: none. */
  openPostId?: number
}
export interface PreviewReadyMessage {
  type: 'vitrina:preview-ready'
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

import type { WidgetEvent, WidgetPayload, WidgetPost } from '@/contract/widgetApi'

/** What a drawing part may ask of its surroundings: the shop's page, or the cabinet's preview. */
export interface WidgetContext {
  /** A preview: nothing is counted and links lead nowhere. */
  isPreview: boolean
  /** Fetches a page of the same widget; rejects when it cannot be had. */
  fetchPage: (page: number) => Promise<WidgetPayload>
  track: (event: Omit<WidgetEvent, 'id'>) => void
  /** The popup's code, fetched at the first need. */
  loadPopup: () => Promise<OpenPopup>
}

export type DrawGallery = (
  host: HTMLElement,
  payload: WidgetPayload,
  context: WidgetContext,
) => WidgetHandle

export interface WidgetHandle {
  /** Draws anew with other settings or posts, in the same place. */
  update: (payload: WidgetPayload) => void
  /** Leaves the element as it was found: nothing in it, no listener left. */
  destroy: () => void
}

export interface PopupOptions {
  posts: WidgetPost[]
  index: number
  locale: WidgetPayload['locale']
  context: Pick<WidgetContext, 'isPreview' | 'track'>
  /** Called when the popup has closed, so that the focus can go back. */
  onClose: () => void
}
export type OpenPopup = (options: PopupOptions) => void

/** Chunks that the loader may fetch, by name. */
export interface Chunks {
  gallery: DrawGallery
  popup: OpenPopup
}

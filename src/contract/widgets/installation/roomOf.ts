import type { WidgetPayload } from '../widgetPayload'
import { galleryRoom } from './galleryRoom'
import { modelRoom } from './modelRoom'
import type { Room } from './room'
import { storiesRoom } from './storiesRoom'

/** The space of the current widget; null when it shows nothing. */
export function roomOf(payload: WidgetPayload): Room | null {
  if (payload.widgetType === 'story') return storiesRoom(payload)
  if (payload.widgetType === 'stl') return modelRoom(payload)
  return galleryRoom(payload)
}

/** The space on a product's page: its number of posts is unknown, so one row is reserved. */
export function productRoomOf(payload: WidgetPayload): Room | null {
  if (!('posts' in payload)) return roomOf(payload)
  const settings = { ...payload.settings, min_posts: 1 }
  return galleryRoom({ ...payload, settings, posts: payload.posts.slice(0, 1), hasMore: false })
}

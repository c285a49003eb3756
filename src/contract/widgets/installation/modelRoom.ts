import type { ModelPayload } from '../modelPayload'
import { px } from './lengths'
import type { Room } from './room'

/** The height in px of the line with the model's size. */
const DIMENSIONS_HEIGHT = 28

/** The reserved space of a 3D model; null when nothing was uploaded. */
export function modelRoom({ settings, model, poster }: ModelPayload): Room | null {
  if (!model && !poster) return null
  const hasDimensions = settings.showDimensions && model !== null
  return {
    height: px(settings.height + (hasDimensions ? DIMENSIONS_HEIGHT : 0)),
    header: [],
    headerStyle: '',
    isOfPlace: false,
  }
}

import type { SeenMedia } from '../types'

/** Of a post that was just opened. */
export const NOTHING_SEEN: SeenMedia = { stored: [], uploaded: [] }

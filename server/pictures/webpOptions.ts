import type { WebpOptions } from 'sharp'

/**
 * The options for photos. Tests have options of their own (jest.config.ts): the search for a
 * smaller file takes most of a post's time.
 */
export const WEBP: WebpOptions = { quality: 82, effort: 3 }

/** A longer search does not reduce evenly coloured areas further. */
export const WEBP_OF_DRAWING: WebpOptions = { quality: 82, effort: 1 }

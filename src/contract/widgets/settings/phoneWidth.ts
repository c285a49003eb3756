/**
 * Px: a screen or a place of up to this width is a phone's; the embed's style sheets use the same. No schema library here: the embed bundles this
 * file.
 */
export const PHONE_WIDTH = 600

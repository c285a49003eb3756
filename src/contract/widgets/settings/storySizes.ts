/** Px of a circle whose size the shop has not chosen. No schema library here: the embed bundles this file. */
export const STORY_SIZE = { pcSize: 88, mobileSize: 72 } as const

/** Px of a circle whose size the shop has not chosen. No schema library here: the embed bundles this file. */
export const STORY_SIZE = { pcSize: 88, mobileSize: 72 } as const

interface ChosenSizes {
  isCustomSize: 0 | 1
  pcSize: number
  mobileSize: number
}

/** Px of a circle on both kinds of screens. */
export function circleSizes(settings: ChosenSizes): { desktop: number; phone: number } {
  const { pcSize, mobileSize } = settings.isCustomSize === 1 ? settings : STORY_SIZE
  return { desktop: pcSize, phone: mobileSize }
}

/** Px that a picture is wide when it fills a circle by its shorter side. */
export function circlePictureWidth(
  size: number,
  { width, height }: { width: number; height: number },
): number {
  return Math.ceil((size * Math.max(width, height)) / Math.max(1, Math.min(width, height)))
}

/** The default size of a circle in px. No schema library here: the embed bundles this file. */
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

/**
 * Px of the edge around all circles, and of the ring on both sides of one circle; as in the bar's
 * style sheet.
 */
export const BAR_EDGE = 4
export const CIRCLE_RING = 8
/** Px by which the line of a name is higher than its font size; as in the bar's style sheet. */
const NAME_LEADING = 6

interface ChosenLook {
  widget: { shape: string }
  highlights_names_marginTop: number
  highlights_names_fontSize: number
}

/** The height in px of a circle with its ring, and with its name if any circle has one. */
export function circleHeight(
  size: number,
  settings: ChosenLook,
  highlights: readonly { title: string }[],
): number {
  const { widget, highlights_names_marginTop, highlights_names_fontSize } = settings
  const circle = widget.shape === 'verticalRectangle' ? (size * 16) / 9 : size
  const name = highlights.some(({ title }) => title !== '')
    ? highlights_names_marginTop + highlights_names_fontSize + NAME_LEADING
    : 0
  return circle + CIRCLE_RING + name
}

/** The width in px of a picture that fills a circle by its shorter side. */
export function circlePictureWidth(
  size: number,
  { width, height }: { width: number; height: number },
): number {
  return Math.ceil((size * Math.max(width, height)) / Math.max(1, Math.min(width, height)))
}

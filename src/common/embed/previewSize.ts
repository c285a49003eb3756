/** The device of a gallery's preview. */
export type PreviewDevice = 'desktop' | 'mobile'

/** Px; the narrowest window that the preview treats as a computer. */
const DESKTOP_MIN_WIDTH = 1024
const PHONE = { width: 390, height: 844 }

export interface Size {
  width: number
  height: number
}

/** The frame's own size in px, and the scale at which it fits the pane (1: unscaled). */
export interface PreviewSize extends Size {
  scale: number
}

/**
 * A computer's page fills the pane. A phone's page has the size of a phone's screen, or less height in a lower pane.
 * Both are scaled down where the pane is too narrow.
 */
export function previewSize(device: PreviewDevice, pane: Size): PreviewSize {
  if (device === 'mobile') {
    const scale = Math.min(1, pane.width / PHONE.width)
    return { width: PHONE.width, height: Math.min(PHONE.height, pane.height / scale), scale }
  }
  const width = Math.max(DESKTOP_MIN_WIDTH, pane.width)
  const scale = pane.width / width
  return { width, height: pane.height / scale, scale }
}

/** A frame of a given size, shown completely: scaled down to fit its pane, but never enlarged. */
export function fittedSize({ width, height }: Size, pane: Size): PreviewSize {
  return { width, height, scale: Math.min(1, pane.width / width, pane.height / height) }
}

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
 * A computer's page fills the pane; a phone's has the size of its screen, or less height in a lower pane. Both shrink
 * where the pane is too narrow.
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

/** A frame of a given size, complete and as large as its pane allows, never larger than its own size. */
export function fittedSize({ width, height }: Size, pane: Size): PreviewSize {
  return { width, height, scale: Math.min(1, pane.width / width, pane.height / height) }
}

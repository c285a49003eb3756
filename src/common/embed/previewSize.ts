/** What a gallery is previewed on. */
export type PreviewDevice = 'desktop' | 'mobile'

/** Px; the narrowest window that the preview takes for a computer. */
const DESKTOP_MIN_WIDTH = 1024
const PHONE = { width: 390, height: 844 }

export interface Size {
  width: number
  height: number
}

/** The frame's own size in px, and how much of it is drawn (1: as it is), so that it fits the pane. */
export interface PreviewSize extends Size {
  scale: number
}

/** A computer's page fills the pane; a phone's is shown whole. Both shrink where the pane is too narrow. */
export function previewSize(device: PreviewDevice, pane: Size): PreviewSize {
  if (device === 'mobile') {
    const scale = Math.min(1, pane.width / PHONE.width)
    return { width: PHONE.width, height: Math.min(PHONE.height, pane.height / scale), scale }
  }
  const width = Math.max(DESKTOP_MIN_WIDTH, pane.width)
  const scale = pane.width / width
  return { width, height: pane.height / scale, scale }
}

/** A frame of a given size, whole and as large as its pane lets it, never larger than it is. */
export function fittedSize({ width, height }: Size, pane: Size): PreviewSize {
  return { width, height, scale: Math.min(1, pane.width / width, pane.height / height) }
}

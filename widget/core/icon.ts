import { drawIcon, NEXT_ICON } from './drawIcon'

/** Paths of the icons on a grid of 24, drawn with strokes unless filled. */
const ICONS = {
  bag: 'M5 8h14l-1 12H6zM9 8V7a3 3 0 0 1 6 0v1',
  close: 'M6 6l12 12M18 6 6 18',
  next: NEXT_ICON,
  photos: 'M8 4h10a2 2 0 0 1 2 2v10M4 8h10a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z',
  play: 'M8 5.5v13l10.5-6.5z',
  previous: 'm15 5-7 7 7 7',
} as const

export const icon = (name: keyof typeof ICONS): SVGSVGElement => drawIcon(name, ICONS[name])

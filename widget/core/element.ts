const SVG = 'http://www.w3.org/2000/svg'

type Attributes = Record<string, string | number | boolean | null>

/**
 * An element with attributes (`true` gives an empty one, `false` and `null` none) and children;
 * never parses HTML.
 */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string | null)[]
): HTMLElementTagNameMap[Tag] => filled(document.createElement(tag), attributes, children)

/** The same for an SVG drawing. */
const drawing = <Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...children: Node[]
): SVGElementTagNameMap[Tag] => filled(document.createElementNS(SVG, tag), attributes, children)

function filled<Parent extends Element>(
  node: Parent,
  attributes: Attributes,
  children: readonly (Node | string | null)[],
): Parent {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== false) node.setAttribute(name, value === true ? '' : `${value}`)
  }
  node.append(...children.filter((child) => child !== null))
  return node
}

// Paths on a grid of 24, drawn with strokes unless filled; exported one by one, so that a chunk
// contains only those that it draws.
export const BAG_ICON = 'M5 8h14l-1 12H6zM9 8V7a3 3 0 0 1 6 0v1'
export const CLOSE_ICON = 'M6 6l12 12M18 6 6 18'
export const NEXT_ICON = 'm9 5 7 7-7 7'
export const PHOTOS_ICON =
  'M8 4h10a2 2 0 0 1 2 2v10M4 8h10a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z'
export const PLAY_ICON = 'M8 5.5v13l10.5-6.5z'
export const PREVIOUS_ICON = 'm15 5-7 7 7 7'

/** An icon of one of these paths, which screen readers ignore. */
export const drawIcon = (name: string, d: string): SVGSVGElement =>
  drawing(
    'svg',
    { viewBox: '0 0 24 24', 'aria-hidden': 'true', class: `icon icon-${name}` },
    drawing('path', { d }),
  )

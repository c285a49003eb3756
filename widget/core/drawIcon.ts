const SVG = 'http://www.w3.org/2000/svg'

/** The path of the arrow onwards, which the elements' chunk has without the other icons. */
export const NEXT_ICON = 'm9 5 7 7-7 7'

/** An icon of a path on a grid of 24. */
export function drawIcon(name: string, d: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  svg.setAttribute('class', `icon icon-${name}`)
  path.setAttribute('d', d)
  svg.append(path)
  return svg
}

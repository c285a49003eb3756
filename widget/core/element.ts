const SVG = 'http://www.w3.org/2000/svg'

type Attributes = Record<string, string | number | boolean | null>

/** An element with attributes (true is an empty one, false and null are left out) and children; never parses HTML. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string | null)[]
): HTMLElementTagNameMap[Tag] => filled(document.createElement(tag), attributes, children)

/** As `element`, of a drawing. */
export const drawing = <Tag extends keyof SVGElementTagNameMap>(
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

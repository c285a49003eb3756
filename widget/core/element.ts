type Attributes = Record<string, string | number | boolean | null>

/** An element with attributes (true is an empty one, false and null are left out) and children; never parses HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string | null)[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== false) node.setAttribute(name, value === true ? '' : `${value}`)
  }
  node.append(...children.filter((child) => child !== null))
  return node
}

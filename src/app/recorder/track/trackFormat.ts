/** How serious an entry of the console is; `error` also for uncaught errors. */
export type ConsoleLevel = 'error' | 'warning'

/** What a person can press, as a record names it. */
export const CONTROL_ROLES = [
  'button',
  'link',
  'menuitem',
  'tab',
  'option',
  'checkbox',
  'radio',
  'switch',
  'slider',
  'combobox',
  'textbox',
] as const
export type ControlRole = (typeof CONTROL_ROLES)[number]

/** What happened in the window, without any character that was typed. `at`: time, ms. Lengths are px of the window. */
export type TrackEvent =
  | { kind: 'pointer'; at: number; x: number; y: number }
  /** On a control of this role; `label`: the id of the product's text on it, never a text of the person's. */
  | { kind: 'press'; at: number; x: number; y: number; role?: ControlRole; label?: string }
  /** A key was pressed; which one is not recorded. */
  | { kind: 'key'; at: number }
  | { kind: 'scroll'; at: number; place: string; left: number; top: number }
  | { kind: 'focus'; at: number; place: string }
  | { kind: 'size'; at: number; width: number; height: number }
  | { kind: 'visibility'; at: number; isVisible: boolean }
  /** The page did not respond for this many ms. */
  | { kind: 'longTask'; at: number; ms: number }
  /** `places`: file, line and column in our own files, the innermost first. */
  | { kind: 'console'; at: number; level: ConsoleLevel; text: string; places: string[] }

export type TrackEventOf<Kind extends TrackEvent['kind']> = Extract<TrackEvent, { kind: Kind }>

/** The place of the page itself among those of elements. */
export const PAGE_PLACE = 'page'
const ROOT = 'root'

const PORTAL = 'data-portal'

/** The portals of a page: dialogs, menus and hints are outside of the application's element. */
const portalsOf = ({ ownerDocument: { body } }: Element) =>
  [...body.children].filter((child) => child.hasAttribute(PORTAL))

/** The number of an element among its siblings. */
function orderOf(element: Element): number {
  let order = 0
  for (let one = element.previousElementSibling; one; one = one.previousElementSibling) order += 1
  return order
}

/**
 * Where an element stands: the numbers of its ancestors among their siblings, from the application's element or a
 * portal on. Null outside of both.
 */
export function placeOf(element: Element, root: Element): string | null {
  const steps: number[] = []
  for (let node: Element | null = element; node; node = node.parentElement) {
    if (node === root) return [ROOT, ...steps.reverse()].join('/')
    // Only a child of the body is sought among the portals: this runs at each scroll.
    if (node.parentElement === node.ownerDocument.body && node.hasAttribute(PORTAL))
      return [`portal${portalsOf(root).indexOf(node)}`, ...steps.reverse()].join('/')
    steps.push(orderOf(node))
  }
  return null
}

/** The element at a place, where there is one. */
export function elementAt(place: string, root: Element): Element | null {
  const [start = '', ...steps] = place.split('/')
  const portal = /^portal(\d+)$/.exec(start)?.[1]
  let node: Element | null | undefined = null
  if (start === ROOT) node = root
  else if (portal !== undefined) node = portalsOf(root)[Number(portal)]
  for (const step of steps) node = node?.children[Number(step)]
  return node ?? null
}

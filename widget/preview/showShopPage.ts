import {
  PLACE_ATTRIBUTE,
  SHOP_PAGE_TAGS,
  type ShopPageContent,
  type ShopPageStyle,
} from '@/contract/widgets/preview'
import { element } from '../core/element'

/** Elements to which a shadow root can be attached. */
const HOSTS = /^(?:article|aside|blockquote|div|footer|h[1-6]|header|main|nav|p|section|span)$/
/** The share of the screen that shows the page above the widget at first. */
const ABOVE = 0.2
/** Events by which the user moves to another part of the page. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Makes this document look like the shop's page around the element for the widget, and returns that element. All other
 * elements of the page are inert: they get no focus and no clicks, and their links have no effect.
 */
export function showShopPage({ base, root, body, styles, html }: ShopPageContent): HTMLElement {
  const { documentElement, head } = document
  head.append(element('base', { href: base }), ...styles.map(sheetOf))
  addAttributes(documentElement, root)
  addAttributes(document.body, body)
  document.body.replaceChildren(...cleanNodes(html))
  const host = hostIn(placeOf(document.body))
  for (let node = host; node !== document.body; node = node.parentElement ?? document.body) {
    for (const other of node.parentElement?.children ?? []) {
      if (other !== node) other.toggleAttribute('inert', true)
    }
  }
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
  })
  keepInView(host)
  return host
}

function sheetOf(style: ShopPageStyle): HTMLElement {
  const { media } = style
  return 'href' in style
    ? element('link', { rel: 'stylesheet', href: style.href, media })
    : element('style', { media }, style.text)
}

/**
 * The nodes of HTML that the back office has cleaned. Unknown elements, and elements that run code, are removed here
 * again, because a browser may parse the HTML differently.
 */
function cleanNodes(html: string): Node[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const node of body.querySelectorAll('*')) {
    if (!SHOP_PAGE_TAGS.includes(node.localName.toLowerCase())) node.remove()
    for (const { name } of [...node.attributes]) if (isHandler(name)) node.removeAttribute(name)
  }
  return [...body.childNodes]
}

function addAttributes(node: HTMLElement, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (!isHandler(name)) node.setAttribute(name, value)
  }
}

const isHandler = (name: string) => /^on/i.test(name)

function placeOf(page: HTMLElement): Element {
  const marked = page.querySelector(`[${PLACE_ATTRIBUTE}]`)
  if (marked) return marked
  const place = element('div')
  const content = page.querySelector('main, [role="main"]')
  const footer = [...page.querySelectorAll('footer')].at(-1)
  if (content) content.append(place)
  else if (footer) footer.before(place)
  else page.append(place)
  return place
}

function hostIn(place: Element): HTMLElement {
  if (place instanceof HTMLElement && HOSTS.test(place.localName)) return place
  const host = element('div')
  place.append(host)
  return host
}

/** Keeps the element's upper edge on the screen while the page around it loads, until the user moves the page. */
function keepInView(host: HTMLElement): void {
  const show = () => {
    // Does not use `scrollIntoView`, which would scroll the cabinet around this frame as well.
    const top = host.getBoundingClientRect().top + scrollY - innerHeight * ABOVE
    scrollTo({ top, behavior: 'instant' })
  }
  const leave = () => {
    document.removeEventListener('load', show, true)
    window.removeEventListener('load', show)
  }
  document.addEventListener('load', show, true)
  window.addEventListener('load', show)
  for (const move of MOVES) window.addEventListener(move, leave, { passive: true, once: true })
  show()
}

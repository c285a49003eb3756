import {
  ADDRESS_ATTRIBUTE,
  ARTICLE_ATTRIBUTE,
  EMBED_ATTRIBUTE,
  SEGMENT_ATTRIBUTE,
  TYPE_ATTRIBUTE,
} from '@/contract/widgets/embed'
import type { ChunkReference, ShopSource, WidgetChunk } from '../core/chunk'
import { keepLook, lookAt } from './look'
import { quietly } from '../core/work'
import { shopperStorage, STORED_ORDER } from '../core/shopperStorage'
import type { EventsChunk } from '../events/eventsChunk'
import { startConsent, type SetConsent } from './consent'
import { isFree, takeCommands } from './takeCommands'
import { openSlot, type LoadWidget, type Slot } from './openSlot'
import { tryUntilDone } from './tryUntilDone'

/** The one global of the embed. */
export interface Vitrina {
  version: string
  /**
   * Draws a widget into an element with the embed's attribute; the loader does it automatically for elements that it
   * finds.
   */
  mount(element: Element): void
  /** Removes the widget and restores the element. */
  unmount(element: Element): void
  /** Sets the shopper's consent, as `vitrina('consent', …)` does. */
  consent: SetConsent
}

/** Stored on the document, because the name of the global may be taken. */
const STARTED = Symbol.for('vitrina')

declare global {
  interface Document {
    [STARTED]?: Vitrina
  }
  interface Window {
    Vitrina?: Vitrina
  }
}

type WidgetChunks = Partial<Record<string, ChunkReference>> & { gallery: ChunkReference }

interface LoaderOptions {
  source: ShopSource
  /** By type; a type without a chunk of its own is drawn as a gallery. */
  widgets: WidgetChunks
  version: string
  /** The value of `CONSENT_ATTRIBUTE` on the script's tag; null without it. */
  consent?: string | null
}

const SELECTOR = `[${EMBED_ATTRIBUTE}]`

/** Watches the page for elements of the embed and draws their widgets. A second loader on the page does nothing. */
export function startLoader({
  source,
  widgets,
  version,
  consent: demand = null,
}: LoaderOptions): void {
  if (document[STARTED]) return
  const consent = startConsent(demand)
  keepLook()
  const opened = location.href
  const slots = new Map<Element, Slot>()
  const loadWidget: LoadWidget = (type) =>
    source.load<WidgetChunk>(widgets[type] ?? widgets.gallery)

  const unmount = (element: Element) => {
    const slot = slots.get(element)
    slots.delete(element)
    quietly(() => slot?.close())
  }
  const mount = (element: Element) => {
    const embedId = read(element, EMBED_ATTRIBUTE) ?? ''
    const article = read(element, ARTICLE_ATTRIBUTE) ?? ''
    const address = article ? '' : addressOf(read(element, ADDRESS_ATTRIBUTE), opened)
    const segment = read(element, SEGMENT_ATTRIBUTE)
    const type = read(element, TYPE_ATTRIBUTE) || 'gallery'
    const request = { embedId, article, address, segment, look: lookAt(embedId) }
    if (JSON.stringify(slots.get(element)?.asked) === JSON.stringify(request)) return
    unmount(element)
    if (!embedId || !(element instanceof HTMLElement)) return
    quietly(() => slots.set(element, openSlot(element, request, type, source, loadWidget)))
  }
  const scan = (node: ParentNode) => node.querySelectorAll(SELECTOR).forEach(mount)

  const vitrina = (document[STARTED] = { version, mount, unmount, consent })
  quietly(() => {
    if (isFree(window.Vitrina)) window.Vitrina = vitrina
  })
  quietly(() =>
    takeCommands(consent, (command) => {
      // The page may be closed before the chunk has loaded, so the order is stored: then the next page reports it.
      const at = quietly(() => {
        const now = Date.now() + Math.random()
        shopperStorage()[`${STORED_ORDER}${now}`] = JSON.stringify(command)
        return now
      })
      tryUntilDone(async () => {
        const events = await source.load<EventsChunk>(source.events)
        events.reportOrder(source.origin, command, at)
      })
    }),
  )
  const watch = watchPage(slots, mount, scan, unmount)
  watch(document)
  whenLoaded(() => {
    watch(document)
    watchShadows(document, watch)
  })
}

const read = (element: Element, attribute: string) =>
  element.getAttribute(attribute)?.trim() ?? null

/**
 * The address that identifies the product of a page: the element's own address, or, if that is empty, the page's
 * canonical link. After a script has changed the page's address, the canonical link may be out of date, so the page's
 * address is used.
 */
function addressOf(named: string | null, opened: string): string {
  if (named !== '') return named ?? ''
  const { href } = location
  const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
  return (href === opened && canonical()) || href
}

/**
 * Returns a function that finds the elements of the embed in a document or a shadow root. It observes added and removed
 * elements, and changes of their id, product or segment. A page that is still being parsed is handled in the same way.
 * When the shop changes the page's address, its widgets are drawn for another product. A page without observers is
 * searched, and not observed.
 */
function watchPage(
  slots: ReadonlyMap<Element, Slot>,
  mount: (element: Element) => void,
  scan: (node: ParentNode) => void,
  unmount: (element: Element) => void,
): (root: Document | ShadowRoot) => void {
  const follow: MutationCallback = (changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'attributes' && target instanceof Element) mount(target)
      for (const node of addedNodes) {
        if (!(node instanceof Element) || !node.isConnected) continue
        if (node.matches(SELECTOR)) mount(node)
        scan(node)
      }
    }
    for (const element of [...slots.keys()]) {
      if (element.isConnected) mount(element)
      else unmount(element)
    }
  }
  const observer = quietly(() => new MutationObserver(follow))
  return (root) => {
    scan(root)
    observer?.observe(root, {
      subtree: true,
      childList: true,
      attributeFilter: [EMBED_ATTRIBUTE, ARTICLE_ATTRIBUTE, ADDRESS_ATTRIBUTE, SEGMENT_ATTRIBUTE],
    })
  }
}

function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work)
}

/** Searches the open shadow roots of the shop's own elements once. */
function watchShadows(root: ParentNode, watch: (root: ShadowRoot) => void): void {
  for (const { shadowRoot, localName } of root.querySelectorAll('*')) {
    if (!shadowRoot || !localName.includes('-')) continue
    watch(shadowRoot)
    watchShadows(shadowRoot, watch)
  }
}

import {
  ADDRESS_ATTRIBUTE,
  ARTICLE_ATTRIBUTE,
  EMBED_ATTRIBUTE,
  SEGMENT_ATTRIBUTE,
  TYPE_ATTRIBUTE,
} from '@/contract/widgets/embed'
import type { ChunkReference, ChunkSource } from '../core/chunk'
import { keepLook, lookAt } from '../core/look'
import type { WidgetChunk } from '../core/widgetChunk'
import { startConsent, type SetConsent } from './consent'
import { isFree } from './isFree'
import { openSlot, type LoadWidget, type Slot } from './openSlot'
import { createPageAddress } from './pageAddress'
import { takeCommands } from './takeCommands'

/** The one global of the embed. */
export interface Vitrina {
  version: string
  /** Makes a widget of an element with the embed's attribute; the loader does it by itself for all that it finds. */
  mount(element: Element): void
  /** Takes the widget away and gives the element back as it was. */
  unmount(element: Element): void
  /** Whether the shopper agrees: what `vitrina('consent', …)` says too. */
  consent: SetConsent
}

/** On the document: the name of the global may be taken. */
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
  source: ChunkSource
  /** By type; a type without one of its own is drawn as a gallery. */
  widgets: WidgetChunks
  version: string
  /** What the tag of the script demands. */
  consent?: string | null
}

const SELECTOR = `[${EMBED_ATTRIBUTE}]`

/** Watches the page for elements of the embed and gives each its widget. A second loader on the page does nothing. */
export function startLoader({
  source,
  widgets,
  version,
  consent: demand = null,
}: LoaderOptions): void {
  if (document[STARTED]) return
  const consent = startConsent(demand)
  keepLook()
  const addressOf = createPageAddress()
  const slots = new Map<Element, Slot>()
  const loadWidget: LoadWidget = (type) =>
    source.load<WidgetChunk>(widgets[type] ?? widgets.gallery)

  const unmount = (element: Element) => {
    const slot = slots.get(element)
    slots.delete(element)
    fence(() => slot?.close())
  }
  const mount = (element: Element) => {
    const embedId = read(element, EMBED_ATTRIBUTE) ?? ''
    const article = read(element, ARTICLE_ATTRIBUTE) ?? ''
    const address = article ? undefined : addressOf(read(element, ADDRESS_ATTRIBUTE))
    const segment = read(element, SEGMENT_ATTRIBUTE)
    const type = read(element, TYPE_ATTRIBUTE) || 'gallery'
    const asked = slots.get(element)?.asked
    const isSame =
      asked?.embedId === embedId &&
      asked.article === article &&
      asked.address === address &&
      asked.segment === segment
    if (isSame) return
    unmount(element)
    if (!embedId || !(element instanceof HTMLElement)) return
    const request = { embedId, article, address, segment, look: lookAt(embedId) }
    fence(() => slots.set(element, openSlot(element, request, type, source, loadWidget)))
  }
  const scan = (node: ParentNode) => node.querySelectorAll(SELECTOR).forEach(mount)

  const vitrina = (document[STARTED] = { version, mount, unmount, consent })
  fence(() => {
    if (isFree(window.Vitrina)) window.Vitrina = vitrina
  })
  fence(() => takeCommands(consent))
  const watch = watchPage(slots, mount, scan, unmount)
  watch(document)
  whenLoaded(() => watchShadows(document, watch))
}

const read = (element: Element, attribute: string) =>
  element.getAttribute(attribute)?.trim() ?? null

/** One widget's trouble must reach neither the others nor the shop's page. */
function fence(work: () => void): void {
  try {
    work()
  } catch {
    // An element that cannot hold a widget stays as the shop wrote it.
  }
}

/**
 * Returns what finds the elements of a document or a shadow root, and follows those that are added, removed or get
 * another id, product or segment; a page still being parsed is handled in the same way. Where the shop changes the page's
 * address, its widgets are those of another product.
 */
function watchPage(
  slots: ReadonlyMap<Element, Slot>,
  mount: (element: Element) => void,
  scan: (node: ParentNode) => void,
  unmount: (element: Element) => void,
): (root: Document | ShadowRoot) => void {
  let address = location.href
  const observer = new MutationObserver((changes) => {
    if (address !== location.href) {
      address = location.href
      ;[...slots.keys()].forEach(mount)
    }
    for (const { addedNodes, target, type } of changes) {
      if (type === 'attributes' && target instanceof Element) mount(target)
      for (const node of addedNodes) {
        if (!(node instanceof Element) || !node.isConnected) continue
        if (node.matches(SELECTOR)) mount(node)
        scan(node)
      }
    }
    for (const element of slots.keys()) if (!element.isConnected) unmount(element)
  })
  return (root) => {
    scan(root)
    observer.observe(root, {
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

/** Looks once into the open shadow roots of the shop's own elements. */
function watchShadows(root: ParentNode, watch: (root: ShadowRoot) => void): void {
  for (const { shadowRoot, localName } of root.querySelectorAll('*')) {
    if (!shadowRoot || !localName.includes('-')) continue
    watch(shadowRoot)
    watchShadows(shadowRoot, watch)
  }
}

import { ARTICLE_ATTRIBUTE, EMBED_ATTRIBUTE } from '@/contract/widgets/embed'
import { loadChunk, type ChunkReference, type ChunkSource } from '../core/chunk'
import { keepLook, lookAt } from '../core/look'
import { once } from '../core/once'
import type { GalleryChunk } from '../gallery/galleryChunk'
import { openSlot, type Slot } from './openSlot'

/** The one global of the embed. */
export interface Vitrina {
  version: string
  /** Makes a widget of an element with the embed's attribute; the loader does it by itself for all that it finds. */
  mount(element: Element): void
  /** Takes the widget away and gives the element back as it was. */
  unmount(element: Element): void
}

declare global {
  interface Window {
    Vitrina?: Vitrina
  }
}

interface LoaderOptions {
  source: ChunkSource
  gallery: ChunkReference
  version: string
}

const SELECTOR = `[${EMBED_ATTRIBUTE}]`

/** Watches the page for elements of the embed and gives each its widget. A second loader on the page does nothing. */
export function startLoader({ source, gallery, version }: LoaderOptions): void {
  if (window.Vitrina) return
  keepLook()
  const slots = new Map<Element, Slot>()
  const loadGallery = once(() => loadChunk<GalleryChunk>(source, gallery))

  const unmount = (element: Element) => {
    const slot = slots.get(element)
    slots.delete(element)
    fence(() => slot?.close())
  }
  const mount = (element: Element) => {
    const embedId = read(element, EMBED_ATTRIBUTE)
    const article = read(element, ARTICLE_ATTRIBUTE)
    const asked = slots.get(element)?.asked
    if (asked?.embedId === embedId && asked.article === article) return
    unmount(element)
    if (!embedId || !(element instanceof HTMLElement)) return
    const request = { embedId, article, look: lookAt(embedId) }
    fence(() => slots.set(element, openSlot(element, request, source, loadGallery)))
  }
  const scan = (node: ParentNode) => node.querySelectorAll(SELECTOR).forEach(mount)

  window.Vitrina = { version, mount, unmount }
  scan(document)
  watchPage(slots, mount, scan, unmount)
}

const read = (element: Element, attribute: string) => element.getAttribute(attribute)?.trim() ?? ''

/** One widget's trouble must reach neither the others nor the shop's page. */
function fence(work: () => void): void {
  try {
    work()
  } catch {
    // An element that cannot hold a widget stays as the shop wrote it.
  }
}

/**
 * Follows elements that are added, removed or get another id or article; a page still being parsed is handled in the
 * same way.
 */
function watchPage(
  slots: ReadonlyMap<Element, Slot>,
  mount: (element: Element) => void,
  scan: (node: ParentNode) => void,
  unmount: (element: Element) => void,
): void {
  const observer = new MutationObserver((changes) => {
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
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: [EMBED_ATTRIBUTE, ARTICLE_ATTRIBUTE],
  })
}

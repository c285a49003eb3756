import { ROOM_ATTRIBUTE } from '@/contract/widgets/embed'
import type { ShopSource, Drawing, WidgetChunk } from '../core/chunk'
import { fetchPage, type WidgetRequest } from '../core/request'
import { pause } from '../core/work'
import { lastCopy } from './lastCopy'
import { tryUntilDone } from './tryUntilDone'
import { whenNear } from './whenNear'

/** Loads the chunk of a widget type. */
export type LoadWidget = (type: string) => Promise<WidgetChunk>

export interface Slot {
  asked: WidgetRequest
  close(): void
}

/** The element of the installation code that reserves the widget's height. */
const roomOf = (host: HTMLElement) =>
  host.querySelector<HTMLElement>(`:scope > [${ROOM_ATTRIBUTE}]`)

function styled(tag: string, css: string): HTMLElement {
  const node = document.createElement(tag)
  node.style.cssText = css
  return node
}

/** Whether the element is below the screen, where the shopper does not see a change. */
const isBelow = (host: HTMLElement) => host.getBoundingClientRect().top >= innerHeight

/** Shows the content of the shop's element again. A shadow root cannot be removed, but it can show that content. */
function giveBack(root: ShadowRoot | null): void {
  if (!root) return
  root.adoptedStyleSheets = []
  root.replaceChildren(document.createElement('slot'))
}

/**
 * Draws a widget into an element once the element is near the screen. Until then, and when there is nothing to draw,
 * the element keeps the shop's content and its reserved space. Errors are not thrown. The chunk of the likely type is
 * loaded together with the first page; the chunk of another type is loaded after it.
 */
export function openSlot(
  host: HTMLElement,
  asked: WidgetRequest,
  likelyType: string,
  source: ShopSource,
  loadWidget: LoadWidget,
): Slot {
  const place = holdPlace(host)
  const copy = lastCopy(asked)
  let root = host.shadowRoot
  let isNarrow = false
  let remove: Drawing = null
  const loadPage = (page: number) => fetchPage(source.origin, asked, page)

  const goOn = () => pause().then(() => isOpen)

  /** Whether the widget was drawn; throws on a page that cannot be drawn. */
  const draw = async (likely: WidgetChunk, firstPage: unknown) => {
    // The page is not validated here: the widget's chunk checks the rest.
    const type = (firstPage as { widgetType?: string } | null | undefined)?.widgetType ?? ''
    const widget = type === likelyType ? likely : await loadWidget(type)
    // Lets the page work first, because the loaded chunk has just run.
    if (!(await goOn())) return true
    const isRoomKept = roomOf(host) !== null && !isBelow(host)
    root ??= host.attachShadow({ mode: 'open' })
    // The shop's content, and the reserved space, stay until the widget is drawn.
    giveBack(root)
    // Words for a member of the shop's team instead of a widget.
    if (asked.look && typeof firstPage === 'string') {
      root.textContent = firstPage
      return true
    }
    remove = await widget.drawWidget({
      ...asked,
      host,
      root,
      source,
      loadPage,
      firstPage,
      pause: goOn,
    })
    if (!isOpen) remove?.()
    else if (remove) layOver(root, isRoomKept)
    return !isOpen || remove !== null
  }
  /**
   * Puts the widget over the reserved space in one cell of a grid. The higher of the two sets the height, without
   * measuring.
   */
  const layOver = (drawn: ShadowRoot, isRoomKept: boolean) => {
    const under: HTMLElement[] = []
    if (isNarrow) under.push(styled('div', 'width:100vw;max-width:100%'))
    if (isRoomKept) under.push(styled('slot', 'display:block;visibility:hidden'))
    if (under.length === 0) return
    place.set({ display: 'grid', 'grid-template-columns': 'minmax(0, 1fr)' })
    drawn.append(...under)
    for (const child of drawn.children as Iterable<HTMLElement>) child.style.gridArea = '1 / 1'
  }
  /** There is nothing to draw, so the reserved space is removed too, unless the shopper would see the page move. */
  const leave = () => {
    giveBack(root)
    const room = roomOf(host)
    if (room && isBelow(host)) room.style.display = 'none'
  }
  const attempt = async () => {
    const [answer, likely] = await Promise.all([
      loadPage(1).catch(() => undefined),
      loadWidget(likelyType),
    ])
    if (!isOpen) return
    if (answer === null) {
      copy.remove()
      leave()
      return
    }
    try {
      if (await draw(likely, answer)) {
        await goOn()
        copy.keep(answer)
      } else leave()
    } catch {
      const kept = copy.read()
      if (kept === undefined || !(await draw(likely, kept))) throw new Error()
    }
  }
  let isOpen = true
  let stopTrying: () => void = () => undefined
  const stopWaiting = whenNear(host, (entry) => {
    isNarrow = entry?.boundingClientRect.width === 0
    if (isNarrow) place.widen()
    stopTrying = tryUntilDone(attempt, () => giveBack(root))
  })

  return {
    asked,
    close() {
      isOpen = false
      stopWaiting()
      stopTrying()
      try {
        remove?.()
      } finally {
        giveBack(root)
        place.release()
      }
    },
  }
}

/** Inline styles that are important: they override every rule of the page, and no policy blocks them. */
const SHOWN = { display: 'block', visibility: 'visible', opacity: '1' }
/** Styles for a parent that gives the element no width: flex, grid, a float, or a parent sized by its content. */
const WIDE = {
  width: '100%',
  'min-width': '0',
  'max-width': '100%',
  flex: '1 1 auto',
  float: 'none',
}

export interface HeldPlace {
  set(styles: Readonly<Record<string, string>>): void
  /** Sets a width where the parent gives none. */
  widen(): void
  /** Restores the shop's styles. */
  release(): void
}

/**
 * Prevents the shop's style sheets from hiding an element. An element that its own attributes hide stays hidden,
 * because the shop may show it later.
 */
function holdPlace({ style, hidden }: HTMLElement): HeldPlace {
  const before = new Map<string, [string, string]>()
  const set: HeldPlace['set'] = (styles) => {
    for (const [name, value] of Object.entries(styles)) {
      if (!before.has(name)) {
        before.set(name, [style.getPropertyValue(name), style.getPropertyPriority(name)])
      }
      style.setProperty(name, value, 'important')
    }
  }
  if (!hidden && style.display !== 'none') set(SHOWN)
  return {
    set,
    widen: () => set(WIDE),
    release() {
      for (const [name, [value, priority]] of before) style.setProperty(name, value, priority)
      before.clear()
    },
  }
}

import { ROOM_ATTRIBUTE } from '@/contract/widgets/embed'
import type { ShopSource } from '../core/chunk'
import { fetchPage, type WidgetRequest } from '../core/fetchPage'
import { pause } from '../core/pause'
import type { Drawing, WidgetChunk } from '../core/widgetChunk'
import { holdPlace } from './holdPlace'
import { lastCopy } from './lastCopy'
import { tryUntilDone } from './tryUntilDone'
import { whenNear } from './whenNear'

/** Loads what draws a type of widget. */
export type LoadWidget = (type: string) => Promise<WidgetChunk>

export interface Slot {
  asked: WidgetRequest
  close(): void
}

/** What the installation code reserves the widget's height with. */
const roomOf = (host: HTMLElement) =>
  host.querySelector<HTMLElement>(`:scope > [${ROOM_ATTRIBUTE}]`)

function styled(tag: string, css: string): HTMLElement {
  const node = document.createElement(tag)
  node.style.cssText = css
  return node
}

/** Below the screen nobody sees things move. */
const isBelow = (host: HTMLElement) => host.getBoundingClientRect().top >= innerHeight

/** Gives the element back as the shop wrote it: a shadow root cannot be removed, but it can show what is inside. */
function giveBack(root: ShadowRoot | null): void {
  if (!root) return
  root.adoptedStyleSheets = []
  root.replaceChildren(document.createElement('slot'))
}

/**
 * Draws a widget into an element once it is near the screen; until then, and when there is nothing to draw, the
 * element is as the shop wrote it, and the room that its code reserves is kept. Errors stay in here. What draws the
 * likely type is loaded together with the first page, another type's after it.
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

  /** Whether something was drawn; throws what cannot be drawn. */
  const draw = async (likely: WidgetChunk, firstPage: unknown) => {
    // Not validated yet: what draws it checks the rest.
    const type = (firstPage as { widgetType?: string } | null | undefined)?.widgetType ?? ''
    const widget = type === likelyType ? likely : await loadWidget(type)
    // What was loaded has just run.
    if (!(await goOn())) return true
    const isRoomKept = roomOf(host) !== null && !isBelow(host)
    root ??= host.attachShadow({ mode: 'open' })
    // What the shop has in the element, its room too, stays until the widget stands there.
    giveBack(root)
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
  /** The widget lies over the room that is kept, in one cell of a grid: the higher of the two counts, nothing is measured. */
  const layOver = (drawn: ShadowRoot, isRoomKept: boolean) => {
    const under: HTMLElement[] = []
    if (isNarrow) under.push(styled('div', 'width:100vw;max-width:100%'))
    if (isRoomKept) under.push(styled('slot', 'display:block;visibility:hidden'))
    if (under.length === 0) return
    place.set({ display: 'grid', 'grid-template-columns': 'minmax(0, 1fr)' })
    drawn.append(...under)
    for (const child of drawn.children as Iterable<HTMLElement>) child.style.gridArea = '1 / 1'
  }
  /** There is nothing to draw: the room goes as well, unless the shopper would see what is below it move. */
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

import { EMBED_ATTRIBUTE, WIDGET_API } from '@/contract/embed'
import type { WidgetEvent, WidgetPayload } from '@/contract/widgetApi'
import type { WidgetContext } from '../common/types'
import { load } from './chunks'
import { eventSender } from './events'
import { whenViewed } from './viewed'

/** How far outside the window a widget may be when its work begins. */
const NEAR = '600px'

/** Draws one widget when its element comes near; returns a way to take it away. */
export function mountWidget(host: HTMLElement, origin: string): () => void {
  const embedId = host.getAttribute(EMBED_ATTRIBUTE) ?? ''
  const ends: (() => void)[] = []
  let isEnded = false
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      // A widget that cannot be drawn stays empty: the shop's page must not notice.
      draw().catch(() => undefined)
    },
    { rootMargin: NEAR },
  )
  observer.observe(host)
  ends.push(() => {
    observer.disconnect()
  })

  async function draw() {
    const [drawGallery, payload] = await Promise.all([load('gallery', origin), fetchPage(1)])
    if (isEnded) return
    const sender = eventSender(origin, embedId)
    ends.push(sender.stop)
    const context: WidgetContext = {
      isPreview: false,
      fetchPage,
      track: (event) => {
        sender.track(event)
        tellShop(event)
      },
      loadPopup: () => load('popup', origin),
    }
    const handle = drawGallery(host, payload, context)
    ends.push(handle.destroy)
    context.track({ type: 'load' })
    ends.push(
      whenViewed(host, () => {
        context.track({ type: 'view' })
      }),
    )
  }

  async function fetchPage(page: number): Promise<WidgetPayload> {
    const path = WIDGET_API.widget.replace('{embedId}', encodeURIComponent(embedId))
    const response = await fetch(`${origin}${path}?page=${page}`, { credentials: 'omit' })
    if (!response.ok) throw new Error(`Vitrina: ${response.status}`)
    return (await response.json()) as WidgetPayload
  }

  /** For the shop's own analytics: `vitrina:load`, `vitrina:view`, `vitrina:open`, `vitrina:productClick`. */
  function tellShop({ type, ...detail }: Omit<WidgetEvent, 'id'>) {
    host.dispatchEvent(
      new CustomEvent(`vitrina:${type}`, { bubbles: true, detail: { embedId, ...detail } }),
    )
  }

  return () => {
    isEnded = true
    for (const end of ends.splice(0)) end()
  }
}

import { WIDGET_API } from '@/contract/widgets/embed'
import type { WidgetEvent } from '@/contract/widgets/widgetApi'
import type { ScreenWorld } from '../../../../test/world'

let made = 0

/** Sends events of shoppers, as the embed does, at the browser's own time. */
export async function shopperEvents(
  w: ScreenWorld,
  widget: { embed_id: string },
  events: readonly Omit<WidgetEvent, 'id'>[],
): Promise<void> {
  // A report ends with today by the browser's clock, so the server's clock is set to the same time.
  w.server.clock.advance(Date.now() - w.server.clock.now())
  const body = JSON.stringify({
    events: events.map((event) => ({ ...event, id: `event-${1000 + (made += 1)}` })),
  })
  const address = WIDGET_API.events.replace('{embedId}', widget.embed_id)
  const answer = await fetch(location.origin + address, { method: 'POST', body })
  if (!answer.ok) throw new Error(`Events answered ${answer.status}`)
}

/** A purchase of one piece after a click in the widget. */
export const shopperOrder = (
  w: ScreenWorld,
  widget: { embed_id: string },
  { postId, skuId, article }: { postId: number; skuId: number; article: string },
) =>
  shopperEvents(w, widget, [
    {
      type: 'purchase',
      order: {
        clicks: [{ embedId: widget.embed_id, postId, skuId }],
        items: [{ article, quantity: 1 }],
      },
    },
  ])

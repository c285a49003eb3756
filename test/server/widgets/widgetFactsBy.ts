import { widgetFactsEndpoints } from '@/contract/endpoints/widgets/widgetFacts'
import type { WidgetFacts } from '@/contract/entities/widgets/widgetFacts'
import type { Client } from '../client'

/** The facts of the account's widgets as a person sees them, by embed id. */
export async function widgetFactsBy(client: Client): Promise<(id: string) => WidgetFacts> {
  const { widgets } = await client.call(widgetFactsEndpoints.listWidgetFacts)
  return (id) => {
    const facts = widgets.find(({ embedId }) => embedId === id)
    if (!facts) throw new Error(`No facts of ${id}`)
    return facts
  }
}

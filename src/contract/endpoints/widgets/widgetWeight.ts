import { endpoint } from '../../endpoint'
import { widgetWeightSchema } from '../../entities/widgetWeight'

export const widgetWeightEndpoints = {
  /** What the widget as it is saved costs the page of a shop. */
  getWidgetWeight: endpoint({
    method: 'GET',
    path: 'gallery/{id}/weight',
    base: 'account',
    permission: 'VIEW_WIDGETS',
    response: widgetWeightSchema,
  }),
} as const

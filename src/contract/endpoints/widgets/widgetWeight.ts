import { endpoint } from '../../endpoint'
import { widgetWeightSchema } from '@/contract/entities/widgets/widgetFacts'

export const widgetWeightEndpoints = {
  /** The weight of a saved widget on a shop's page. */
  getWidgetWeight: endpoint({
    method: 'GET',
    path: 'gallery/{id}/weight',
    base: 'account',
    permission: 'VIEW_WIDGETS',
    response: widgetWeightSchema,
  }),
} as const

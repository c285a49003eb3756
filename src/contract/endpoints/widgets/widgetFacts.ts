import * as v from 'valibot'
import { endpoint } from '@/contract/endpoint'
import { publicLinkSchema } from '@/contract/entities/catalogue/feed'
import { siteCheckSchema } from '@/contract/entities/widgets/siteCheck'
import {
  widgetFactsSchema,
  widgetPagesSchema,
  widgetWeightSchema,
} from '@/contract/entities/widgets/widgetFacts'

export const widgetFactsEndpoints = {
  /** Separate from the list itself, which does not wait for it. */
  listWidgetFacts: endpoint({
    method: 'GET',
    path: 'gallery/facts',
    base: 'account',
    permission: 'VIEW_WIDGETS',
    response: v.object({ widgets: v.array(widgetFactsSchema) }),
  }),
  listWidgetPages: endpoint({
    method: 'GET',
    path: 'gallery/{id}/pages',
    base: 'account',
    permission: 'VIEW_WIDGETS',
    response: widgetPagesSchema,
  }),
  /** Reads a page of the shop, and returns the problems of the widget there. */
  checkSite: endpoint({
    method: 'POST',
    path: 'gallery/{id}/check_site',
    isOpenInDeletion: true,
    base: 'account',
    permission: 'VIEW_WIDGETS',
    body: v.object({ link: publicLinkSchema }),
    response: siteCheckSchema,
  }),
} as const

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

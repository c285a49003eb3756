import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { catalogueFeedSchema } from '../entities/feed'
import { idSchema } from '../entities/id'
import {
  counterSchema,
  googleCounterSchema,
  integrationSchema,
  vkGroupSchema,
  yandexCounterSchema,
} from '../entities/integration'
import { autoMarkupModeSchema, sourceSchema } from '../entities/source'
import { LIMITS } from '../limits'

const integration = v.object({ integration: integrationSchema })
const groups = v.object({
  groups: v.array(vkGroupSchema),
  /** There are more to be asked for. */
  hasMore: v.boolean(),
})

/** Sources of posts and connections to other services. */
export const sourceEndpoints = {
  listSources: endpoint({
    method: 'GET',
    path: 'sources',
    base: 'account',
    permission: 'MANAGE_SOURCES',
    response: v.object({ sources: v.array(sourceSchema) }),
  }),
  saveSource: endpoint({
    method: 'POST',
    path: 'sources/{id}/save',
    base: 'account',
    permission: 'MANAGE_SOURCES',
    body: v.object({ isAutoPublication: v.boolean(), autoMarkupMode: autoMarkupModeSchema }),
    response: v.object({ source: sourceSchema }),
  }),
  listIntegrations: endpoint({
    method: 'GET',
    path: 'integrations',
    base: 'account',
    permission: 'MANAGE_INTEGRATIONS',
    response: v.object({
      integrations: v.array(integrationSchema),
      feeds: v.array(catalogueFeedSchema),
      googleIntegration: counterSchema,
      yandexIntegration: counterSchema,
    }),
  }),
  /** Writes down the profile that is to be read; it waits until the network has been asked. */
  bindFacebookAccount: endpoint({
    method: 'POST',
    path: 'facebook/bind-account',
    base: 'account',
    permission: 'MANAGE_INTEGRATIONS',
    body: v.object({
      username: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty('empty-field'),
        v.regex(/^@?[\w.]{1,64}$/, 'wrong-username'),
      ),
    }),
    response: integration,
  }),
  /** Analytics counters of the shop's site; an empty one is taken away. */
  saveCounters: endpoint({
    method: 'POST',
    path: 'analytics/save',
    base: 'account',
    permission: 'MANAGE_INTEGRATIONS',
    body: v.object({ google: googleCounterSchema, yandex: yandexCounterSchema }),
    response: v.object({ googleIntegration: counterSchema, yandexIntegration: counterSchema }),
  }),
  /** The token alone, or the whole link that holds it. */
  saveVkToken: endpoint({
    method: 'POST',
    path: 'vk/token/save',
    base: 'account',
    permission: 'MANAGE_INTEGRATIONS',
    body: v.object({
      token: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty('empty-field'),
        v.maxLength(LIMITS.link, 'too-long'),
      ),
    }),
    response: integration,
  }),
  /** Groups that the token's person administers, and with `groupId` the choice of one. */
  listVkGroups: endpoint({
    method: 'POST',
    path: 'vk/groups',
    base: 'account',
    permission: 'MANAGE_INTEGRATIONS',
    body: v.object({ groupId: v.optional(v.number()) }),
    response: v.object({ ...groups.entries, integration: integrationSchema }),
  }),
  listMoreVkGroups: endpoint({
    method: 'POST',
    path: 'vk/more_groups',
    base: 'account',
    permission: 'MANAGE_INTEGRATIONS',
    /** How many are known already. */
    body: v.object({ offset: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    response: groups,
  }),
  deleteIntegration: endpoint({
    method: 'POST',
    path: 'integration/delete',
    base: 'account',
    permission: 'MANAGE_INTEGRATIONS',
    body: v.object({ id: idSchema }),
    response: v.object({ id: v.number() }),
  }),
} as const

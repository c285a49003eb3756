import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { foundChannelSchema } from '../entities/channel'
import { catalogueFeedSchema } from '../entities/feed'
import { idSchema } from '../entities/id'
import { hashtagSchema, hashtagsSchema } from '../entities/hashtag'
import {
  counterSchema,
  foundProfileSchema,
  googleCounterSchema,
  integrationSchema,
  vkGroupSchema,
  yandexCounterSchema,
} from '../entities/integration'
import { autoMarkupModeSchema, sourceSchema } from '../entities/source'
import { publicLinkSchema } from '../entities/publicLink'
import { LIMITS } from '../limits'

const integration = v.object({ integration: integrationSchema })
/** A token as people paste it, with whatever stands around it. */
const token = v.object({
  token: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('empty-field'),
    v.maxLength(LIMITS.link, 'too-long'),
  ),
})
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
    response: v.object({
      sources: v.array(sourceSchema),
      /** Where posts are that are published by themselves; null: nowhere, they wait for a person. */
      defaultAlbum: v.nullable(v.object({ id: v.number(), name: v.string() })),
    }),
  }),
  saveSource: endpoint({
    method: 'POST',
    path: 'sources/{id}/save',
    base: 'account',
    permission: 'MANAGE_SOURCES',
    /** What is changed: a page that is out of date does not take back what somebody else has set. */
    body: v.object({
      isAutoPublication: v.optional(v.boolean()),
      autoMarkupMode: v.optional(autoMarkupModeSchema),
    }),
    response: v.object({ source: sourceSchema }),
  }),
  /** Has it read now; during a reading once more after it. */
  readSource: endpoint({
    method: 'POST',
    path: 'sources/{id}/read',
    base: 'account',
    permission: 'MANAGE_SOURCES',
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
      /** What Meta's application of this server lacks; null when Instagram can be connected. */
      lackingMetaApp: v.nullable(
        v.object({
          /** The address that the application has to name as the one to return to. */
          returnUrl: v.string(),
        }),
      ),
      /** What this server lacks for mentions in captions and comments of Instagram; null when it takes them in. */
      lackingMentions: v.nullable(
        v.object({
          /** Meta notifies only addresses of this kind. */
          isHttps: v.boolean(),
          /** The address that Meta's application has to notify. */
          webhookUrl: v.string(),
        }),
      ),
      /** Groups of VK are read with the operator's key, and mentions too; else with the keys of those who connect them. */
      isVkReadByOperator: v.boolean(),
    }),
  }),
  /** Where the person signs in at Facebook; it leads back to the page of connections. */
  startFacebookLogin: endpoint({
    method: 'POST',
    path: 'facebook/login',
    base: 'account',
    permission: 'MANAGE_INTEGRATIONS',
    response: v.object({ url: v.string() }),
  }),
  /** The business profiles of Instagram that the last sign-in at Facebook showed. */
  listFacebookProfiles: endpoint({
    method: 'POST',
    path: 'facebook/profiles',
    base: 'account',
    permission: 'MANAGE_INTEGRATIONS',
    response: v.object({ profiles: v.array(foundProfileSchema) }),
  }),
  /** Connects one of these profiles, or gives a connected one the token of that sign-in; its posts are read at once. */
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
  /** The hashtags that a profile reads, and what of its seven days' names is spent. */
  listHashtags: endpoint({
    method: 'POST',
    path: 'facebook/{id}/hashtags',
    base: 'account',
    permission: 'MANAGE_INTEGRATIONS',
    response: hashtagsSchema,
  }),
  addHashtag: endpoint({
    method: 'POST',
    path: 'facebook/{id}/hashtags/add',
    base: 'account',
    permission: 'MANAGE_INTEGRATIONS',
    body: v.object({ name: hashtagSchema }),
    response: hashtagsSchema,
  }),
  deleteHashtag: endpoint({
    method: 'POST',
    path: 'facebook/{id}/hashtags/delete',
    base: 'account',
    permission: 'MANAGE_INTEGRATIONS',
    body: v.object({ name: hashtagSchema }),
    response: v.object({ name: v.string() }),
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
    body: token,
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
  /** The token of a bot of Telegram, alone or within the message that brought it. */
  saveTelegramToken: endpoint({
    method: 'POST',
    path: 'telegram/token/save',
    base: 'account',
    permission: 'MANAGE_INTEGRATIONS',
    body: token,
    response: integration,
  }),
  /** What stands at a link to a channel of YouTube, to a feed, or to a site that names one. */
  findChannel: endpoint({
    method: 'POST',
    path: 'channels/find',
    base: 'account',
    permission: 'MANAGE_INTEGRATIONS',
    body: v.object({ link: publicLinkSchema }),
    response: v.object({ channel: foundChannelSchema }),
  }),
  /** Connects it; its posts are read at once. */
  connectChannel: endpoint({
    method: 'POST',
    path: 'channels/connect',
    base: 'account',
    permission: 'MANAGE_INTEGRATIONS',
    body: v.object({ link: publicLinkSchema }),
    response: integration,
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

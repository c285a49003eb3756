import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { foundChannelSchema } from '@/contract/entities/sources/channel'
import { catalogueFeedSchema, publicLinkSchema } from '@/contract/entities/catalogue/feed'
import { idSchema } from '@/contract/entities/fields'
import { hashtagSchema, hashtagsSchema } from '@/contract/entities/sources/hashtag'
import {
  counterSchema,
  foundProfileSchema,
  googleCounterSchema,
  integrationSchema,
  vkGroupSchema,
  yandexCounterSchema,
} from '@/contract/entities/sources/integration'
import { autoMarkupModeSchema, sourceSchema } from '@/contract/entities/sources/source'
import { LIMITS } from '../limits'

const integration = v.object({ integration: integrationSchema })
/** A token as pasted, including any text around it. */
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
  /** Whether there are more groups to request. */
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
      /**
       * The album in which sources with auto-publication but without albums of their own publish.
       * Null when there is none: the posts of such sources stay unpublished.
       */
      defaultAlbum: v.nullable(v.object({ id: v.number(), name: v.string() })),
    }),
  }),
  saveSource: endpoint({
    method: 'POST',
    path: 'sources/{id}/save',
    base: 'account',
    permission: 'MANAGE_SOURCES',
    /**
     * Only the changed settings, so that an outdated page does not undo the changes of another
     * user.
     */
    body: v.object({
      isAutoPublication: v.optional(v.boolean()),
      autoMarkupMode: v.optional(autoMarkupModeSchema),
      /** The ids of the albums for the source's new posts. */
      albumList: v.optional(v.pipe(v.array(idSchema), v.maxLength(LIMITS.postAlbums))),
    }),
    response: v.object({ source: sourceSchema }),
  }),
  /** Queues a reading now; during a reading, one more after it. */
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
      /** What this server's Meta application lacks; null when Instagram can be connected. */
      lackingMetaApp: v.nullable(
        v.object({
          /** The redirect URL to be listed in the application. */
          returnUrl: v.string(),
        }),
      ),
      /** What this server lacks for Instagram mentions in captions and comments; null when it receives them. */
      lackingMentions: v.nullable(
        v.object({
          /** Meta sends webhooks only to addresses of this kind. */
          isHttps: v.boolean(),
          /** The webhook URL for Meta's application. */
          webhookUrl: v.string(),
        }),
      ),
      /** Whether VK groups and mentions are read with the operator's key; otherwise groups are read with their owners' keys. */
      isVkReadByOperator: v.boolean(),
    }),
  }),
  /** The Facebook sign-in URL; it redirects back to the page of connections. */
  startFacebookLogin: endpoint({
    method: 'POST',
    path: 'facebook/login',
    base: 'account',
    permission: 'MANAGE_INTEGRATIONS',
    response: v.object({ url: v.string() }),
  }),
  /** The Instagram business profiles of the last Facebook sign-in. */
  listFacebookProfiles: endpoint({
    method: 'POST',
    path: 'facebook/profiles',
    base: 'account',
    permission: 'MANAGE_INTEGRATIONS',
    response: v.object({ profiles: v.array(foundProfileSchema) }),
  }),
  /**
   * Connects one of the profiles found by the sign-in. For a connected profile, replaces its token
   * by that of the sign-in. Queues an immediate reading.
   */
  bindFacebookAccount: endpoint({
    method: 'POST',
    path: 'facebook/bind-account',
    base: 'account',
    permission: 'MANAGE_INTEGRATIONS',
    creates: 'integration',
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
  /** The hashtags of a profile, and the names that it has used up within seven days. */
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
  /** Saves the analytics counters of the shop's site; an empty id removes its counter. */
  saveCounters: endpoint({
    method: 'POST',
    path: 'analytics/save',
    base: 'account',
    permission: 'MANAGE_INTEGRATIONS',
    body: v.object({ google: googleCounterSchema, yandex: yandexCounterSchema }),
    response: v.object({ googleIntegration: counterSchema, yandexIntegration: counterSchema }),
  }),
  /** The VK token alone, or the whole link that contains it. */
  saveVkToken: endpoint({
    method: 'POST',
    path: 'vk/token/save',
    base: 'account',
    permission: 'MANAGE_INTEGRATIONS',
    body: token,
    response: integration,
  }),
  /** Groups that the token's user administers; with `groupId` chooses one. */
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
    /** The number of groups already loaded. */
    body: v.object({ offset: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    response: groups,
  }),
  /** The token of a Telegram bot, alone or within BotFather's message. */
  saveTelegramToken: endpoint({
    method: 'POST',
    path: 'telegram/token/save',
    base: 'account',
    permission: 'MANAGE_INTEGRATIONS',
    body: token,
    response: integration,
  }),
  /**
   * Finds the channel at a link: a YouTube channel, a feed, or a site that links to one of them.
   */
  findChannel: endpoint({
    method: 'POST',
    path: 'channels/find',
    base: 'account',
    permission: 'MANAGE_INTEGRATIONS',
    body: v.object({ link: publicLinkSchema }),
    response: v.object({ channel: foundChannelSchema }),
  }),
  /** Connects the channel, and queues an immediate reading. */
  connectChannel: endpoint({
    method: 'POST',
    path: 'channels/connect',
    base: 'account',
    permission: 'MANAGE_INTEGRATIONS',
    creates: 'integration',
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

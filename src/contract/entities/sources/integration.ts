import * as v from 'valibot'

export const INTEGRATION_TYPES = ['facebook', 'vk', 'youtube', 'rss', 'telegram'] as const
export const integrationTypeSchema = v.picklist(INTEGRATION_TYPES)
export type IntegrationType = v.InferOutput<typeof integrationTypeSchema>

/** A connected network, channel or feed of posts. Tokens never leave the back office. */
export const integrationSchema = v.object({
  id: v.number(),
  type: integrationTypeSchema,
  /** Name of the profile, group, channel or bot; empty while no profile or group is chosen. */
  name: v.string(),
  status: v.picklist(['waiting', 'working', 'failed']),
  /** When the token expires; null when it does not or is unknown. */
  tokenExpiresAt: v.nullable(v.string()),
  syncedAt: v.nullable(v.string()),
  /** When the first of its sources is read next; null where that is not known, not planned, or running. */
  nextReadAt: v.optional(v.nullable(v.string()), null),
})
export type Integration = v.InferOutput<typeof integrationSchema>

/** An Instagram business profile of a Facebook sign-in. */
export const foundProfileSchema = v.object({
  username: v.string(),
  pictureUrl: v.nullable(v.string()),
  /** Its Facebook page. */
  pageName: v.string(),
  isConnected: v.boolean(),
})
export type FoundProfile = v.InferOutput<typeof foundProfileSchema>

/** Counters of the shop's site: 5 to 9 digits in Yandex Metrica; `G-`, `UA-` or `GTM-` of Google (product-rules/sources.md#counters). */
export const yandexCounterSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^$|^\d{5,9}$/, 'wrong-yandex-counter'),
)
export const googleCounterSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^$|^(G|GTM)-[A-Z0-9]{4,12}$|^UA-\d{4,10}-\d{1,4}$/i, 'wrong-google-counter'),
)

/** An analytics counter; null when none is set. */
export const counterSchema = v.nullable(v.object({ counterId: v.string() }))

/** A VK group that the token's user administers. */
export const vkGroupSchema = v.object({
  id: v.number(),
  name: v.string(),
  photoUrl: v.nullable(v.string()),
})
export type VkGroup = v.InferOutput<typeof vkGroupSchema>

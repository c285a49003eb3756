import * as v from 'valibot'
import { LIMITS } from '../limits'
import { feedLinkProblem, normalizeLink } from '../text/links'

export const INTEGRATION_TYPES = ['facebook', 'vk'] as const
export const integrationTypeSchema = v.picklist(INTEGRATION_TYPES)
export type IntegrationType = v.InferOutput<typeof integrationTypeSchema>

/** A connected social network. Tokens never leave the back office. */
export const integrationSchema = v.object({
  id: v.number(),
  type: integrationTypeSchema,
  /** The profile or group that is connected; empty until one is chosen. */
  name: v.string(),
  status: v.picklist(['waiting', 'working', 'failed']),
  /** When the token ends; null when it does not or is not known. */
  tokenExpiresAt: v.nullable(v.string()),
  syncedAt: v.nullable(v.string()),
})
export type Integration = v.InferOutput<typeof integrationSchema>

/** The catalogue feed: submitted for review, then working (product-rules/sources.md#feed). */
export const feedSchema = v.object({
  link: v.string(),
  status: v.picklist(['review', 'processing', 'working']),
  submittedAt: v.string(),
  readAt: v.nullable(v.string()),
  productCount: v.number(),
})
export type Feed = v.InferOutput<typeof feedSchema>

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

export const feedLinkSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(LIMITS.link, 'too-long'),
  v.transform(normalizeLink),
  v.check((link) => feedLinkProblem(link) !== 'wrong-link', 'wrong-link'),
  v.check((link) => feedLinkProblem(link) !== 'link-with-password', 'link-with-password'),
  v.check((link) => feedLinkProblem(link) !== 'link-with-port', 'link-with-port'),
)

/** A group of VK that the token's person administers. */
export const vkGroupSchema = v.object({
  id: v.number(),
  name: v.string(),
  photoUrl: v.nullable(v.string()),
})
export type VkGroup = v.InferOutput<typeof vkGroupSchema>

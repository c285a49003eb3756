import * as v from 'valibot'

/** Where posts come from. `upload`, `link` and `customer` every account has; the others come with an integration. */
export const SOURCE_TYPES = ['upload', 'link', 'customer', 'mention', 'vk', 'instagram'] as const
export const sourceTypeSchema = v.picklist(SOURCE_TYPES)
export type SourceType = v.InferOutput<typeof sourceTypeSchema>

export const AUTO_MARKUP_MODES = ['off', 'suggest', 'mark'] as const
export const autoMarkupModeSchema = v.picklist(AUTO_MARKUP_MODES)

export const sourceSchema = v.object({
  id: v.number(),
  type: sourceTypeSchema,
  /** The profile or group; empty for the account's own sources. */
  name: v.string(),
  isAutoPublication: v.boolean(),
  autoMarkupMode: autoMarkupModeSchema,
  /** Last time that it was read; null for what nobody reads. */
  syncedAt: v.nullable(v.string()),
  postCount: v.number(),
})
export type Source = v.InferOutput<typeof sourceSchema>

/**
 * A source as the user data names it (product-rules/records.md#user-data): `langKey` is the id of its name's text,
 * `langParam` a value in it.
 */
export const dataSourceSchema = v.object({
  name: v.string(),
  langKey: v.nullable(
    v.picklist(['source.added_by_link', 'source.customer_content', 'source.mention']),
  ),
  langParam: v.nullable(v.string()),
})
export type DataSource = v.InferOutput<typeof dataSourceSchema>

import * as v from 'valibot'

/** The account as one archive (product-rules/account.md#export). */
export const accountExportSchema = v.object({
  /** `making`: it waits for its turn or is being made. */
  state: v.picklist(['making', 'ready', 'failed']),
  /** Percents while it is being made; null before they are known. */
  progress: v.nullable(v.number()),
  /** Why it failed, in the person's language. */
  problem: v.nullable(v.string()),
  /** The counts of a ready archive; zero otherwise. `missing`: files that the store did not have. */
  bytes: v.number(),
  files: v.number(),
  missing: v.number(),
  /** When it was ready, and until when it can be loaded; null for another state. */
  madeAt: v.nullable(v.string()),
  keptUntil: v.nullable(v.string()),
})
export type AccountExport = v.InferOutput<typeof accountExportSchema>

/** Days for which an archive is kept. */
export const ARCHIVE_DAYS = 3

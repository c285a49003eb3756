import * as v from 'valibot'
import { REVIEW_FILE_LIMITS } from '@/contract/reviewFileLimits'
import { REVIEW_SOURCES } from './review'

/**
 * The origin of a file's reviews, which becomes their provider. `marketplace`: any other origin.
 */
const sourceSchema = v.picklist(REVIEW_SOURCES)

/** The role of a file's column. `order` only identifies reviews and is not stored; `receipt`: whether the order was received. */
export const REVIEW_ROLES = [
  'rating',
  'text',
  'pros',
  'cons',
  'author',
  'date',
  'answer',
  'article',
  'marketplaceId',
  'barcode',
  'reviewId',
  'order',
  'receipt',
] as const
export type ReviewRole = (typeof REVIEW_ROLES)[number]
const roleSchema = v.nullable(v.picklist(REVIEW_ROLES))

const areRolesOnce = (columns: (ReviewRole | null)[]) => {
  const roles = columns.filter((role) => role !== null)
  return new Set(roles).size === roles.length
}

/** The user's mapping of a file: its origin, and the role of each column; null when the column is ignored. */
export const reviewMappingSchema = v.object({
  source: sourceSchema,
  columns: v.pipe(
    v.array(roleSchema),
    v.maxLength(REVIEW_FILE_LIMITS.columns),
    v.check(areRolesOnce, 'repeated-role'),
  ),
})
export type ReviewMapping = v.InferOutput<typeof reviewMappingSchema>

/** Why a row is left out. */
export const REVIEW_PROBLEMS = [
  'no-rating',
  'wrong-rating',
  'wrong-date',
  'too-long',
  'repeated',
  'cancelled-order',
] as const
export type ReviewProblemReason = (typeof REVIEW_PROBLEMS)[number]

export const reviewProblemSchema = v.object({
  /** The line of the file, from 1. */
  line: v.number(),
  /** The column's name; empty when it concerns the whole row. */
  column: v.string(),
  reason: v.picklist(REVIEW_PROBLEMS),
  /** The cell's content, truncated. */
  value: v.string(),
})
export type ReviewProblem = v.InferOutput<typeof reviewProblemSchema>

export const reviewCountsSchema = v.object({
  created: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  /** The number of left-out rows. */
  rejected: v.number(),
  /** Reviews whose product is not in the catalogue; they are imported without one. */
  unmatched: v.number(),
})
export type ReviewCounts = v.InferOutput<typeof reviewCountsSchema>

/** The result of a mapping before the import. */
export const reviewPreviewSchema = v.object({
  counts: reviewCountsSchema,
  /** The first rows that will be imported. */
  reviews: v.array(
    v.object({
      line: v.number(),
      rating: v.number(),
      text: v.string(),
      answer: v.string(),
      author: v.string(),
      createdAt: v.string(),
      /**
       * The review's product; null when the file names none, or the named one is not in the
       * catalogue.
       */
      product: v.nullable(v.object({ id: v.number(), name: v.string() })),
      /** The product as the file identifies it; empty without one. */
      article: v.string(),
    }),
  ),
  /** The first left-out rows. */
  problems: v.array(reviewProblemSchema),
  /** Products that are not in the catalogue, those with the most reviews first. */
  unmatched: v.array(v.object({ article: v.string(), count: v.number() })),
})
export type ReviewPreview = v.InferOutput<typeof reviewPreviewSchema>

/** A file of reviews: uploaded, then imported. */
export const reviewImportSchema = v.object({
  id: v.number(),
  fileName: v.string(),
  /** `ready`: it waits for the user. `failed`: it is retried automatically. */
  status: v.picklist(['ready', 'importing', 'done', 'failed']),
  /** The recognised format; null when the columns must be checked. */
  format: v.nullable(v.picklist(['wildberries', 'ozon'])),
  rowCount: v.number(),
  /**
   * The columns: their name in the file, their first texts, and their role: guessed, then as the
   * user chose.
   */
  columns: v.array(v.object({ name: v.string(), samples: v.array(v.string()), role: roleSchema })),
  source: sourceSchema,
  /** The number of processed rows. */
  progress: v.number(),
  counts: reviewCountsSchema,
  /** Left-out rows, after the import. */
  problems: v.array(reviewProblemSchema),
})
export type ReviewImport = v.InferOutput<typeof reviewImportSchema>

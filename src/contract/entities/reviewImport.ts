import * as v from 'valibot'
import { REVIEW_FILE_LIMITS } from '../reviewFileLimits'

/** Where reviews of a file come from; their provider. `marketplace`: any other. */
export const REVIEW_SOURCES = ['wildberries', 'ozon', 'yandex-market', 'marketplace'] as const
export type ReviewSource = (typeof REVIEW_SOURCES)[number]
const sourceSchema = v.picklist(REVIEW_SOURCES)

/**
 * What a column of a file may be. `order` only tells reviews apart and is not kept; `receipt`: whether the order was
 * received.
 */
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

/** What a person says of a file: where it comes from, and what each of its columns is; null: nothing. */
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
  /** Of the file, from 1. */
  line: v.number(),
  /** Name of the column; empty when it is about the whole row. */
  column: v.string(),
  reason: v.picklist(REVIEW_PROBLEMS),
  /** What stands there, cut. */
  value: v.string(),
})
export type ReviewProblem = v.InferOutput<typeof reviewProblemSchema>

export const reviewCountsSchema = v.object({
  created: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  /** Rows that are left out. */
  rejected: v.number(),
  /** Reviews that name a product which the catalogue does not have; they are imported without one. */
  unmatched: v.number(),
})
export type ReviewCounts = v.InferOutput<typeof reviewCountsSchema>

/** What a file would become with a mapping. */
export const reviewPreviewSchema = v.object({
  counts: reviewCountsSchema,
  /** The first rows that are not left out. */
  reviews: v.array(
    v.object({
      line: v.number(),
      rating: v.number(),
      text: v.string(),
      answer: v.string(),
      author: v.string(),
      createdAt: v.string(),
      /** Null: none is named, or it is not in the catalogue. */
      product: v.nullable(v.object({ id: v.number(), name: v.string() })),
      /** How the file names the product. */
      article: v.string(),
    }),
  ),
  /** The first of those that are left out. */
  problems: v.array(reviewProblemSchema),
  /** Products that the catalogue does not have, those with the most reviews first. */
  unmatched: v.array(v.object({ article: v.string(), count: v.number() })),
})
export type ReviewPreview = v.InferOutput<typeof reviewPreviewSchema>

/** A file of reviews: uploaded, then imported. */
export const reviewImportSchema = v.object({
  id: v.number(),
  fileName: v.string(),
  /** `ready`: it waits for a person. `failed`: it is tried again by itself. */
  status: v.picklist(['ready', 'importing', 'done', 'failed']),
  /** Whose export it was recognised as; null: columns have to be looked at. */
  format: v.nullable(v.picklist(['wildberries', 'ozon'])),
  rowCount: v.number(),
  /** As the file names them, the first texts of each, and what it is taken for. */
  columns: v.array(v.object({ name: v.string(), samples: v.array(v.string()), role: roleSchema })),
  source: sourceSchema,
  /** Rows that are done. */
  progress: v.number(),
  counts: reviewCountsSchema,
  /** Rows that were left out, once it is imported. */
  problems: v.array(reviewProblemSchema),
})
export type ReviewImport = v.InferOutput<typeof reviewImportSchema>

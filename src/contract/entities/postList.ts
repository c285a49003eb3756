import * as v from 'valibot'
import { LIMITS } from '../limits'
import { sortTypeSchema } from './album'
import { postInfoSchema } from './post'

const time = v.optional(v.pipe(v.string(), v.isoTimestamp()))

export const postFilterSchema = v.object({
  albumList: v.optional(v.array(v.number())),
  hasProduct: v.optional(v.boolean()),
  isPublished: v.optional(v.boolean()),
  providerCreatedSince: time,
  providerCreatedTill: time,
  isUgc: v.optional(v.boolean()),
  postId: v.optional(v.number()),
})
export type PostFilter = v.InferOutput<typeof postFilterSchema>

/** The post list request of section 3. */
export const postListRequestSchema = v.object({
  useAllDataSources: v.optional(v.boolean(), true),
  dataSourceList: v.optional(v.array(v.string()), []),
  query: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.searchQuery)), ''),
  filter: v.optional(postFilterSchema, {}),
  order: v.optional(v.object({ field: sortTypeSchema, asc: v.boolean() }), {
    field: 'providerCreatedAt',
    asc: false,
  }),
  paging: v.optional(v.object({ page: v.pipe(v.number(), v.integer(), v.minValue(1)) }), {
    page: 1,
  }),
})
export type PostListRequest = v.InferOutput<typeof postListRequestSchema>

export const pagingSchema = v.object({
  page: v.number(),
  pageCount: v.number(),
  /** All records that match, not only this page's. */
  total: v.number(),
})
export type Paging = v.InferOutput<typeof pagingSchema>

export const postPageSchema = v.object({
  postInfoList: v.array(postInfoSchema),
  paging: pagingSchema,
  morePostsExpected: v.boolean(),
})
export type PostPage = v.InferOutput<typeof postPageSchema>

import * as v from 'valibot'
import { PRODUCT_SLUG } from '../constants'
import { endpoint } from '../endpoint'
import { idSchema } from '@/contract/entities/fields'
import {
  chosenPostSchema,
  postChangeResultSchema,
  postChangeSchema,
  triedPostSchema,
} from '@/contract/entities/posts/postChange'
import { postHistoryEntrySchema } from '@/contract/entities/posts/postHistory'
import {
  pagingSchema,
  postListRequestSchema,
  savedViewNameSchema,
  savedViewSchema,
} from '@/contract/entities/posts/postList'
import { LIMITS } from '../limits'

const savedView = v.object({ view: savedViewSchema })

/** Endpoints of the post list. */
export const libraryEndpoints = {
  /** Changes many posts, each in a transaction of its own: the refusal of one post does not stop the others. */
  updatePosts: endpoint({
    method: 'POST',
    path: `${PRODUCT_SLUG}_post/update_list`,
    base: 'account',
    permission: 'EDIT_POST',
    body: v.object({
      postList: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(LIMITS.postsPerChange)),
      change: postChangeSchema,
      /**
       * Posts of an earlier try whose response may have been lost, with their revisions before it: what the person's
       * own try has changed counts as changed, so that it can be undone.
       */
      tried: v.optional(v.pipe(v.array(triedPostSchema), v.maxLength(LIMITS.postsPerChange)), []),
    }),
    response: v.object({ results: v.array(postChangeResultSchema) }),
  }),
  /**
   * All posts that a list request matches, regardless of the page: a snapshot without gaps or
   * duplicates, at most `LIMITS.postsChosen`.
   */
  choosePosts: endpoint({
    method: 'POST',
    path: `${PRODUCT_SLUG}_post/choose`,
    isOpenInDeletion: true,
    base: 'account',
    permission: 'EDIT_POST',
    body: postListRequestSchema,
    response: v.object({ postList: v.array(chosenPostSchema), total: v.number() }),
  }),
  /** The history of a post, latest first. */
  listPostHistory: endpoint({
    method: 'GET',
    path: `${PRODUCT_SLUG}_post/{id}/history`,
    base: 'account',
    permission: 'VIEW_POSTS',
    query: v.object({ page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/)), '1') }),
    response: v.object({ history: v.array(postHistoryEntrySchema), paging: pagingSchema }),
  }),
  /** Authors whose name contains the query, those with the most posts first. */
  listPostAuthors: endpoint({
    method: 'GET',
    path: 'author/list',
    base: 'account',
    permission: 'VIEW_POSTS',
    query: v.object({ term: v.pipe(v.string(), v.maxLength(LIMITS.searchQuery)) }),
    response: v.object({
      authors: v.array(v.object({ id: v.string(), postCount: v.number() })),
    }),
  }),
  /** The person's own saved filters of this account, by name. */
  listSavedViews: endpoint({
    method: 'GET',
    path: 'view/list',
    base: 'account',
    permission: 'VIEW_POSTS',
    response: v.object({ viewList: v.array(savedViewSchema) }),
  }),
  createSavedView: endpoint({
    method: 'POST',
    path: 'view/create',
    base: 'account',
    permission: 'VIEW_POSTS',
    creates: 'savedView',
    body: v.object({
      name: savedViewNameSchema,
      search: v.pipe(v.string(), v.maxLength(LIMITS.link)),
    }),
    response: savedView,
  }),
  deleteSavedView: endpoint({
    method: 'POST',
    path: 'view/{id}/delete',
    base: 'account',
    permission: 'VIEW_POSTS',
    response: savedView,
  }),
} as const

import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { pagingSchema } from '@/contract/entities/posts/postList'
import { TRASH_KINDS, trashItemSchema, trashKeySchema } from '@/contract/entities/trash'

/**
 * The right to delete an object is also the right to restore it. The server limits each call to the
 * kinds that the caller may delete.
 */
const permission = ['EDIT_POST', 'MANAGE_WIDGETS'] as const

/** Deleted posts, albums and widgets (product-rules/screens.md#trash). */
export const trashEndpoints = {
  /** The last deleted ones first. */
  listTrash: endpoint({
    method: 'GET',
    path: 'trash/list',
    base: 'account',
    permission,
    query: v.object({
      /** All kinds by default. */
      kind: v.optional(v.picklist(['', ...TRASH_KINDS]), ''),
      page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/)), '1'),
    }),
    response: v.object({ items: v.array(trashItemSchema), paging: pagingSchema }),
  }),
  /** Restores a deleted object, without references to objects that were deleted later. */
  restoreFromTrash: endpoint({
    method: 'POST',
    path: 'trash/restore',
    base: 'account',
    permission,
    body: trashKeySchema,
    response: v.object({ restored: trashKeySchema }),
  }),
  /** Deletes an object for good. */
  deleteFromTrash: endpoint({
    method: 'POST',
    path: 'trash/delete',
    base: 'account',
    permission,
    body: trashKeySchema,
    response: v.object({ deleted: trashKeySchema }),
  }),
  /** Deletes for good everything in the trash that the person may delete. */
  emptyTrash: endpoint({
    method: 'POST',
    path: 'trash/empty',
    base: 'account',
    permission,
    response: v.object({ count: v.number() }),
  }),
} as const

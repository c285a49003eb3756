import * as v from 'valibot'
import { LIMITS } from '@/contract/limits'
import { nameSchema } from '@/contract/entities/fields'

/**
 * The states of a permission request (product-rules/posts.md#permission-request); a post without a
 * request has null.
 */
export const COPYRIGHT_STATUSES = ['sending', 'sent', 'approved', 'failed'] as const
export const copyrightStatusSchema = v.picklist(COPYRIGHT_STATUSES)
export type CopyrightStatus = v.InferOutput<typeof copyrightStatusSchema>

/**
 * The allowed transitions of a permission request (product-rules/posts.md#permission-request). A
 * sent or approved request can be repeated only after `failed`.
 */
export const COPYRIGHT_STEPS: Record<CopyrightStatus | 'none', readonly CopyrightStatus[]> = {
  none: ['sending', 'sent'],
  sending: ['sent', 'failed'],
  sent: ['approved', 'failed'],
  approved: ['failed'],
  failed: ['sending', 'sent'],
}

/** The shop's request to use another person's post, with its comments. */
export const copyrightRequestSchema = v.object({
  status: copyrightStatusSchema,
  updatedAt: v.string(),
  comments: v.array(
    v.object({ id: v.number(), author: v.string(), text: v.string(), createdAt: v.string() }),
  ),
})
export type CopyrightRequest = v.InferOutput<typeof copyrightRequestSchema>

export const copyrightCommentTextSchema = nameSchema(LIMITS.copyrightComment)

import * as v from 'valibot'
import { attentionItemSchema, attentionKindSchema } from '@/contract/entities/account/attention'
import { endpoint, nothingSchema } from '../endpoint'

/** What waits for the team and the person may act on (product-rules/account.md#what-waits). */
export const attentionEndpoints = {
  listAttention: endpoint({
    method: 'GET',
    path: 'attention',
    base: 'account',
    permission: null,
    response: v.object({ items: v.array(attentionItemSchema) }),
  }),
  /** Hides an item for the person for a week; `count` is the number that they saw. */
  hideAttention: endpoint({
    method: 'POST',
    path: 'attention/hide',
    base: 'account',
    permission: null,
    body: v.object({
      kind: attentionKindSchema,
      count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER)),
    }),
    response: nothingSchema,
  }),
  showAttention: endpoint({
    method: 'POST',
    path: 'attention/show',
    base: 'account',
    permission: null,
    body: v.object({ kind: attentionKindSchema }),
    response: nothingSchema,
  }),
} as const

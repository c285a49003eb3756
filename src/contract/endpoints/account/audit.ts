import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { auditFilterSchema, auditPageSchema, auditPeopleSchema } from '../../entities/account/audit'
import { exportedFileSchema } from '../../entities/analytics'

/** The actions in the account, and who performed them (product-rules/account.md#audit). */
export const auditEndpoints = {
  /** Newest first. */
  listAudit: endpoint({
    method: 'POST',
    path: 'audit',
    isOpenInDeletion: true,
    base: 'account',
    permission: 'MANAGE_USERS',
    body: v.object({
      filter: v.optional(auditFilterSchema, {}),
      page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    }),
    response: auditPageSchema,
  }),
  listAuditPeople: endpoint({
    method: 'GET',
    path: 'audit/people',
    base: 'account',
    permission: 'MANAGE_USERS',
    response: auditPeopleSchema,
  }),
  /** The newest of the same entries as one CSV table in the user's language; times are in `timeZone`. */
  exportAudit: endpoint({
    method: 'POST',
    path: 'audit/export',
    isOpenInDeletion: true,
    base: 'account',
    permission: 'MANAGE_USERS',
    body: v.object({
      filter: v.optional(auditFilterSchema, {}),
      timeZone: v.optional(v.pipe(v.string(), v.maxLength(64)), 'UTC'),
    }),
    response: v.object({ file: exportedFileSchema }),
  }),
} as const

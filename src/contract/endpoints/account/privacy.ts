import * as v from 'valibot'
import {
  eventMonthsSchema,
  privacySchema,
  retentionSchema,
} from '@/contract/entities/account/privacy'
import { deletionSchema } from '@/contract/entities/account/deletion'
import { LIMITS } from '@/contract/limits'
import { endpoint, nothingSchema } from '../../endpoint'

const typed = v.pipe(v.string(), v.maxLength(LIMITS.typedText))
const retention = v.object({ retention: retentionSchema })
const deletion = v.object({ deletion: deletionSchema })

/** The stored data, how long they are stored, and the deletion of the account (product-rules/account.md#deletion). */
export const privacyEndpoints = {
  getPrivacy: endpoint({
    method: 'GET',
    path: 'privacy',
    base: 'account',
    permission: null,
    response: v.object({ privacy: privacySchema }),
  }),
  getRetention: endpoint({
    method: 'GET',
    path: 'privacy/retention',
    base: 'account',
    permission: 'MANAGE_USERS',
    response: retention,
  }),
  saveRetention: endpoint({
    method: 'POST',
    path: 'privacy/retention/save',
    base: 'account',
    permission: 'MANAGE_USERS',
    body: v.object({ months: eventMonthsSchema }),
    response: retention,
  }),
  /** Requests the deletion of the account, with the person's password and the shop's name. A repeated request does not change its date. */
  askDeletion: endpoint({
    method: 'POST',
    path: 'deletion',
    base: 'account',
    permission: 'MANAGE_USERS',
    isOpenInDeletion: true,
    body: v.object({ currentPassword: typed, shop: typed }),
    response: deletion,
  }),
  /** Takes the deletion back. */
  keepAccount: endpoint({
    method: 'POST',
    path: 'deletion/cancel',
    base: 'account',
    permission: 'MANAGE_USERS',
    isOpenInDeletion: true,
    response: nothingSchema,
  }),
} as const

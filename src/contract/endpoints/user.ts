import * as v from 'valibot'
import { endpoint, nothingSchema } from '../endpoint'
import { personNameSchema, userSchema } from '@/contract/entities/account/user'
import { timeZoneSchema } from '@/contract/entities/account/timeZone'
import { localeSchema } from '../locale'

/** The signed-in user and their membership of the account. */
export const userEndpoints = {
  /** The user data. The cabinet also calls it to check the connection. */
  getUser: endpoint({
    method: 'GET',
    path: 'page_data/search_post',
    base: 'account',
    permission: null,
    response: v.object({ user: userSchema }),
  }),
  saveUser: endpoint({
    method: 'POST',
    path: 'user/save',
    isOpenInDeletion: true,
    base: 'account',
    permission: null,
    body: v.object({ locale: v.optional(localeSchema), name: v.optional(personNameSchema) }),
    response: v.object({ user: userSchema }),
  }),
  /** The settings that the whole account shares. */
  saveAccount: endpoint({
    method: 'POST',
    path: 'account/save',
    base: 'account',
    permission: 'MANAGE_USERS',
    body: v.object({ timeZone: timeZoneSchema }),
    response: v.object({ user: userSchema }),
  }),
  /** Ends the visit of a person of the provider. */
  endVisit: endpoint({
    method: 'POST',
    path: 'visit/end',
    isOpenInDeletion: true,
    base: 'account',
    permission: null,
    response: nothingSchema,
  }),
} as const

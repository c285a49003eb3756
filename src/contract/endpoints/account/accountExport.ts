import * as v from 'valibot'
import { accountExportSchema } from '../../entities/account/accountExport'
import { endpoint, nothingSchema } from '../../endpoint'

/** The account as one archive, for another installation (product-rules/account.md#export). */
export const accountExportEndpoints = {
  /** The newest one; null without any. */
  getAccountExport: endpoint({
    method: 'GET',
    path: 'account-export',
    base: 'account',
    permission: 'MANAGE_USERS',
    response: v.object({ accountExport: v.nullable(accountExportSchema) }),
  }),
  /** Makes one in the background, instead of the last one. While one is being made, that is it. */
  startAccountExport: endpoint({
    method: 'POST',
    path: 'account-export/start',
    base: 'account',
    permission: 'MANAGE_USERS',
    isOpenInDeletion: true,
    response: v.object({ accountExport: accountExportSchema }),
  }),
  /** Stops or deletes it. */
  deleteAccountExport: endpoint({
    method: 'POST',
    path: 'account-export/delete',
    base: 'account',
    permission: 'MANAGE_USERS',
    isOpenInDeletion: true,
    response: nothingSchema,
  }),
  /** The archive itself, whole or a range of it. */
  downloadAccountExport: endpoint({
    method: 'GET',
    path: 'account-export/file',
    base: 'account',
    permission: 'MANAGE_USERS',
    isFile: true,
    response: nothingSchema,
  }),
} as const

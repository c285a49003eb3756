import * as v from 'valibot'
import { endpoint } from '../../endpoint'

/** Reports to the provider's support (product-rules/account.md#reports-to-support). */
export const supportEndpoints = {
  /** Sends the record of a session with a note; answers with the code under which support finds it. */
  sendReport: endpoint({
    method: 'POST',
    path: 'support/report',
    base: 'account',
    permission: null,
    creates: 'supportReport',
    isUpload: true,
    isOpenInDeletion: true,
    response: v.object({ code: v.string() }),
  }),
} as const

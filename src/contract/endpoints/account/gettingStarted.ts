import { endpoint, nothingSchema } from '../../endpoint'
import { gettingStartedSchema } from '@/contract/entities/account/gettingStarted'

/** The first steps of an account; requested only while the user data include them. */
export const gettingStartedEndpoints = {
  getGettingStarted: endpoint({
    method: 'GET',
    path: 'getting_started',
    base: 'account',
    permission: null,
    response: gettingStartedSchema,
  }),
  /** Closes the first steps for the user in this account. */
  closeGettingStarted: endpoint({
    method: 'POST',
    path: 'getting_started/close',
    base: 'account',
    permission: null,
    response: nothingSchema,
  }),
  /** Shows the closed first steps again. */
  reopenGettingStarted: endpoint({
    method: 'POST',
    path: 'getting_started/reopen',
    base: 'account',
    permission: null,
    response: nothingSchema,
  }),
} as const

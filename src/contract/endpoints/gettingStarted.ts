import { endpoint, nothingSchema } from '../endpoint'
import { gettingStartedSchema } from '../entities/gettingStarted'

/** The first steps of an account; asked for only while the user data say that they are not over. */
export const gettingStartedEndpoints = {
  getGettingStarted: endpoint({
    method: 'GET',
    path: 'getting_started',
    base: 'account',
    permission: null,
    response: gettingStartedSchema,
  }),
  /** Closes them for the person in this account. */
  closeGettingStarted: endpoint({
    method: 'POST',
    path: 'getting_started/close',
    base: 'account',
    permission: null,
    response: nothingSchema,
  }),
} as const

import type { Person } from '../../../auth/sessions'
import { ApiError } from '../../../errors/apiError'

/** Throws 403 for everybody who does not work for the provider. */
export function demandProvider({ providerRole }: Person): void {
  if (providerRole === null) throw new ApiError(403, 'forbidden')
}

/** The same for its moderators, who manage no accounts. */
export function demandAdministrator({ providerRole }: Person): void {
  if (providerRole !== 'administrator') throw new ApiError(403, 'forbidden')
}

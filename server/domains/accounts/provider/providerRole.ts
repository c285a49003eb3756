import type { Person } from '../../../auth/sessions'
import { ApiError } from '../../../errors/apiError'

/** Throws 403 unless the person works for the provider. */
export function demandProvider({ providerRole }: Person): void {
  if (providerRole === null) throw new ApiError(403, 'forbidden')
}

/** Throws 403 unless the person is an administrator of the provider; moderators manage no accounts. */
export function demandAdministrator({ providerRole }: Person): void {
  if (providerRole !== 'administrator') throw new ApiError(403, 'forbidden')
}

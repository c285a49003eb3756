import type { NewMember } from '@/contract/entities/account/membership'
import {
  confirmationProblem,
  emailProblem,
  newPasswordProblem,
  PERSON_ERROR_VALUES,
  textProblem,
  type PersonErrorKind,
} from '@/contract/personRules'
import { ApiError } from '../../errors/apiError'

/** Field types as an error names them (product-rules/account.md#personal-fields). */
type PersonField = 'name' | 'email' | 'password' | 'confirmed_password' | 'current_password'

/** Throws the error of a field; its kind is also the message id. */
export function refuseField(field: PersonField, kind: PersonErrorKind | null): void {
  if (kind === null) return
  throw new ApiError(200, kind, { field, messageId: kind, values: PERSON_ERROR_VALUES })
}

export function checkNewPassword(password: string, confirmedPassword: string): void {
  refuseField('password', newPasswordProblem(password))
  refuseField('confirmed_password', confirmationProblem(password, confirmedPassword))
}

/**
 * Throws the first error, in the order of the form (product-rules/account.md#personal-fields). Checks the passwords when one of the two is present.
 */
export function checkNewMember({ name, email, password, confirmedPassword }: NewMember): void {
  refuseField('name', textProblem(name))
  refuseField('email', emailProblem(email))
  if (password !== undefined || confirmedPassword !== undefined) {
    checkNewPassword(password ?? '', confirmedPassword ?? '')
  }
}

import type { NewMember } from '@/contract/entities/membership'
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

/** Throws the kind of what is wrong with a field; the text is the kind's own. */
export function refuseField(field: PersonField, kind: PersonErrorKind | null): void {
  if (kind === null) return
  throw new ApiError(200, kind, { field, messageId: kind, values: PERSON_ERROR_VALUES })
}

export function checkNewPassword(password: string, confirmedPassword: string): void {
  refuseField('password', newPasswordProblem(password))
  refuseField('confirmed_password', confirmationProblem(password, confirmedPassword))
}

/**
 * Throws the first thing that is wrong, in the order of the form (product-rules/account.md#personal-fields). Passwords are checked when one of
 * the two is there.
 */
export function checkNewMember({ name, email, password, confirmedPassword }: NewMember): void {
  refuseField('name', textProblem(name))
  refuseField('email', emailProblem(email))
  if (password !== undefined || confirmedPassword !== undefined) {
    checkNewPassword(password ?? '', confirmedPassword ?? '')
  }
}

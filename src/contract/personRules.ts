import { isBlank } from './text/typedText'
import { MIN_PASSWORD_LENGTH } from './constants'

/** The symbols that a password may contain besides letters and digits. */
export const PASSWORD_SYMBOLS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'

/** Error kinds (product-rules/account.md#personal-fields). */
export type PersonErrorKind =
  | 'empty-field'
  | 'only-spaces'
  | 'wrong-email'
  | 'wrong-password'
  | 'short-password'
  | 'not-equal-password'

/** Parameters of the kinds' messages. */
export const PERSON_ERROR_VALUES = { minimum: MIN_PASSWORD_LENGTH, symbols: PASSWORD_SYMBOLS }

/** Addresses that differ only in these characters look the same. */
const UNSEEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u

/** An e-mail is local@domain with a top-level domain of two or more characters (product-rules/account.md#personal-fields). */
export function isEmail(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/u.test(text) &&
    !UNSEEN.test(text)
  )
}

/** Latin letters, digits and the listed symbols, at least six of them: all of printable ASCII but the space. */
export function passwordProblem(password: string): 'short-password' | 'wrong-password' | null {
  if (!/^[!-~]*$/.test(password)) return 'wrong-password'
  return password.length < MIN_PASSWORD_LENGTH ? 'short-password' : null
}

/** The problem of a required field. */
export function textProblem(text: string): 'empty-field' | 'only-spaces' | null {
  if (text === '') return 'empty-field'
  return isBlank(text) ? 'only-spaces' : null
}

export function emailProblem(email: string): PersonErrorKind | null {
  return textProblem(email) ?? (isEmail(email.trim()) ? null : 'wrong-email')
}

export function newPasswordProblem(password: string): PersonErrorKind | null {
  return textProblem(password) ?? passwordProblem(password)
}

export function confirmationProblem(
  password: string,
  confirmedPassword: string,
): PersonErrorKind | null {
  const problem = textProblem(confirmedPassword)
  if (problem) return problem
  return password === confirmedPassword ? null : 'not-equal-password'
}

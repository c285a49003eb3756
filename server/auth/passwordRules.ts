import { MIN_PASSWORD_LENGTH } from '@/contract/constants'

/** Decisions, "Passwords". */
export const PASSWORD_SYMBOLS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'

export type PasswordProblem = 'short-password' | 'wrong-password'

/** Latin letters, digits and the listed symbols, at least six of them: all of printable ASCII but the space. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (!/^[!-~]*$/.test(password)) return 'wrong-password'
  return password.length < MIN_PASSWORD_LENGTH ? 'short-password' : null
}

/** Section 5: local@domain with a top-level domain of two or more characters. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/u.test(text)
}

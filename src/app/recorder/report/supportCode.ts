import { currentAccount } from '@/common/api/pageFacts'
import { userApi } from '@/common/session/user'
import { CODE_ALPHABET } from '@/contract/entities/account/supportReport'
import { buildId } from '../buildId'

/** The moments of codes are counted from here. */
const SINCE = Date.UTC(2026, 0, 1)
/** Shorter than a person needs to open another dialog. Six characters of such moments last for 388 days, reports for 30. */
const MOMENTS_PER_SECOND = 32
const BASE = CODE_ALPHABET.length

interface CodeParts {
  build: string
  /** The account's username: its code is a pseudonym, because it is cut. */
  account: string
  /** The person's id, or a random number before it is known. */
  person: number
  /** Ms. */
  at: number
}

/** A code for the telephone: three characters each for the build, the account and the person, six for the moment. */
export function supportCode({ build, account, person, at }: CodeParts): string {
  const moment = Math.floor(((at - SINCE) * MOMENTS_PER_SECOND) / 1000)
  const letters =
    inLetters(hashOf(build), 3) +
    inLetters(hashOf(account), 3) +
    inLetters(pseudonymOf(person, account), 3) +
    inLetters(moment, 6)
  return letters.replace(/(...)(?=.)/g, '$1-')
}

type UserState = Parameters<ReturnType<typeof userApi.endpoints.getUser.select>>[0]

/** The code of a report that this page makes now. */
export function codeOfNow(state: unknown): string {
  const { data: user } = userApi.endpoints.getUser.select()(state as UserState)
  const [unknown = 0] = crypto.getRandomValues(new Uint32Array(1))
  const person = user?.personId ?? unknown
  return supportCode({ build: buildId(), account: currentAccount(), person, at: Date.now() })
}

/** The last `length` digits of a number, written in the alphabet. */
function inLetters(value: number, length: number): string {
  return Array.from({ length }, (_, place) => {
    const digit = Math.floor(value / BASE ** (length - 1 - place)) % BASE
    return CODE_ALPHABET.charAt((digit + BASE) % BASE)
  }).join('')
}

/** Another number for each id of 15 bits, because the factor is odd; another one in each account. */
function pseudonymOf(person: number, account: string): number {
  return (Math.imul(person, 0x9e3779b1) ^ hashOf(account)) >>> 0
}

/** FNV-1a: spreads similar names over all numbers of 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}

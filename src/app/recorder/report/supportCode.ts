import { CODE_ALPHABET } from '@/contract/entities/account/supportReport'

/** Seconds of the codes are counted from here; six characters last for 34 years. */
const SINCE = Date.UTC(2026, 0, 1)
const BASE = CODE_ALPHABET.length

interface CodeParts {
  build: string
  /** The account's username: its code is a pseudonym, because it is cut. */
  account: string
  /** Ms. */
  at: number
}

/** A code for the telephone: three characters for the build, three for the account, six for the time. */
export function supportCode({ build, account, at }: CodeParts): string {
  const seconds = Math.floor((at - SINCE) / 1000)
  const letters =
    inLetters(hashOf(build), 3) + inLetters(hashOf(account), 3) + inLetters(seconds, 6)
  return letters.replace(/(...)(?=.)/g, '$1-')
}

/** The last `length` digits of a number, written in the alphabet. */
function inLetters(value: number, length: number): string {
  return Array.from({ length }, (_, place) => {
    const digit = Math.floor(value / BASE ** (length - 1 - place)) % BASE
    return CODE_ALPHABET.charAt((digit + BASE) % BASE)
  }).join('')
}

/** FNV-1a: spreads similar names over all numbers of 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}

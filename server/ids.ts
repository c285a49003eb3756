import { randomBytes } from 'node:crypto'

/** Chance from outside, so that tests hold it. */
export interface Ids {
  /** Secret of a session: 32 random bytes, URL safe. */
  token(): string
  /** Public name of a new record: 12 letters and digits that nobody can guess. */
  publicId(): string
}

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

export const randomIds: Ids = {
  token: () => randomBytes(32).toString('base64url'),
  publicId: () =>
    Array.from(randomBytes(12), (byte) => ALPHABET[byte % ALPHABET.length] ?? '').join(''),
}

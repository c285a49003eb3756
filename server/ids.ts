import { randomBytes } from 'node:crypto'

/** Randomness as a dependency, so that tests control it. */
export interface Ids {
  /** A secret, of a session, a link or a job's lease: 32 random bytes, URL safe. */
  token(): string
  /** The public id of a new record: 12 unguessable letters and digits. */
  publicId(): string
}

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

export const randomIds: Ids = {
  token: () => randomBytes(32).toString('base64url'),
  publicId: () =>
    Array.from(randomBytes(12), (byte) => ALPHABET[byte % ALPHABET.length] ?? '').join(''),
}

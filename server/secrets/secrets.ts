import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Seals secrets that must not be readable in a database or its copy: tokens of networks (product-rules/sources.md#tokens). */
export interface Secrets {
  /**
   * The text, sealed for one place, such as `integration.token 7`: it cannot be opened for another.
   * Throws when the key file cannot be written.
   */
  seal(text: string, place: string): string
  /** Null when the key was removed, or the value was changed or moved. */
  open(sealed: string, place: string): string | null
  /** Whether it is sealed with the current key. */
  isCurrent(sealed: string): boolean
}

/** The keys in order: the first seals, all of them open. */
export interface KeyStore {
  read(): readonly SecretKey[]
  /** Stores the first key; returns the stored keys, which another process may have written first. */
  create(key: SecretKey): readonly SecretKey[]
}

const FORMAT = 'v1'
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
/** Without this length a tag of four bytes would be accepted. */
const TAG = { authTagLength: 16 }

export function createSecrets(store: KeyStore): Secrets {
  const sealingKey = (): SecretKey => {
    const first = store.read()[0] ?? store.create(newKey())[0]
    if (!first) throw new Error('There is no key to seal with')
    return first
  }
  return {
    seal(text, place) {
      const { id, key } = sealingKey()
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce, TAG).setAAD(placeOf(id, place))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      const parts = [nonce, Buffer.concat([sealed, cipher.getAuthTag()])]
      return [FORMAT, id, ...parts.map((part) => part.toString('base64url'))].join('.')
    },
    open(sealed, place) {
      const [format, id = '', nonce = '', content = ''] = sealed.split('.')
      const key = store.read().find((one) => one.id === id)?.key
      if (format !== FORMAT || !key) return null
      try {
        return opened(key, Buffer.from(nonce, 'base64url'), content, placeOf(id, place))
      } catch {
        return null
      }
    },
    isCurrent: (sealed) => sealed.startsWith(`${FORMAT}.${sealingKey().id}.`),
  }
}

const placeOf = (id: string, place: string) => Buffer.from(`${id} ${place}`)

function opened(key: Buffer, nonce: Buffer, content: string, place: Buffer): string {
  const bytes = Buffer.from(content, 'base64url')
  const end = bytes.length - TAG.authTagLength
  const decipher = createDecipheriv(CIPHER, key, nonce, TAG)
    .setAAD(place)
    .setAuthTag(bytes.subarray(end))
  return Buffer.concat([decipher.update(bytes.subarray(0, end)), decipher.final()]).toString('utf8')
}

export interface SecretKey {
  /** Included in every value that the key has sealed. */
  id: string
  key: Buffer
}

const KEY_BYTES = 32
const LINE = /^(\w{1,20}):([\w-]{43})$/

export function newKey(): SecretKey {
  return { id: randomBytes(4).toString('hex'), key: randomBytes(KEY_BYTES) }
}

/** The keys of a file: one per line, the current one first. Throws for any other content. */
export function parseKeys(text: string): SecretKey[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const [, id, key] = LINE.exec(line.trim()) ?? []
    if (id === undefined || key === undefined) throw new Error('The file of keys is damaged')
    return { id, key: Buffer.from(key, 'base64url') }
  })
}

export function formatKeys(keys: readonly SecretKey[]): string {
  return keys.map(({ id, key }) => `${id}:${key.toString('base64url')}\n`).join('')
}

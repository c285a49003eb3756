import { randomBytes } from 'node:crypto'

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

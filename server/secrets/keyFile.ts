import { randomUUID } from 'node:crypto'
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { isMissing } from '../blobs/diskFiles'
import { formatKeys, parseKeys, type SecretKey, type KeyStore, newKey } from './secrets'

/** A file that a command may change while servers run: it is read again after a change. */
export function keyFile(file: string): KeyStore & { replace(keys: readonly SecretKey[]): void } {
  let known: { version: string; keys: readonly SecretKey[] } | null = null

  const read = (): readonly SecretKey[] => {
    const version = versionOf(file)
    if (version === null) return []
    if (known?.version !== version) known = { version, keys: parseKeys(readFileSync(file, 'utf8')) }
    return known.keys
  }

  return {
    read,
    create(key) {
      mkdirSync(path.dirname(file), { recursive: true })
      // Written atomically, and never over the key of a process that was faster.
      withWritten(file, [key], (written) => {
        try {
          linkSync(written, file)
        } catch (error) {
          if (!isThere(error)) throw error
        }
      })
      return read()
    },
    replace(keys) {
      withWritten(file, keys, (written) => {
        renameSync(written, file)
      })
    },
  }
}

function withWritten(
  file: string,
  keys: readonly SecretKey[],
  place: (written: string) => void,
): void {
  const written = `${file}.${randomUUID()}`
  try {
    writeFileSync(written, formatKeys(keys), { mode: 0o600, flush: true })
    place(written)
  } finally {
    rmSync(written, { force: true })
  }
}

function versionOf(file: string): string | null {
  try {
    const { ino, mtimeMs, size } = statSync(file)
    return `${String(ino)} ${String(mtimeMs)} ${String(size)}`
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const isThere = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST'

/**
 * Adds a new key before the current one, which stays: a server may be sealing with it at this
 * moment. Removes older keys.
 */
export function rotateKeys(file: ReturnType<typeof keyFile>): void {
  file.replace([newKey(), ...file.read().slice(0, 1)])
}

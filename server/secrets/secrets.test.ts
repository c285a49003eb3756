import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { keyFile, rotateKeys } from './keyFile'
import { createSecrets } from './secrets'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrina-secrets-'))
  file = path.join(folder, 'keys', 'secrets.keys')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const open = () => createSecrets(keyFile(file))
const TEXT = 'vk1.a.токен'

test('decrypts a value only for the purpose for which it was encrypted, in every process with the key file', () => {
  const sealed = open().seal(TEXT, 'integration 1')
  expect(sealed).not.toContain('vk1')
  expect(open().open(sealed, 'integration 1')).toBe(TEXT)
  expect(open().open(sealed, 'integration 2')).toBeNull()
})

test('encrypts the same text differently each time', () => {
  const secrets = open()
  expect(secrets.seal(TEXT, 'a')).not.toBe(secrets.seal(TEXT, 'a'))
})

test('rejects an encrypted value with any change', () => {
  const secrets = open()
  const sealed = secrets.seal(TEXT, 'a')
  for (let at = 0; at < sealed.length; at += 1) {
    const other = sealed[at] === 'A' ? 'B' : 'A'
    const changed = sealed.slice(0, at) + other + sealed.slice(at + 1)
    // The last character of base64 may contain ignored bits.
    if (
      Buffer.from(changed.split('.')[3] ?? '', 'base64url').equals(
        Buffer.from(sealed.split('.')[3] ?? '', 'base64url'),
      ) &&
      changed.split('.').slice(0, 3).join() === sealed.split('.').slice(0, 3).join()
    )
      continue
    expect(secrets.open(changed, 'a')).toBeNull()
  }
  const parts = sealed.split('.')
  // A tag of four bytes instead of sixteen.
  const cut = Buffer.from(parts[3] ?? '', 'base64url')
    .subarray(0, -12)
    .toString('base64url')
  expect(secrets.open([...parts.slice(0, 3), cut].join('.'), 'a')).toBeNull()
  for (const text of ['', '.', 'v1', 'v1...', 'v2' + sealed.slice(2), TEXT]) {
    expect(secrets.open(text, 'a')).toBeNull()
  }
})

test('creates a complete key file once, which only its owner can read', () => {
  open().seal(TEXT, 'a')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(path.dirname(file))).toEqual(['secrets.keys'])
  expect(readFileSync(file, 'utf8')).toMatch(/^[\da-f]{8}:[\w-]{43}\n$/)
})

test('uses the key file of another process that created it first', () => {
  const slow = keyFile(file)
  const late = createSecrets({ ...slow, read: () => [] })
  const early = open()
  const sealed = early.seal(TEXT, 'a')
  late.seal(TEXT, 'a')
  expect(open().open(sealed, 'a')).toBe(TEXT)
})

test('applies a key rotation in a running process, and decrypts values of the current and the previous key', () => {
  const running = open()
  const before = running.seal(TEXT, 'a')
  rotateKeys(keyFile(file))
  expect(running.isCurrent(before)).toBe(false)
  expect(running.open(before, 'a')).toBe(TEXT)
  const after = running.seal(TEXT, 'a')
  expect(running.isCurrent(after)).toBe(true)
  rotateKeys(keyFile(file))
  expect(running.open(before, 'a')).toBeNull()
  expect(running.open(after, 'a')).toBe(TEXT)
})

test('decrypts nothing without its key file, and reports a damaged key file instead of replacing it', () => {
  const secrets = open()
  const sealed = secrets.seal(TEXT, 'a')
  rmSync(file)
  expect(open().open(sealed, 'a')).toBeNull()
  writeFileSync(file, 'not a key\n')
  expect(() => open().seal(TEXT, 'a')).toThrow('The file of keys is damaged')
  expect(readFileSync(file, 'utf8')).toBe('not a key\n')
})

import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openCopyFolder, type CopyFolder } from './copyFolder'

const DAY_MS = 24 * 3_600_000
const NOW = Date.parse('2026-03-18T12:00:00.000Z')
const COPY_BYTES = 1000

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrina-copies-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A copy with the header of a WebP: `RIFF` and the length of the rest. */
function webp(bytes = COPY_BYTES): Buffer {
  const content = Buffer.alloc(bytes, 'x')
  content.write('RIFF')
  content.writeUInt32LE(bytes - 8, 4)
  return content
}

function open(maxBytes?: number): CopyFolder {
  let count = 0
  const temporaryFile = () => path.join(folder, 'tmp', String((count += 1)))
  const place = { folder: path.join(folder, 'copies'), temporaryFile }
  return openCopyFolder(maxBytes === undefined ? place : { ...place, maxBytes })
}

const nameOf = (number: number) => number.toString(16).padStart(64, '0')
const fileOf = (name: string) => path.join(folder, 'copies', name.slice(0, 2), `${name}.webp`)

test('returns a copy with the time when it was read, also in another process', async () => {
  await open().store(nameOf(1), webp(), NOW)
  const copies = open()
  for (const later of [0, DAY_MS, 2 * DAY_MS]) {
    const copy = await copies.read(nameOf(1), NOW + later)
    expect(copy).toEqual({ content: webp(), readAt: NOW })
  }
  expect(await copies.read(nameOf(2), NOW)).toBeNull()
  expect(await readdir(path.join(folder, 'tmp'))).toEqual([])
})

test.each([0, 5, COPY_BYTES - 1])(
  'ignores a copy whose file is truncated to %i bytes',
  async (bytes) => {
    const copies = open()
    await copies.store(nameOf(1), webp(), NOW)
    await truncate(fileOf(nameOf(1)), bytes)
    expect(await copies.read(nameOf(1), NOW)).toBeNull()
    await copies.store(nameOf(1), webp(), NOW)
    expect(await copies.read(nameOf(1), NOW)).not.toBeNull()
  },
)

test('keeps the folder below the limit of bytes and removes the least recently used copies first', async () => {
  const most = 20
  const copies = open(most * COPY_BYTES)
  for (let number = 0; number < 18; number += 1) {
    await copies.store(nameOf(number), webp(), NOW + number)
  }
  // Used two days after it was stored.
  await copies.read(nameOf(0), NOW + 2 * DAY_MS)
  const stored = async () => (await readdir(path.join(folder, 'copies', '00'))).length
  for (let number = 18; number < 28; number += 1) {
    await copies.store(nameOf(number), webp(), NOW + 2 * DAY_MS + number)
    expect(await stored()).toBeLessThanOrEqual(most)
  }
  const isThere = async (number: number) => (await copies.read(nameOf(number), NOW)) !== null
  expect(await Promise.all([0, 1, 2, 26, 27].map(isThere))).toEqual([
    true,
    false,
    false,
    true,
    true,
  ])
})

test('includes the copies of earlier processes in the limit', async () => {
  const before = open()
  for (let number = 0; number < 20; number += 1) {
    await before.store(nameOf(number), webp(), NOW + number)
  }
  await open(10 * COPY_BYTES).store(nameOf(20), webp(), NOW + 20)
  expect(await readdir(path.join(folder, 'copies', '00'))).toHaveLength(9)
})

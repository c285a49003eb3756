import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readBlob, type BlobStore } from './blobStore'
import { blobFile, blobFolders } from './diskFiles'
import { openDiskBlobStore } from './openDiskBlobStore'

const NEW = { start: 0, end: 3 }

let folder: string
let store: BlobStore

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrina-blobs-'))
  store = await openDiskBlobStore(folder)
})
afterEach(() => rm(folder, { recursive: true }))

const remove = (name: string) => rm(blobFile(blobFolders(folder).served, name), { force: true })

test('opens a file on the first read of its stream, so that an unread stream holds no file handle', async () => {
  const name = await store.put(Buffer.from('Vase'), 'webp')
  const read = store.read(name, NEW).getReader()
  expect(Buffer.from((await read.read()).value ?? []).toString()).toBe('Vase')

  const unread = store.read(name, NEW)
  await remove(name)
  await expect(unread.getReader().read()).rejects.toMatchObject({ code: 'ENOENT' })
})

test('reads nothing of a file that is deleted once its size is known', async () => {
  const name = await store.put(Buffer.from('Vase'), 'webp')
  const size = async (blob: string) => {
    const bytes = await store.size(blob)
    await remove(blob)
    return bytes
  }
  expect(await readBlob({ ...store, size }, name)).toBeNull()
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { blobFile, blobFolders } from './diskFiles'
import { openDiskBlobStore } from './openDiskBlobStore'

const NEW = { start: 0, end: 3 }

test('opens a file on the first read of its stream, so that an unread stream holds no file handle', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrina-blobs-'))
  try {
    const store = await openDiskBlobStore(folder)
    const name = await store.put(Buffer.from('Vase'), 'webp')
    const read = store.read(name, NEW).getReader()
    expect(Buffer.from((await read.read()).value ?? []).toString()).toBe('Vase')

    const unread = store.read(name, NEW)
    await rm(blobFile(blobFolders(folder).served, name))
    await expect(unread.getReader().read()).rejects.toMatchObject({ code: 'ENOENT' })
  } finally {
    await rm(folder, { recursive: true })
  }
})

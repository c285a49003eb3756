/** Loaded into the server's process: at SIGUSR2 its disk is full, at the next one it has space again. */
import { open } from 'node:fs/promises'
import { register } from 'node:module'
import { tmpdir } from 'node:os'
import { isMainThread } from 'node:worker_threads'
import * as sqlite from '@photostructure/sqlite'

/** Largest number of pages that SQLite accepts. */
const MAX_PAGES = 4_294_967_294

let isFull = false
const databases = []

export * from '@photostructure/sqlite'

/** Replaces the engine's own class in the server. */
export class DatabaseSync extends sqlite.DatabaseSync {
  constructor(...given) {
    super(...given)
    databases.push(this)
  }
}

const hooks = `export const resolve = (name, context, next) =>
  name === '@photostructure/sqlite' && context.parentURL !== '${import.meta.url}'
    ? { url: '${import.meta.url}', shortCircuit: true }
    : next(name, context)`
register(`data:text/javascript,${encodeURIComponent(hooks)}`)

const handle = await open(tmpdir())
const files = Object.getPrototypeOf(handle)
await handle.close()
const { writeFile } = files
files.writeFile = function (...given) {
  if (!isFull) return writeFile.apply(this, given)
  return Promise.reject(
    Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      syscall: 'write',
    }),
  )
}

if (isMainThread) {
  process.on('SIGUSR2', () => {
    isFull = !isFull
    for (const database of databases) {
      if (database.isOpen) database.exec(`pragma max_page_count = ${isFull ? 1 : MAX_PAGES}`)
    }
    process.stderr.write(isFull ? 'The test took all room\n' : 'The test gave room\n')
  })
}

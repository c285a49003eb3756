import { sql } from 'kysely'
import type { Hono } from 'hono'
import { rm } from 'node:fs/promises'
import { writeNewFile } from '../blobs/diskFiles'
import type { World } from '../world'

/** Longer than a working database and disk take, shorter than the monitor waits. */
const PATIENCE_MS = 3000
/** Requests in quick succession get the last result. */
const FRESH_MS = 1000

interface Readiness {
  database: boolean
  storage: boolean
}

/** For monitoring: `/health`, the process runs; `/ready`, it can work. Without a session. */
export function healthRoutes(app: Hono, world: World): void {
  let last: { at: number; result: Promise<Readiness> } | null = null
  const readiness = () => {
    const now = performance.now()
    if (last === null || now - last.at > FRESH_MS) last = { at: now, result: checkAll(world) }
    return last.result
  }
  app.get('/health', (context) => context.json({ status: 'ok' }))
  app.get('/ready', async (context) => {
    const { database, storage } = await readiness()
    const word = (isGood: boolean) => (isGood ? 'ok' : 'failed')
    const isReady = database && storage
    return context.json(
      { status: word(isReady), database: word(database), storage: word(storage) },
      isReady ? 200 : 503,
    )
  })
}

async function checkAll({ db, blobs }: World): Promise<Readiness> {
  const [database, storage] = await Promise.all([
    isDone(sql`select 1`.execute(db)),
    isDone(writeAndRemove(blobs.temporaryFile())),
  ])
  return { database, storage }
}

async function writeAndRemove(file: string): Promise<void> {
  try {
    await writeNewFile(file, Buffer.from('ready'))
  } finally {
    await rm(file, { force: true })
  }
}

async function isDone(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => {
      resolve(false)
    }, PATIENCE_MS)
  })
  const done = work.then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([done, late])
  } finally {
    clearTimeout(timer)
  }
}

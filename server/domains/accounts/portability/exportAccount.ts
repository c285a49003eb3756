import { readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { createReadStream } from 'node:fs'
import * as v from 'valibot'
import { DAY_MS } from '@/contract/constants'
import { accountPath, ARCHIVE_OUTCOME } from '@/contract/addresses'
import { ARCHIVE_DAYS, type AccountExport } from '@/contract/entities/account/accountExport'
import type { Actor } from '../../../auth/actor'
import { audit } from '../../../auth/audit'
import { isMissing, makeFolder } from '../../../blobs/diskFiles'
import { lazyStream } from '../../../blobs/lazyStream'
import type { Db } from '../../../db/openDatabase'
import { takeTurns } from '../../../db/writers'
import { ApiError } from '../../../errors/apiError'
import { outageOf } from '../../../errors/outage'
import { byteRange } from '../../../http/requestHeaders'
import { translate } from '../../../language/messages'
import { iso } from '../../../language/times'
import { deleteJob, planJob, type Job, type JobKey } from '../../../queue/jobQueue'
import {
  isRunning,
  isUnderWay,
  problemOf,
  type JobOutcome,
  type JobRun,
} from '../../../queue/jobRun'
import type { World } from '../../../world'
import { writeArchive } from './writeArchive'

/** How long an archive is kept. */
const KEPT_MS = ARCHIVE_DAYS * DAY_MS
/** The pause before the next attempt while another account's archive is being made. */
const TURN_MS = 10_000

const jobOf = (accountId: number): JobKey => ({ accountId, kind: 'export', subject: 'account' })

/** The result of a run; one that waits for its turn has none. */
const resultSchema = v.nullable(
  v.union([
    v.object({
      madeAt: v.number(),
      bytes: v.number(),
      files: v.number(),
      missing: v.number(),
    }),
    v.object({ problem: v.string() }),
  ]),
)
type Result = v.InferOutput<typeof resultSchema>

/** The result of another version counts as none. */
function resultOf({ result }: Pick<Job, 'result'>): Result {
  if (result === null) return null
  const { success, output } = v.safeParse(resultSchema, JSON.parse(result))
  return success ? output : null
}

const folderOf = ({ settings }: Pick<World, 'settings'>) => path.join(settings.dataDir, 'exports')
const nameOf = ({ id, account_id }: Pick<Job, 'id' | 'account_id'>) =>
  `${String(account_id)}-${String(id)}.zip`
const archiveOf = (world: Pick<World, 'settings'>, job: Pick<Job, 'id' | 'account_id'>) =>
  path.join(folderOf(world), nameOf(job))

function findJob(db: Db, accountId: number): Promise<Job | undefined> {
  return db
    .selectFrom('job')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', 'export')
    .executeTakeFirst()
}

/** The account's archive or the state of its making; null without one. */
export async function loadExport(
  { db }: Pick<World, 'db'>,
  actor: Actor,
): Promise<AccountExport | null> {
  const job = await findJob(db, actor.account.id)
  return job ? presentExport(job, actor) : null
}

const NOTHING = {
  progress: null,
  problem: null,
  bytes: 0,
  files: 0,
  missing: 0,
  madeAt: null,
  keptUntil: null,
}

function presentExport(
  job: Job,
  { person, requestedAt: now }: Pick<Actor, 'person' | 'requestedAt'>,
): AccountExport | null {
  const result = resultOf(job)
  const says = (code: string) => translate(person.locale, `server.${code}`)
  if (result === null) {
    if (problemOf(job) !== null && !isUnderWay(job, now)) {
      return { ...NOTHING, state: 'failed', problem: says('export-failed') }
    }
    return { ...NOTHING, state: 'making', progress: isRunning(job, now) ? job.done : null }
  }
  if ('problem' in result) return { ...NOTHING, state: 'failed', problem: says(result.problem) }
  const { madeAt, ...figures } = result
  if (now >= madeAt + KEPT_MS) return null
  return {
    ...NOTHING,
    ...figures,
    state: 'ready',
    madeAt: iso(madeAt),
    keptUntil: iso(madeAt + KEPT_MS),
  }
}

/** Queues a new archive and deletes the last one. While one is being made, returns that one. */
export async function startExport(world: World, actor: Actor): Promise<AccountExport> {
  const { id } = actor.account
  const { job, last } = await world.db.transaction().execute(async (db) => {
    await takeTurns(db, `export ${String(id)}`)
    const before = await findJob(db, id)
    if (before && presentExport(before, actor)?.state === 'making') return { job: before }
    await deleteJob(db, jobOf(id))
    const now = world.clock.now()
    await planJob(db, jobOf(id), now, now)
    await audit(db, world, actor, { action: 'account.export', entity: 'account', id })
    return { job: await findJob(db, id), last: before }
  })
  if (last) await rm(archiveOf(world, last), { force: true })
  const started = job && presentExport(job, actor)
  if (!started) throw new Error('The job that was planned is gone')
  return started
}

/** Deletes the archive; one that is being made is stopped. */
export async function deleteExport(world: World, actor: Actor): Promise<void> {
  const { id } = actor.account
  const job = await world.db.transaction().execute(async (db) => {
    await takeTurns(db, `export ${String(id)}`)
    const found = await findJob(db, id)
    if (!found) return undefined
    await deleteJob(db, jobOf(id))
    await audit(db, world, actor, { action: 'account.export-delete', entity: 'account', id })
    return found
  })
  if (job) await rm(archiveOf(world, job), { force: true })
}

/**
 * The archive as a file, whole or by the requested range. A person who opens the address of one that is gone is led to
 * the profile, which tells so and makes the next one.
 */
export async function sendExport(
  world: Pick<World, 'db' | 'settings'>,
  actor: Actor,
  request: Request,
): Promise<Response> {
  try {
    return await sendArchive(world, actor, request)
  } catch (error) {
    const isGone = error instanceof ApiError && error.code === 'export-not-found'
    if (!isGone || request.headers.get('sec-fetch-mode') !== 'navigate') throw error
    const Location = `${accountPath(actor.account.username)}#/profile?${ARCHIVE_OUTCOME}=gone`
    return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } })
  }
}

/** The file is read from the disk as fast as it is sent. */
async function sendArchive(
  world: Pick<World, 'db' | 'settings'>,
  actor: Actor,
  request: Request,
): Promise<Response> {
  const job = await findJob(world.db, actor.account.id)
  const ready = job && presentExport(job, actor)
  if (!job || ready?.state !== 'ready') throw new ApiError(404, 'export-not-found')
  const file = archiveOf(world, job)
  const size = await stat(file).then(
    (found) => found.size,
    (error: unknown) => {
      if (isMissing(error)) throw new ApiError(404, 'export-not-found')
      throw error
    },
  )
  const etag = `"${nameOf(job)}-${String(ready.madeAt)}"`
  const ifRange = request.headers.get('if-range')
  const isSame = ifRange === null || ifRange === etag
  const asked = isSame ? (request.headers.get('range') ?? undefined) : undefined
  const range = byteRange(asked, size)
  const headers: Record<string, string> = {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${fileName(actor.account.username, ready)}"`,
    'Cache-Control': 'private, no-store',
    'Accept-Ranges': 'bytes',
    ETag: etag,
  }
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'Content-Range': `bytes */${String(size)}` },
    })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  headers['Content-Length'] = String(end - start + 1)
  if (range) headers['Content-Range'] = `bytes ${String(start)}-${String(end)}/${String(size)}`
  const body = lazyStream(() => createReadStream(file, { start, end }))
  return new Response(body, { status: range ? 206 : 200, headers })
}

/** Usernames are of letters, digits and dashes. */
const fileName = (username: string, { madeAt }: AccountExport) =>
  `vitrina-${username}-${(madeAt ?? '').slice(0, 10)}.zip`

/** Makes the archive, or deletes it when its time has ended. One archive is made at a time. */
export async function runAccountExport(world: World, run: JobRun): Promise<JobOutcome> {
  const { job, signal } = run
  if (resultOf(job) !== null) {
    await rm(archiveOf(world, job), { force: true })
    await deleteJob(world.db, jobOf(job.account_id))
    return { result: null, nextAt: null }
  }
  if (await isAnotherMade(world, job)) return { result: null, nextAt: world.clock.now() + TURN_MS }
  try {
    const { file, bytes, files, missing } = await writeArchive(world, job.account_id, {
      signal,
      onPercent: (percent) => {
        run.progress(percent, 100).catch(world.report)
      },
    })
    await keepArchive(world, job, file, signal)
    const madeAt = world.clock.now()
    return { result: { madeAt, bytes, files, missing }, nextAt: madeAt + KEPT_MS }
  } catch (error) {
    // Not retried automatically: a person requests it again once there is room.
    if (outageOf(error) !== 'no-room') throw error
    return { result: { problem: 'export-no-room' }, nextAt: null }
  }
}

async function isAnotherMade({ db, clock }: World, { id }: Job): Promise<boolean> {
  const others = await db
    .selectFrom('job')
    .where('kind', '=', 'export')
    .where('id', '<', id)
    .where('lease_until', '>', clock.now())
    .select('id')
    .limit(1)
    .execute()
  return others.length > 0
}

async function keepArchive(
  world: World,
  job: Job,
  file: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    signal.throwIfAborted()
    await makeFolder(folderOf(world))
    await rename(file, archiveOf(world, job))
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}

/** Deletes archives without a job: those of a run that was cancelled at its very end, and of deleted accounts. */
export async function sweepExports(world: Pick<World, 'db' | 'settings'>): Promise<void> {
  const names = await readdir(folderOf(world)).catch((error: unknown): string[] => {
    if (isMissing(error)) return []
    throw error
  })
  if (names.length === 0) return
  const jobs = await world.db
    .selectFrom('job')
    .where('kind', '=', 'export')
    .select(['id', 'account_id'])
    .execute()
  const known = new Set(jobs.map(nameOf))
  for (const name of names) {
    if (!known.has(name)) await rm(path.join(folderOf(world), name), { force: true })
  }
}

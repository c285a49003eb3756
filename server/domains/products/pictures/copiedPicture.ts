import { createHash } from 'node:crypto'
import path from 'node:path'
import { ApiError } from '../../../errors/apiError'
import {
  createFairQueue,
  requireCaller,
  type FairQueue,
  type OwnedWork,
} from '../../../limits/fairQueue'
import { singleFlight } from '../../../limits/singleFlight'
import type { World } from '../../../world'
import { openCopyFolder, type CopyFolder } from './copyFolder'
import { readPicture } from './readPicture'

/** In the data folder. */
export const COPIES_FOLDER = 'picture-copies'
const MINUTE_MS = 60_000
/** An older copy is read again, because a shop may put another picture at the same address. */
export const COPY_IS_FRESH_MS = 30 * 24 * 60 * MINUTE_MS
/** How long an address that has no picture is not read again. */
export const FAILED_FOR_MS = 10 * MINUTE_MS
/**
 * How long a host that did not respond is not read again; otherwise the pictures of all accounts
 * would wait for it.
 */
export const SILENT_FOR_MS = MINUTE_MS
const MAX_REMEMBERED = 10_000

/**
 * Simultaneous readings of one host, and of all hosts: each may hold a picture of 20 MB in memory.
 */
export const READINGS_OF_HOST = 4
const READINGS = 8
/**
 * The maximum readings of one owner that run or wait for their host, and the maximum pictures of
 * the owner that wait for such a reading: more than a screen shows.
 */
const READINGS_OF_OWNER = 8
export const WAITING_OF_OWNER = 200
const FULL = 'too-many-pictures'

/** A WebP, no picture, or too many simultaneous readings, with the seconds until a retry. */
export type CopiedPicture =
  | { kind: 'picture'; content: Buffer }
  | { kind: 'none' }
  | { kind: 'busy'; seconds: number }

interface Copies {
  folder: CopyFolder
  failed: Memory
  silentHosts: Memory
  ofOwners: FairQueue
  ofHosts: FairQueue
  isStoreFailing: boolean
}

const copiesOf = new WeakMap<World, Copies>()
const shareReading = singleFlight<CopiedPicture>()

/** The name of a copy; its beginning is part of the addresses in widgets. */
export const copyName = (url: string): string => createHash('sha256').update(url).digest('hex')

/**
 * The copy of an outside picture: the stored one while it is fresh; else the picture is read now,
 * once for concurrent requests. A picture is copied only when it is displayed, so that the cost of
 * a catalogue depends on the pictures that users see.
 */
export async function copiedPicture(
  world: World,
  url: string,
  { owner, signal }: OwnedWork,
): Promise<CopiedPicture> {
  requireCaller({ owner, signal })
  const { result } = await shareReading(
    world,
    copyName(url),
    (ending) => storedOrRead(world, url, { owner, signal: ending }),
    signal,
  )
  return result
}

/** Removes the stored copies of outside pictures. Another account that shows one of them has it read again. */
export async function forgetCopies(world: World, urls: readonly string[]): Promise<void> {
  const { folder } = copiesIn(world)
  for (const name of new Set(urls.map(copyName))) await folder.remove(name)
}

type Work = OwnedWork & { signal: AbortSignal }

async function storedOrRead(world: World, url: string, work: Work): Promise<CopiedPicture> {
  const copies = copiesIn(world)
  const now = world.clock.now()
  const stored = await copies.folder.read(copyName(url), now)
  const copy = stored && { kind: 'picture' as const, content: stored.content }
  if (stored && copy && now - stored.readAt < COPY_IS_FRESH_MS) return copy
  const read = await readAndStore(world, copies, url, work)
  return read.kind === 'picture' ? read : (copy ?? read)
}

async function readAndStore(
  world: World,
  copies: Copies,
  url: string,
  work: Work,
): Promise<CopiedPicture> {
  const name = copyName(url)
  const { clock } = world
  if (!URL.canParse(url) || copies.failed.has(name, clock.now())) return { kind: 'none' }
  try {
    const content = await inQueues(copies, url, work, async (host) => {
      if (copies.silentHosts.has(host, clock.now())) return 'silent'
      const owner = `copies for ${work.owner}`
      const picture = await readPicture(world, url, { ...work, owner })
      if (picture === 'silent') copies.silentHosts.add(host, clock.now() + SILENT_FOR_MS)
      return picture
    })
    if (typeof content !== 'string') {
      await store(world, copies, name, content)
      return { kind: 'picture', content }
    }
    if (content === 'none' && !work.signal.aborted) {
      copies.failed.add(name, clock.now() + FAILED_FOR_MS)
    }
    return { kind: 'none' }
  } catch (error) {
    const isFull = error instanceof ApiError && error.code === FULL
    if (!isFull) throw error
    return { kind: 'busy', seconds: Number(error.details.facts?.retryAfterSeconds) }
  }
}

/** Queues a reading fairly between owners, within the limit of each host. */
function inQueues<Result>(
  { ofOwners, ofHosts }: Copies,
  url: string,
  work: Work,
  read: (host: string) => Promise<Result>,
): Promise<Result> {
  const { host } = new URL(url)
  return ofOwners(work, () => ofHosts({ owner: host, signal: work.signal }, () => read(host)))
}

/** Stores a copy. A full disk does not affect the response; it is reported once until a copy can be stored again. */
async function store(world: World, copies: Copies, name: string, content: Buffer): Promise<void> {
  try {
    await copies.folder.store(name, content, world.clock.now())
    copies.isStoreFailing = false
  } catch (error) {
    if (!copies.isStoreFailing) world.report(error)
    copies.isStoreFailing = true
  }
}

function copiesIn(world: World): Copies {
  const copies = copiesOf.get(world) ?? createCopies(world)
  copiesOf.set(world, copies)
  return copies
}

function createCopies({ settings, blobs }: World): Copies {
  const mostWaiting = 10 * WAITING_OF_OWNER
  return {
    folder: openCopyFolder({
      folder: path.join(settings.dataDir, COPIES_FOLDER),
      temporaryFile: () => blobs.temporaryFile(),
    }),
    failed: createMemory(MAX_REMEMBERED),
    silentHosts: createMemory(MAX_REMEMBERED),
    ofOwners: createFairQueue({
      concurrency: 4 * READINGS_OF_OWNER,
      concurrencyOfOwner: READINGS_OF_OWNER,
      mostOfOwner: WAITING_OF_OWNER,
      mostOfAll: mostWaiting,
      refusal: FULL,
    }),
    ofHosts: createFairQueue({
      concurrency: READINGS,
      concurrencyOfOwner: READINGS_OF_HOST,
      mostOfOwner: mostWaiting,
      mostOfAll: mostWaiting,
      refusal: FULL,
    }),
    isStoreFailing: false,
  }
}

/** Names that are remembered until a time; the oldest are dropped at the limit. */
interface Memory {
  add(name: string, until: number): void
  has(name: string, now: number): boolean
}

function createMemory(most: number): Memory {
  const names = new Map<string, number>()
  return {
    add(name, until) {
      names.delete(name)
      names.set(name, until)
      const [first] = names.keys()
      if (names.size > most && first !== undefined) names.delete(first)
    },
    has: (name, now) => (names.get(name) ?? 0) > now,
  }
}

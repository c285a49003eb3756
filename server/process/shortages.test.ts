import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { albumEndpoints } from '@/contract/endpoints/albums'
import { logIn, openResponse } from '../../test/server/client'
import { createGate } from '../../test/server/gate'
import { openFeedServer, type FeedServer } from '../../test/server/outages/feedServer'
import { openPassage, type Passage } from '../../test/server/outages/frozenDatabase'
import {
  addAlbum,
  albumNames,
  openServerDesk,
  preload,
  uploadPicture,
} from '../../test/server/outages/serverDesk'
import type { ServerProcess } from '../../test/server/outages/serverProcess'
import { mayMount, mountSmallDisk, type SmallDisk } from '../../test/server/outages/smallDisk'
import { sendInTwoParts } from '../../test/server/outages/twoParts'

/** Few enough to use up, and enough for a start. */
const HANDLES = 300

let disk: SmallDisk | null
const desk = openServerDesk((dataDir) => {
  disk = mountSmallDisk(dataDir)
})
afterEach(() => disk?.remove())

interface FullDisk {
  environment: Record<string, string>
  fill(server: ServerProcess): Promise<void>
  free(server: ServerProcess): Promise<void>
}

/**
 * A full disk that is simulated inside of the server's process; also for machines where nothing may
 * be mounted.
 */
const INJECTED: FullDisk = {
  environment: preload('fullDisk.mjs'),
  fill(server) {
    server.signal('SIGUSR2')
    return server.complained('The test took all room')
  },
  free(server) {
    server.signal('SIGUSR2')
    return server.complained('The test gave room')
  },
}

/** A small mounted disk that is really full. */
const MOUNTED: FullDisk = {
  environment: {},
  fill: () => Promise.resolve(disk?.fill()),
  free: () => Promise.resolve(disk?.free()),
}

const DISKS: [string, FullDisk][] = [
  ['that refuses by itself', INJECTED],
  ...(mayMount() ? ([['of its own', MOUNTED]] satisfies [string, FullDisk][]) : []),
]

/** Until the embedded database refuses: its last pages have space. PostgreSQL is on another disk. */
const MAX_ALBUMS = process.env.DATABASE_URL ? 20 : 500
const REFUSED = process.env.DATABASE_URL ? 0 : 3

test.each(DISKS)(
  'reports a full disk %s, serves reads, and recovers when there is space',
  async (_, full) => {
    const server = await desk.start(full.environment)
    const client = await desk.enter()
    await full.fill(server)
    for (let count = 0; count < 3; count += 1) {
      expect(await uploadPicture(client)).toMatchObject({ status: 507, error: { code: 'no-room' } })
    }
    const confirmed: string[] = []
    let refused = 0
    for (let count = 0; count < MAX_ALBUMS && refused < Math.max(REFUSED, 1); count += 1) {
      const name = `Альбом ${count}`
      const result = await addAlbum(client, name)
      if (result.success) confirmed.push(name)
      else {
        refused += 1
        expect(result).toMatchObject({ status: 507, error: { code: 'no-room' } })
      }
    }
    expect(refused).toBe(REFUSED)
    expect((await albumNames(client)).sort()).toEqual(confirmed.sort())
    expect(server.complaints().match(/ENOSPC/g)).toHaveLength(1)
    expect(server.complaints()).not.toContain('rollback')
    await full.free(server)
    expect(await uploadPicture(client)).toMatchObject({ status: 200, success: true })
    expect(await addAlbum(client, 'После')).toMatchObject({ status: 200, success: true })
    expect(await server.stop()).toBe(0)
    expect(server.complaints()).toContain('ENOSPC, 2 more since it was last logged')
    await desk.start()
    expect((await albumNames(await desk.enter())).sort()).toEqual([...confirmed, 'После'].sort())
  },
  60_000,
)

test('creates removed folders again', async () => {
  const server = await desk.start()
  const client = await desk.enter()
  await uploadPicture(client)
  for (const name of ['tmp', 'blobs', 'originals']) {
    await rm(path.join(desk.dataDir, name), { recursive: true })
  }
  expect(await uploadPicture(client)).toMatchObject({ status: 200, success: true })
  expect((await client.fetch('/ready')).status).toBe(200)
  expect(await server.stop()).toBe(0)
  expect(server.complaints()).toBe('')
})

/** This many refusals in a row prove that the server has run out of handles. */
const TURNED_AWAY = 100
const LOOK_EVERY_MS = 20

/**
 * Opens unused connections until the server has no handle left. A refused connection is retried, to occupy every released handle. New connections
 * wait instead of being refused when another thread of the server took the reserved handle, until an occupied one times out.
 */
async function holdConnections(server: ServerProcess): Promise<() => Promise<void>> {
  const sockets = new Set<Socket>()
  let isOver = false
  let turnedAway = 0
  const full = createGate()
  const hold = () => {
    const socket = connect(desk.port, '127.0.0.1')
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      if (isOver) return
      turnedAway += 1
      if (turnedAway === TURNED_AWAY) full.open()
      hold()
    })
  }
  for (let count = 0; count < HANDLES; count += 1) hold()
  const looks = setInterval(() => {
    if ((server.handles() ?? 0) >= HANDLES) full.open()
  }, LOOK_EVERY_MS)
  await full.opened
  clearInterval(looks)
  return async () => {
    isOver = true
    const closed = [...sockets].map((socket) => once(socket, 'close'))
    for (const socket of sockets) socket.destroy()
    await Promise.all(closed)
  }
}

test('responds with an error to connected clients while no file handles are left, and recovers afterwards', async () => {
  const server = await desk.start({}, { handles: HANDLES })
  const client = await desk.enter()
  let letGo = () => Promise.resolve()
  const connected = await desk.enter((request) =>
    request.url.includes('self_upload')
      ? sendInTwoParts(request, async () => {
          letGo = await holdConnections(server)
        })
      : fetch(request),
  )
  expect(await uploadPicture(client)).toMatchObject({ status: 200, success: true })
  expect(await uploadPicture(connected)).toMatchObject({
    status: 503,
    success: false,
    error: { code: 'server-unavailable' },
  })
  // New clients have no connection: an error response, if any, or a network failure.
  const late = Promise.allSettled([1, 2, 3].map(() => uploadPicture(client)))
  await letGo()
  for (const result of await late) {
    if (result.status === 'rejected') expect(String(result.reason)).toContain('fetch failed')
    else expect([200, 503]).toContain(result.value.status)
  }
  expect(await uploadPicture(client)).toMatchObject({ status: 200, success: true })
  expect(await addAlbum(client, 'После')).toMatchObject({ status: 200, success: true })
  expect(server.complaints()).toContain('server-unavailable: ')
})

const UNAVAILABLE = { status: 503, success: false, error: { code: 'server-unavailable' } }

if (process.env.DATABASE_URL) {
  describe('a stalled database', () => {
    let passage: Passage
    let site: FeedServer
    beforeEach(async () => {
      passage = await openPassage(desk.environment.DATABASE_URL ?? '')
      site = await openFeedServer()
    })
    afterEach(async () => {
      await site.close()
      await passage.close()
    })

    // With the limits of a real server: 18 s with a connection, 5 s without.
    test('fails the requests of all clients, and serves requests and runs jobs again once it recovers', async () => {
      const server = await desk.start({ DATABASE_URL: passage.url, ALLOW_PRIVATE_LINKS: '1' })
      const client = await desk.enter()
      await site.isReadFor(client, 'before')
      passage.freeze()
      const asked = [
        ...Array.from({ length: 15 }, () => client.attempt(albumEndpoints.listAlbums)),
        addAlbum(client, 'Утро'),
        uploadPicture(client),
        client.fetch('/widget/v1/some').then(openResponse),
        logIn(client, 'owner@shop.test', 'wrong').then(openResponse),
      ]
      for (const result of await Promise.all(asked)) expect(result).toMatchObject(UNAVAILABLE)
      expect((await client.fetch('/health')).status).toBe(200)
      expect((await client.fetch('/ready')).status).toBe(503)
      passage.thaw()
      // Its connections are re-created.
      expect(await addAlbum(client, 'После')).toMatchObject({ status: 200, success: true })
      await site.isReadFor(client, 'after')
      expect(await server.stop()).toBe(0)
      expect(server.complaints()).toContain('server-unavailable: ')
      expect(server.complaints()).not.toContain('Nobody caught')
    })
  })
}

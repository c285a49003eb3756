import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { albumEndpoints } from '@/contract/endpoints/albums'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { systemClock } from '../../../server/clock'
import { openDatabase } from '../../../server/db/openDatabase'
import { createOwner } from '../../../server/domains/accounts/createOwner'
import { readSettings } from '../../../server/settings'
import { signIn, TEST_PASSWORD, type Client, type OpenedResponse } from '../client'
import { jpeg } from '../pictures'
import { copyDatabase } from '../db/postgres'
import { freePort } from '../freePort'
import { putServerInto, startServer, type ServerProcess } from './serverProcess'

const OWNER = 'owner@shop.test'

/** A data folder and a database with a shop, and the server's process that a test starts on them. */
export interface ServerDesk {
  folder: string
  port: number
  dataDir: string
  environment: Record<string, string>
  /** Starts the server; it is killed after the test. */
  start(
    environment?: Record<string, string>,
    options?: Parameters<typeof startServer>[2],
  ): Promise<ServerProcess>
  /** Signs the owner in; `send` is how the client's requests reach the server. */
  enter(send?: (request: Request) => Promise<Response>): Promise<Client>
}

/**
 * Builds the server once, and gives each test of the file a fresh shop. `prepare` receives the data
 * folder first.
 */
export function openServerDesk(prepare?: (dataDir: string) => void): Readonly<ServerDesk> {
  const desk: ServerDesk = {
    folder: '',
    port: 0,
    dataDir: '',
    environment: {},
    async start(environment = {}, options = {}) {
      server = await startServer(desk.folder, { ...desk.environment, ...environment }, options)
      return server
    },
    enter: (send = (request) => fetch(request)) =>
      signIn(
        {
          app: { fetch: send },
          settings: { publicUrl: `http://127.0.0.1:${desk.port}` },
        },
        OWNER,
        TEST_PASSWORD,
      ),
  }
  let server: ServerProcess | undefined
  let dropData = () => Promise.resolve()

  beforeAll(async () => {
    desk.folder = await mkdtemp(path.join(tmpdir(), 'vitrina-outages-'))
    await putServerInto(desk.folder)
  }, 120_000)
  afterAll(() => rm(desk.folder, { recursive: true, force: true }))

  beforeEach(async () => {
    desk.port = await freePort()
    desk.dataDir = path.join(desk.folder, `data-${desk.port}`)
    prepare?.(desk.dataDir)
    desk.environment = { PORT: String(desk.port), DATA_DIR: desk.dataDir }
    if (process.env.DATABASE_URL) {
      const { url, close } = await copyDatabase(process.env.DATABASE_URL)
      desk.environment.DATABASE_URL = url
      dropData = close
    }
    const settings = readSettings(desk.environment)
    const db = await openDatabase(settings)
    const owner = { email: OWNER, username: 'shop', name: 'Лён и глина', password: TEST_PASSWORD }
    await createOwner({ db, clock: systemClock, settings }, owner)
    await db.destroy()
  }, 60_000)
  afterEach(async () => {
    await server?.kill()
    server = undefined
    await dropData()
  })
  return desk
}

let pictures = 0
/** Uploads a picture that was not uploaded before. */
export async function uploadPicture(client: Client): Promise<OpenedResponse> {
  const form = new FormData()
  const content = await jpeg({ width: 600, number: (pictures += 1) })
  form.set('file', new File([new Uint8Array(content)], 'photo.jpg'))
  return client.attempt(postMediaEndpoints.uploadMedia, { query: { username: 'shop' }, form })
}

export const addAlbum = (client: Client, name: string) =>
  client.attempt(albumEditingEndpoints.createAlbum, { body: { name } })
export const albumNames = async (client: Client) =>
  (await client.call(albumEndpoints.listAlbums)).albumList.map(({ name }) => name)

/** A module of `test/server/programs` that is loaded into the server's process, and into its threads, before it. */
export const preload = (name: string) => ({
  NODE_OPTIONS: `--import ${path.resolve('test/server/programs', name)}`,
})

/** Like {@link preload}, with the text of a module. */
export const preloadOf = (script: string) => ({
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(script)}`,
})

import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { albumEndpoints } from '@/contract/endpoints/albums'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { postEndpoints } from '@/contract/endpoints/posts'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import {
  createClient,
  logIn,
  openResponse,
  signIn,
  type OpenedResponse,
} from '../../test/server/client'
import { anAlbum, aPost, aWidget } from '../../test/server/factories'
import { fillDatabase, fillFolders } from '../../test/server/outages/fullDisk'
import { jpeg } from '../../test/server/pictures'
import { openShop } from '../../test/server/shopDesk'
import { createApp } from '../app'
import { SLIDING_MS } from '../auth/sessions'
import { openLog } from '../process/openLog'

const desk = openShop()
afterEach(() => {
  jest.restoreAllMocks()
})

const query = { username: 'shop' }

async function upload(client = desk.client): Promise<OpenedResponse> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await jpeg())], 'photo.jpg'))
  return client.attempt(postMediaEndpoints.uploadMedia, { query, form })
}

const nameAlbum = (name: string) =>
  desk.client.attempt(albumEditingEndpoints.createAlbum, { body: { name } })

/** A row may still fit into an allocated page; returns the responses up to the first refusal. */
async function untilRefused(
  write: (count: number) => Promise<OpenedResponse>,
): Promise<OpenedResponse[]> {
  const responses: OpenedResponse[] = []
  for (let count = 0; count < 500; count += 1) {
    const result = await write(count)
    responses.push(result)
    if (!result.success) return responses
  }
  throw new Error('The disk was never full')
}

const NO_ROOM = {
  status: 507,
  success: false,
  error: { code: 'no-room' },
  statusMessage:
    'На сервере кончилось место, поэтому ничего не сохранилось. Освободите место и повторите',
}

const causes = () => desk.world.reported.splice(0).map(String).join('\n')

describe('a full disk', () => {
  test.each(['ENOSPC', 'EDQUOT'])('makes an upload (%s) fail, and nothing else', async (code) => {
    const disk = await fillFolders(code)
    expect(await upload()).toMatchObject(NO_ROOM)
    expect(causes()).toContain(code)
    expect(await readdir(path.join(desk.world.settings.dataDir, 'tmp'))).toEqual([])
    await desk.client.call(postEndpoints.searchPosts, { body: {} })
    await disk.free()
    expect(await upload()).toMatchObject({ status: 200, success: true })
  })

  test('makes a save fail with a log of the cause, and keeps earlier changes', async () => {
    const disk = await fillDatabase(desk.world)
    const responses = await untilRefused((count) => nameAlbum(`Альбом ${count}`))
    expect(responses.at(-1)).toMatchObject(NO_ROOM)
    const cause = causes()
    expect(cause).toMatch(/disk is full|could not extend/)
    expect(cause).not.toContain('rollback')
    const stored = await desk.client.call(albumEndpoints.listAlbums)
    expect(stored.albumList).toHaveLength(responses.length - 1)
    await disk.free()
    expect(await nameAlbum('После')).toMatchObject({ status: 200, success: true })
  })

  test('prevents signing in until there is space again', async () => {
    const disk = await fillDatabase(desk.world)
    const attempt = async () =>
      openResponse(await logIn(createClient(desk.world), 'owner@shop.test', 'window7'))
    expect((await untilRefused(attempt)).at(-1)).toMatchObject(NO_ROOM)
    causes()
    await disk.free()
    expect(await attempt()).toMatchObject({ status: 200, success: true })
  })

  test('does not prevent reading by the team or by shoppers', async () => {
    const album = await anAlbum(desk.world, desk.shop)
    await aPost(desk.world, desk.shop, { albums: [album], is_published: 1 })
    const widget = await aWidget(desk.world, desk.shop)
    await fillDatabase(desk.world)
    // Now the session's time of use is due to be written, which fails.
    desk.world.clock.advance(SLIDING_MS / 2)
    const { postInfoList } = await desk.client.call(postEndpoints.searchPosts, { body: {} })
    expect(postInfoList).toHaveLength(1)
    const shown = await createClient(desk.world).fetch(`/widget/v1/${widget.embed_id}`)
    expect(shown.status).toBe(200)
    causes()
  })

  test('is logged when it occurs, and then once a minute with the number of failures', async () => {
    const entries: string[] = []
    const log = openLog((entry) => entries.push(entry), desk.world.clock.now)
    const app = createApp({ ...desk.world, report: log.report })
    const client = await signIn({ app, settings: desk.world.settings }, 'owner@shop.test')
    const disk = await fillFolders()
    for (let count = 0; count < 40; count += 1) expect(await upload(client)).toMatchObject(NO_ROOM)
    expect(entries.splice(0)).toEqual([
      expect.stringMatching(
        /Z POST \/api\/1.0.0\/self_upload\/medias account=shop\/\d+ request=\S+ no-room: ENOSPC: refused by the test, write\n$/,
      ),
    ])
    log.reportRepeated()
    expect(entries.splice(0)).toEqual([
      expect.stringMatching(
        /Z no-room: ENOSPC, 39 more since it was last logged; the last: POST \/api\S+ account=shop\/\d+ request=\S+\n$/,
      ),
    ])
    await upload(client)
    // Another cause is logged immediately.
    await disk.free()
    const files = await fillFolders('ENFILE')
    await upload(client)
    expect(entries.splice(0)).toEqual([expect.stringContaining('server-unavailable: ENFILE: ')])
    log.start()()
    expect(entries.splice(0)).toEqual([expect.stringContaining('ENOSPC, 1 more')])
    // When the outage ends and returns, it is logged as new.
    log.reportRepeated()
    await upload(client)
    expect(entries.splice(0)).toEqual([expect.stringContaining('ENFILE: refused')])
    log.reportRepeated()
    expect(entries).toEqual([])
    await files.free()
  })

  test('is distinguished from other errors, which are logged in full each time', () => {
    const entries: string[] = []
    const log = openLog((entry) => entries.push(entry), desk.world.clock.now)
    for (let count = 0; count < 3; count += 1) log.report(new Error('A fault of ours'))
    log.reportRepeated()
    expect(entries).toHaveLength(3)
    expect(entries[2]).toContain('at ')
  })

  test('is reported in the language of the user', async () => {
    await fillFolders()
    await desk.world.db.updateTable('person').set({ locale: 'en' }).execute()
    expect((await upload()).statusMessage).toBe(
      'There is no room left on the server, so nothing was stored. Free some space and try again',
    )
    causes()
  })
})

test('re-creates a removed folder for temporary files', async () => {
  await rm(path.join(desk.world.settings.dataDir, 'tmp'), { recursive: true })
  expect(await upload()).toMatchObject({ status: 200, success: true })
})

test.each(['EMFILE', 'ENFILE'])(
  'responds with 503 when no file handles are left (%s)',
  async (code) => {
    const files = await fillFolders(code)
    expect(await upload()).toMatchObject({ status: 503, error: { code: 'server-unavailable' } })
    expect(causes()).toContain(code)
    await files.free()
    expect(await upload()).toMatchObject({ status: 200 })
  },
)

test('stops reading an upload form whose files cannot be written', async () => {
  await fillFolders()
  let sent = 0
  const boundary = 'vitrina-boundary'
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n`
      const chunk = sent === 0 ? Buffer.from(head) : Buffer.alloc(64 * 1024)
      sent += chunk.length
      controller.enqueue(new Uint8Array(chunk))
    },
  })
  const response = await desk.client.fetch('/api/1.0.0/self_upload/medias?username=shop', {
    method: 'POST',
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body,
    duplex: 'half',
  } as RequestInit)
  expect(response.status).toBe(507)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(sent).toBeLessThan(8 * 1024 * 1024)
  causes()
})

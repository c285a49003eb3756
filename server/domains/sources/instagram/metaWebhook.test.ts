import { META_WEBHOOK_PATH } from '@/contract/addresses'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { openMetaDesk, type MetaDesk } from '../../../../test/server/meta/metaDesk'
import { notificationOf, webhookRequest } from '../../../../test/server/meta/metaWebhook'
import { PROFILE_ID, type MetaMedia } from '../../../../test/server/meta/metaNetwork'
import { openShop } from '../../../../test/server/shopDesk'
import { MENTIONS_WAIT_MS } from './receiveMentions'

const desk = openShop()
const TOKEN = 'word-of-the-webhook'
const MINUTE = 60_000
let network: MetaDesk

beforeEach(async () => {
  network = await openMetaDesk(desk)
  desk.world.settings.metaWebhookToken = TOKEN
})
afterEach(() => {
  network.close()
})

const verify = (query: Record<string, string>) =>
  desk.world.app.request(`${META_WEBHOOK_PATH}?${new URLSearchParams(query).toString()}`)

/** Sends a notification as Meta does, without a session. */
async function notify(content: unknown, secret = network.meta.app.secret): Promise<number> {
  const response = await desk.world.app.request(...webhookRequest(secret, content))
  return response.status
}

const mention = ({ id }: Pick<MetaMedia, 'id'>, profileId = PROFILE_ID) => ({
  profileId,
  mediaId: id,
})

const queued = () => desk.world.db.selectFrom('instagram_mention').selectAll().execute()

async function readSoon() {
  desk.world.clock.advance(MENTIONS_WAIT_MS)
  await network.run()
}

/** A connected profile that has been read. */
async function connected() {
  const integration = await network.connect()
  await network.run()
  return integration
}

async function aMention(number = 7, changes: Partial<MetaMedia> = {}): Promise<MetaMedia> {
  const media = await network.picture(number, {
    username: 'anna',
    caption: 'Моя ваза, @lenglina',
    owner: { id: '17841400000000099' },
    ...changes,
  })
  network.meta.mentioned.push(media)
  return media
}

test('returns the challenge only for the right verify token', async () => {
  const asked = {
    'hub.mode': 'subscribe',
    'hub.verify_token': TOKEN,
    'hub.challenge': '1158201444',
  }
  const right = await verify(asked)
  expect(right.status).toBe(200)
  expect(right.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(await right.text()).toBe('1158201444')
  for (const wrong of [
    { ...asked, 'hub.verify_token': 'another-word' },
    { ...asked, 'hub.verify_token': '' },
    { ...asked, 'hub.mode': 'unsubscribe' },
    {},
  ]) {
    const response = await verify(wrong)
    expect(response.status).toBe(403)
    expect(await response.text()).not.toContain('1158201444')
  }
  desk.world.settings.metaWebhookToken = null
  expect((await verify(asked)).status).toBe(404)
})

test('imports a post within minutes after a notified mention, once, however often Meta repeats the notification', async () => {
  await connected()
  const media = await aMention()
  const notice = notificationOf(mention(media), mention(media))
  expect(await notify(notice)).toBe(200)
  expect(await notify(notice)).toBe(200)
  await readSoon()
  expect(await notify(notice)).toBe(200)
  await readSoon()
  const posts = await network.posts()
  expect(posts).toMatchObject([
    {
      vitrinaPost: {
        text: 'Моя ваза, @lenglina',
        isPublished: false,
        needCopyrightRequest: true,
      },
      providerPost: {
        provider: 'mention',
        isUgc: true,
        likeCount: 7,
        postLink: 'https://www.instagram.com/p/C7/',
        authorUser: { username: 'anna', profileLink: 'https://www.instagram.com/anna/' },
      },
    },
  ])
  const { sources } = await desk.client.call(sourceEndpoints.listSources)
  expect(sources.filter(({ type }) => type === 'mention')).toMatchObject([{ postCount: 1 }])
  expect(await queued()).toEqual([])
})

test('imports a post in whose comments the profile is mentioned, once even when it is also tagged', async () => {
  await connected()
  const media = await aMention()
  network.meta.tagged = [media]
  network.meta.comments = [{ id: '17865799348089039', mediaId: media.id }]
  await notify(notificationOf({ ...mention(media), commentId: '17865799348089039' }))
  await readSoon()
  expect(await network.texts()).toEqual(['Моя ваза, @lenglina'])
  expect(await queued()).toEqual([])
})

test('creates no post for a mention under the profile’s own post or under a deleted post', async () => {
  await connected()
  const own = await aMention(7, { owner: { id: PROFILE_ID } })
  await notify(notificationOf(mention(own), { profileId: PROFILE_ID, mediaId: '1999' }))
  await readSoon()
  expect(await network.texts()).toEqual([])
  expect(await queued()).toEqual([])
})

test.each([
  ['the signature of another secret', { secret: 'another-secret' }],
  ['no signature', { headers: { 'content-type': 'application/json' } }],
  ['the signature of another body', { body: '{}' }],
  ['a malformed signature', { headers: { 'x-hub-signature-256': 'sha256=é' } }],
])('rejects a notification with %s and stores nothing', async (_what, changes) => {
  await connected()
  const secret = 'secret' in changes ? changes.secret : network.meta.app.secret
  const [path, init] = webhookRequest(secret, notificationOf(mention(await aMention())))
  const response = await desk.world.app.request(path, { ...init, ...changes })
  expect(response.status).toBe(403)
  expect(await queued()).toEqual([])
})

test('accepts and ignores malformed notifications and notifications about other subjects', async () => {
  await connected()
  const media = await aMention()
  const [entry] = notificationOf(mention(media)).entry
  for (const content of [
    { object: 'page', entry: [entry] },
    { object: 'instagram' },
    { object: 'instagram', entry: {} },
    { object: 'instagram', entry: [7, null, { id: PROFILE_ID }, { ...entry, id: { $ne: 1 } }] },
    { object: 'instagram', entry: [{ ...entry, changes: [{ field: 'comments', value: {} }] }] },
    notificationOf({ profileId: PROFILE_ID, mediaId: '1){id},me{id' }),
    notificationOf({ profileId: PROFILE_ID, mediaId: '9'.repeat(500) }),
    [],
    null,
    '"text"',
  ]) {
    expect(await notify(content)).toBe(200)
  }
  for (const broken of ['', '{"object":', '['.repeat(5000), '\u0000']) {
    expect(await notify(broken)).toBe(400)
  }
  expect(await queued()).toEqual([])
})

test('rejects an oversized body before parsing it', async () => {
  expect(await notify(`"${'x'.repeat(1024 * 1024)}"`)).toBe(413)
})

test('queues a thousand mentions of one notification', async () => {
  await connected()
  const mentions = Array.from({ length: 1000 }, (_, index) => mention({ id: String(index + 1) }))
  expect(await notify(notificationOf(...mentions))).toBe(200)
  expect(await queued()).toHaveLength(1000)
})

test('reads mentions notified during an outage of Meta once the outage is over', async () => {
  await connected()
  const media = await aMention()
  network.meta.broken.set('', { status: 503, body: '' })
  await notify(notificationOf(mention(media)))
  await readSoon()
  const due = (await network.source()).reading?.nextReadAt
  expect(due).toBe(new Date(desk.world.clock.now() + MINUTE).toISOString())
  await notify(notificationOf(mention(await aMention(8))))
  expect((await network.source()).reading?.nextReadAt).toBe(due)
  network.meta.broken.clear()
  desk.world.clock.advance(MINUTE)
  await network.run()
  expect(await network.texts()).toHaveLength(2)
})

test('retries unavailable pictures at the next reading', async () => {
  await connected()
  const media = await aMention()
  const path = new URL(media.media_url ?? '').pathname
  const file = network.files.get(path)
  if (file === undefined) throw new Error('No picture')
  network.files.set(path, 503)
  await notify(notificationOf(mention(media)))
  await readSoon()
  expect(await network.texts()).toEqual([])
  network.files.set(path, file)
  await network.readAgain()
  expect(await network.texts()).toEqual(['Моя ваза, @lenglina'])
  expect(await queued()).toEqual([])
})

test('requests the next mention after a mention that Meta rejects, and reports each rejection to the operator', async () => {
  await connected()
  const media = await aMention()
  await notify(notificationOf({ profileId: PROFILE_ID, mediaId: '1999' }, mention(media)))
  network.meta.broken.set(PROFILE_ID, { code: 100 })
  await readSoon()
  expect(desk.world.reported.splice(0).map(String)).toHaveLength(2)
  expect(await queued()).toEqual([])
  network.meta.broken.clear()
})

test('ignores mentions of profiles that are not connected or were disconnected', async () => {
  const { id } = await connected()
  const media = await aMention()
  expect(await notify(notificationOf(mention(media, '17841400000000555')))).toBe(200)
  expect(await queued()).toEqual([])
  await notify(notificationOf(mention(media)))
  expect(await queued()).toHaveLength(1)
  await desk.client.call(sourceEndpoints.deleteIntegration, { body: { id } })
  expect(await queued()).toEqual([])
  expect(await notify(notificationOf(mention(media)))).toBe(200)
  expect(await queued()).toEqual([])
})

test('ignores mentions of a deleted account’s profile', async () => {
  await connected()
  const media = await aMention()
  await notify(notificationOf(mention(media)))
  await desk.world.db.deleteFrom('account').where('id', '=', desk.shop.id).execute()
  expect(await notify(notificationOf(mention(media)))).toBe(200)
  expect(await queued()).toEqual([])
})

test('subscribes a connected profile to Meta’s webhook when the server accepts notifications', async () => {
  desk.world.settings.metaWebhookToken = null
  await network.connect()
  expect(network.meta.subscribed).toEqual([])
  desk.world.settings.metaWebhookToken = TOKEN
  const { url } = await desk.client.call(sourceEndpoints.startFacebookLogin)
  expect(new URL(url).searchParams.get('scope')).toMatch(/,pages_manage_metadata$/)
  await network.connect()
  expect(network.meta.subscribed).toEqual(['2'])
})

test('connects a profile even when Meta refuses the subscription', async () => {
  network.meta.granted = network.meta.granted.filter((one) => one !== 'pages_manage_metadata')
  expect(await network.connect()).toMatchObject({ name: 'lenglina' })
  expect(desk.world.reported).toEqual([])
  network.meta.broken.set('/subscribed_apps', 'cut')
  expect(await network.connect()).toMatchObject({ name: 'lenglina' })
  expect(desk.world.reported.splice(0).map(String)).toEqual([
    expect.stringContaining('unreachable: 2/subscribed_apps'),
  ])
})

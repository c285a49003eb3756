import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isClosedInDeletion, type Endpoint } from '@/contract/endpoint'
import { albumEndpoints } from '@/contract/endpoints/albums'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { allEndpoints, type EndpointName } from '@/contract/endpoints/all'
import { privacyEndpoints } from '@/contract/endpoints/account/privacy'
import { userEndpoints } from '@/contract/endpoints/user'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { DELETION_MS } from '@/contract/entities/account/deletion'
import { DAY_MS } from '@/contract/constants'
import { accountPath } from '@/contract/addresses'
import { LOOK_PARAM } from '@/contract/widgets/embed'
import { WIDGET_PAGES } from '@/contract/widgets/pages'
import { TABLE } from '../../../../test/contract/table'
import { signIn, signInVisiting, TEST_PASSWORD } from '../../../../test/server/client'
import { aFeed } from '../../../../test/server/accountFactories'
import { aMedia, anAlbum, aPerson, aPost, aWidget } from '../../../../test/server/factories'
import { openShop } from '../../../../test/server/shopDesk'
import { sendLetters } from '../../letters/sendLetters'
import { claimJob, planJob } from '../../../queue/jobQueue'

const desk = openShop()
const SHOP = 'Магазин shop'
const VALID = { currentPassword: TEST_PASSWORD, shop: SHOP }
const ask = (body: object = VALID, client = desk.client) =>
  client.attempt(privacyEndpoints.askDeletion, { rawBody: body })
const keep = (client = desk.client) => client.attempt(privacyEndpoints.keepAccount, {})

test.each([
  [{ ...VALID, shop: 'Магазин' }, 'wrong-shop-name', 'shop'],
  [{ ...VALID, shop: '' }, 'wrong-shop-name', 'shop'],
  [{ ...VALID, currentPassword: 'guess77' }, 'wrong-current-password', 'current_password'],
  [{ ...VALID, currentPassword: '' }, 'empty-field', 'current_password'],
])('refuses %j with the field that is wrong', async (body, code, field) => {
  expect((await ask(body)).error).toMatchObject({ code, field })
  const { user } = await desk.client.call(userEndpoints.getUser)
  expect(user.deletion).toBeNull()
})

test('slows down guesses of the password', async () => {
  const codes = []
  for (let guess = 0; guess < 12; guess += 1) {
    codes.push((await ask({ ...VALID, currentPassword: `guess7${guess}` })).error?.code)
  }
  expect(codes.at(-1)).toBe('too-many-attempts')
})

test('hides widgets, closes the account to members who may not manage users, refuses changes, and is cancelled by one call', async () => {
  const { world, shop, client } = desk
  const { embed_id } = await aWidget(world, shop)
  const album = await anAlbum(world, shop)
  await aPerson(world, shop, 'editor')
  const editor = await signIn(world, 'editor@shop.test')
  const widget = (call = '') => world.app.request(`/widget/v1/${embed_id}${call}`)
  const etag = (await widget()).headers.get('etag') ?? ''

  expect((await ask({ ...VALID, shop: ' магазин  SHOP' })).success).toBe(true)
  const again = await ask()
  const { user } = await client.call(userEndpoints.getUser)
  expect(user.deletion).toEqual({
    askedAt: new Date(world.clock.now()).toISOString(),
    deletesAt: new Date(world.clock.now() + DELETION_MS).toISOString(),
  })
  expect(again.body).toEqual({ deletion: user.deletion })
  const cached = await world.app.request(`/widget/v1/${embed_id}`, {
    headers: { 'If-None-Match': etag },
  })
  expect([(await widget()).status, cached.status]).toEqual([404, 404])
  const event = await world.app.request(`/widget/v1/${embed_id}/events`, {
    method: 'POST',
    body: JSON.stringify({ events: [{ id: 'event-0001', type: 'load' }] }),
  })
  expect(event.status).toBe(404)

  const closed = await editor.attempt(userEndpoints.getUser, {})
  expect(closed).toMatchObject({ status: 403, error: { code: 'deletion-closed' } })
  await mkdir(world.settings.distDir)
  await writeFile(path.join(world.settings.distDir, 'landing.html'), '%SUSPENDED%')
  const page = await editor.fetch(accountPath('shop'))
  expect(page.status).toBe(403)
  expect(decodeURIComponent(await page.text())).toContain('"deletesAt":"2026-04-17T')
  await client.call(albumEndpoints.listAlbums)
  const refusal = await client.attempt(albumEditingEndpoints.deleteAlbum, { params: album })
  expect(refusal.error).toMatchObject({ code: 'deletion-pending' })
  expect(refusal.statusMessage).toContain('17 апреля 2026')

  const audit = await world.db.selectFrom('audit').select('action').execute()
  expect(audit.filter(({ action }) => action === 'account.delete')).toHaveLength(1)
  expect((await keep()).success).toBe(true)
  expect((await keep()).success).toBe(true)
  expect((await widget()).status).toBe(200)
  await client.call(albumEditingEndpoints.deleteAlbum, { params: album })
  await editor.call(userEndpoints.getUser)
})

test('responds to strangers as if the widgets did not exist: no page, no story, no look of the team, and not from a cache', async () => {
  const { world, shop, client } = desk
  const album = await anAlbum(world, shop)
  await aPost(world, shop, {
    media: [await aMedia(world, shop)],
    is_published: 1,
    albums: [album],
  })
  const { embed_id } = await aWidget(world, shop, { settings: { albums: [album.id] } })
  const own = await aWidget(world, shop, { mode: 'admin_mode' })
  const { look } = await client.call(widgetEndpoints.lookAtWidget, { params: { id: own.embed_id } })
  const paths = [
    ...[WIDGET_PAGES.page, WIDGET_PAGES.story].map((one) => one.replace('{embedId}', embed_id)),
    ...[`/widget/v1/${embed_id}`, `/widget/v1/${own.embed_id}?${LOOK_PARAM}=${look}`],
  ]
  const open = async (address: string, headers = {}) => world.app.request(address, { headers })
  const before = await Promise.all(paths.map((address) => open(address)))
  expect(before.map(({ status }) => status)).toEqual(paths.map(() => 200))
  await ask()
  for (const [index, address] of paths.entries()) {
    const etag = before[index]?.headers.get('etag') ?? ''
    const cached = await open(address, { 'If-None-Match': etag })
    expect([address, (await open(address)).status, cached.status]).toEqual([address, 404, 404])
  }
})

test('cannot be taken back once rows are being deleted', async () => {
  const { world, shop } = desk
  await ask()
  await world.db
    .updateTable('account')
    .set({ deletion_started_at: world.clock.now() })
    .where('id', '=', shop.id)
    .execute()
  expect(await keep()).toMatchObject({ status: 404 })
})

test('is requested by the team only, and can be cancelled by the provider’s people too', async () => {
  const { world, shop, client } = desk
  await aPerson(world, shop, 'provider')
  const visitor = await signInVisiting(world, 'provider@shop.test')
  expect((await ask(VALID, visitor)).error).toMatchObject({ code: 'deletion-by-team-only' })
  await ask()
  expect((await keep(visitor)).success).toBe(true)
  const { user } = await client.call(userEndpoints.getUser)
  expect(user.deletion).toBeNull()
})

test('stops readings for the account until the deletion is cancelled', async () => {
  const { world, shop } = desk
  const feed = await aFeed(world, shop)
  const key = { accountId: shop.id, kind: 'feed', subject: String(feed.id) } as const
  await planJob(world.db, key, world.clock.now(), world.clock.now())
  await ask()
  expect(await claimJob(world.db, world.clock.now(), 'one')).toBeNull()
  await keep()
  expect(await claimJob(world.db, world.clock.now(), 'one')).toMatchObject({ subject: key.subject })
})

test('mails the members who may manage users, and no others, at once and a week before, each in their language', async () => {
  const { world, shop } = desk
  const admin = await aPerson(world, shop, 'administrator')
  await aPerson(world, shop, 'editor')
  await world.db.updateTable('person').set({ locale: 'en' }).where('id', '=', admin.id).execute()
  const mailing = {
    ...world,
    sendLetter: (letter: (typeof world.letters)[number]) => {
      world.letters.push(letter)
      return Promise.resolve()
    },
  }
  await ask()
  for (const days of [0, 1, 23, 24]) {
    const letters = {
      ...mailing,
      clock: { ...world.clock, now: () => world.clock.now() + days * DAY_MS },
    }
    await sendLetters(letters)
  }
  expect(world.letters.map(({ to }) => to)).toEqual([
    ...['owner@shop.test', 'administrator@shop.test'],
    ...['owner@shop.test', 'administrator@shop.test'],
  ])
  expect(world.letters[0]?.text).toContain('17 апреля 2026')
  expect(world.letters[1]?.text).toContain('April 17, 2026')
  expect(world.letters[0]?.unsubscribeUrl).toBeUndefined()
})

test('refuses all changes except those of the deletion, the archive and the person’s own data', () => {
  const rows = TABLE.trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(/\s+/))
  const open = rows
    .filter(([name, ...cells]) => {
      const endpoint: Endpoint = allEndpoints[name as EndpointName]
      return cells.at(-1) === 'yes' && !isClosedInDeletion(endpoint)
    })
    .map(([name]) => name)
  expect(open.toSorted()).toEqual([
    ...['askDeletion', 'cancelEmailChange', 'chooseLetters', 'deleteAccountExport'],
    ...['endOtherSessions', 'endSession', 'keepAccount', 'saveUser', 'sendReport'],
    ...['startAccountExport', 'updatePassword'],
  ])
})

import { auditEndpoints } from '@/contract/endpoints/account/audit'
import { userEndpoints } from '@/contract/endpoints/user'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { LINK_PASSWORD_PATH } from '@/contract/addresses'
import { createClient, openResponse, signIn, visit } from '../../../../test/server/client'
import { aPost, aWidget, anAlbum, aPerson } from '../../../../test/server/factories'
import { setProviderRole } from './setProviderRole'
import { openProvider, send } from '../../../../test/server/accounts/providerDesk'
import { CHOSEN, tokenOf } from '../../../../test/server/accounts/accessDesk'
import { writePages } from '../../../../test/pages/writePages'

const desk = openProvider()
const WHY = { username: 'shop', reason: 'Жалоба <b>правообладателя</b>' }

test('closes the account to its team, shows the reason, and opens it again', async () => {
  const { world, shop, owner, administrator } = desk.current
  await writePages(
    world.settings.distDir,
    '<main data-locale="%LOCALE%" data-suspended="%SUSPENDED%">',
  )
  await aPerson(world, shop, 'editor')
  const editor = await signIn(world, 'editor@shop.test')
  await send(administrator, 'suspend', WHY)
  for (const client of [owner, editor]) {
    const result = await client.attempt(userEndpoints.getUser)
    expect([result.status, result.error?.code]).toEqual([403, 'suspended'])
    expect(result.statusMessage).toContain(WHY.reason)
  }
  const page = await owner.fetch('/my/admin/shop/')
  expect(page.status).toBe(403)
  const html = await page.text()
  expect(html).toContain(encodeURIComponent(WHY.reason))
  expect(html).not.toContain('<b>')
  expect(html).toContain('data-locale="ru"')
  await send(administrator, 'restore', { ...WHY, reason: 'Решено' })
  expect((await owner.attempt(userEndpoints.getUser)).status).toBe(200)
  const { entries } = await owner.call(auditEndpoints.listAudit, { body: {} })
  expect(entries.map(({ action, reason }) => [action, reason])).toEqual([
    ['account.restore', 'Решено'],
    ['account.suspend', WHY.reason],
  ])
})

test('freezes the widgets: shows what was published before, and nothing newer', async () => {
  const { world, shop, administrator } = desk.current
  const album = await anAlbum(world, shop)
  await aWidget(world, shop, { embed_id: 'embed0', settings: { albums: [album.id] } })
  const published = (text: string) =>
    aPost(world, shop, {
      text,
      is_published: 1,
      published_at: world.clock.now(),
      albums: [album],
    })
  const texts = async () => (await createClient(world).fetch('/widget/v1/embed0')).text()
  await published('Раньше')
  world.clock.advance(1000)
  await send(administrator, 'suspend', WHY)
  world.clock.advance(1000)
  await published('Позже')
  expect(await texts()).toContain('Раньше')
  expect(await texts()).not.toContain('Позже')
  await send(administrator, 'restore', WHY)
  expect(await texts()).toContain('Позже')
})

test('suspends once on concurrent requests, and keeps the first reason', async () => {
  const { world, administrator } = desk.current
  const results = await Promise.all(
    ['a', 'b', 'c'].map((reason) => send(administrator, 'suspend', { ...WHY, reason })),
  )
  expect(results.every(({ success }) => success)).toBe(true)
  const rows = await world.db
    .selectFrom('audit')
    .where('action', '=', 'account.suspend')
    .select('detail')
    .execute()
  const { suspended_reason } = await world.db
    .selectFrom('account')
    .select('suspended_reason')
    .executeTakeFirstOrThrow()
  expect(rows.map(({ detail }) => JSON.parse(detail) as object)).toEqual([
    { reason: suspended_reason },
  ])
})

test('lets the provider’s people work in a visit', async () => {
  const { moderator, administrator } = desk.current
  await send(administrator, 'suspend', WHY)
  await visit(moderator)
  const { user } = await moderator.call(userEndpoints.getUser)
  expect(user.visit?.isSuspended).toBe(true)
  const post = await moderator.attempt(albumEditingEndpoints.createAlbum, { body: { name: 'x' } })
  expect(post.success).toBe(true)
})

test('assigns a role by the operator’s command, and ends the visits when it is withdrawn', async () => {
  const { world, moderator } = desk.current
  const email = 'Moderator@shop.test'
  await visit(moderator)
  expect(await setProviderRole(world, { email, role: null })).toEqual({ link: null })
  expect((await moderator.attempt(userEndpoints.getUser)).error?.code).toBe('not-a-member')
  const open = await world.db
    .selectFrom('visit')
    .select('id')
    .where('ended_at', 'is', null)
    .execute()
  expect(open).toEqual([])
  const made = await setProviderRole(world, { email: 'new@service.test', role: 'moderator' })
  expect(made?.link?.url).toContain('#link=')
  expect(await setProviderRole(world, { email: 'nobody@service.test', role: null })).toBeNull()
  expect(await setProviderRole(world, { email: 'none', role: 'moderator' })).toBeNull()
})

describe('a new account', () => {
  const NEW = { username: 'new-shop', name: 'Новый', email: ' New@Shop.test ', locale: 'en' }
  const linkOf = ({ body }: { body: unknown }) =>
    tokenOf((body as { accessLink: { secretLink: string } }).accessLink.secretLink)
  const join = async (token: string) => {
    const client = createClient(desk.current.world)
    const response = await client.fetch(LINK_PASSWORD_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, ...CHOSEN }),
    })
    return { client, result: await openResponse(response) }
  }

  test('is owned by the person who accepts the invitation, once', async () => {
    const token = linkOf(await send(desk.current.administrator, 'create', NEW))
    const { client } = await join(token)
    const { user } = await client.call(userEndpoints.getUser, { username: 'new-shop' })
    expect(user).toMatchObject({ isOwner: true, email: 'new@shop.test', accountName: 'Новый' })
    expect((await join(token)).result.error?.code).toBe('link-over')
    const again = await send(desk.current.administrator, 'ownerLink', { username: 'new-shop' })
    expect(again.error?.code).toBe('owner-has-joined')
  })

  test('gets another invitation, which invalidates the first', async () => {
    const first = linkOf(await send(desk.current.administrator, 'create', NEW))
    const again = await send(desk.current.administrator, 'ownerLink', { username: 'new-shop' })
    expect((await join(first)).result.error?.code).toBe('link-over')
    expect((await join(linkOf(again))).result.success).toBe(true)
  })

  test('is created once on concurrent requests', async () => {
    const { world, administrator } = desk.current
    const results = await Promise.all([1, 2, 3].map(() => send(administrator, 'create', NEW)))
    const codes = results.map(({ success, error }) => (success ? 'ok' : error?.code)).sort()
    expect(codes).toEqual(['ok', 'username-taken', 'username-taken'])
    const rows = await world.db.selectFrom('account').select('id').execute()
    expect(rows).toHaveLength(2)
  })
})

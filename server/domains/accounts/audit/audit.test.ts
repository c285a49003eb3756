import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { auditEndpoints } from '@/contract/endpoints/account/audit'
import { AUDIT_ACTIONS, AUDIT_KINDS, actionsOf } from '@/contract/entities/account/auditActions'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { membershipEndpoints } from '@/contract/endpoints/account/membership'
import { visit } from '../../../../test/server/client'
import { anAccount, anAlbum, aPerson, aWidget } from '../../../../test/server/factories'
import { openProvider, send } from '../../../../test/server/accounts/providerDesk'
import { auditAutomatic } from '../../../auth/audit'
import { hasMessage } from '../../../language/messages'

const desk = openProvider()
const { listAudit, listAuditPeople, exportAudit } = auditEndpoints

const NAMED = /\baction: [^,\n]*?'([a-z][a-z-]*\.[a-z][a-z_-]*)'/g

test('has words for every action that the back office records', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => path.join('server', file))
  const recorded = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(NAMED)].map(([, action = '']) => action),
  )
  expect(recorded.length).toBeGreaterThan(50)
  const known = Object.keys(AUDIT_ACTIONS)
  expect(
    recorded.filter((action) => !action.startsWith('server.') && !known.includes(action)),
  ).toEqual([])
  const messages = Object.values(AUDIT_ACTIONS).map(([, message]) => message)
  expect(messages.filter((message) => !hasMessage(message))).toEqual([])
  expect(AUDIT_KINDS.flatMap(actionsOf).sort()).toEqual(known.sort())
})

/** One entry of each side, each an hour after the other. */
async function someEntries() {
  const { world, shop, owner, moderator } = desk.current
  const album = await anAlbum(world, shop, '=Альбом; "x"')
  const HOUR = 3_600_000
  await owner.call(albumEditingEndpoints.saveAlbum, {
    params: { id: album.id },
    body: { name: '=Альбом; "y"' },
  })
  world.clock.advance(HOUR)
  await auditAutomatic(world.db, world, shop.id, {
    action: 'post.publish',
    entity: 'post',
    id: 999,
  })
  world.clock.advance(HOUR)
  await visit(moderator, 'shop', '@причина')
}

test.each([
  [{}, ['visit.begin', 'post.publish', 'album.save']],
  [{ kind: 'albums' }, ['album.save']],
  [{ kind: 'team' }, []],
  [{ person: 'system' }, ['post.publish']],
  [{ person: 'provider' }, ['visit.begin']],
  [{ person: 1 }, ['album.save']],
  [{ person: 99 }, []],
  [{ since: '2000-01-01T00:00:00.000Z', till: '2000-01-02T00:00:00.000Z' }, []],
] as const)('filters by %j', async (filter, actions) => {
  await someEntries()
  const { entries, paging } = await desk.current.owner.call(listAudit, { body: { filter } })
  expect(entries.map(({ action }) => action)).toEqual(actions)
  expect(paging.total).toBe(actions.length)
})

test('filters by a period that includes its start and excludes its end', async () => {
  await someEntries()
  const { owner } = desk.current
  const { entries } = await owner.call(listAudit, { body: {} })
  const [till, since] = entries.map(({ at }) => at)
  const found = await owner.call(listAudit, { body: { filter: { since, till } } })
  expect(found.entries).toEqual(entries.slice(1, 2))
})

test('names people and records, and marks deleted ones', async () => {
  await someEntries()
  const { world, shop, owner } = desk.current
  await aWidget(world, shop, { embed_id: 'embed0' })
  const { entries } = await owner.call(listAudit, { body: {} })
  expect(entries).toMatchObject([
    { side: 'provider', person: 'moderator@shop.test', thing: null, reason: '@причина' },
    { side: 'system', person: null, thing: { kind: 'post', id: '999', isThere: false } },
    { side: 'team', person: 'owner@shop.test', thing: { name: '=Альбом; "y"', isThere: true } },
  ])
  expect(await owner.call(listAuditPeople)).toEqual({
    people: [{ id: 1, name: 'owner@shop.test' }],
    hasProvider: true,
  })
})

test('shows nothing of another account, nor its names', async () => {
  await someEntries()
  const { world } = desk.current
  const other = await anAccount(world, 'other')
  const { id } = await anAlbum(world, other, 'Чужой')
  await auditAutomatic(world.db, world, desk.current.shop.id, {
    action: 'album.save',
    entity: 'album',
    id,
  })
  const { entries } = await desk.current.owner.call(listAudit, { body: {} })
  expect(entries[0]).toMatchObject({ thing: { name: null, isThere: false } })
  expect(JSON.stringify(entries)).not.toContain('Чужой')
})

test('is exported in the reader’s language and zone, without a formula', async () => {
  await someEntries()
  const { owner } = desk.current
  const { file } = await owner.call(exportAudit, {
    body: { filter: {}, timeZone: 'Asia/Vladivostok' },
  })
  const [head, begin, publish, save] = file.content.split('\r\n')
  expect(head).toBe('\uFEFFКогда;Кто;Чьё действие;Что сделано;С чем;Причина;Тариф и оплачено до')
  expect(begin).toContain(";Сотрудник сервиса;Сотрудник сервиса открыл аккаунт;;'@причина;")
  expect(publish).toContain(';;Автоматически;Пост опубликован;Пост № 999;;')
  expect(save).toContain('"Альбом «=Альбом; ""y""»"')
  const utc = await owner.call(exportAudit, { body: {} })
  expect(utc.file.content.split('\r\n')[1]?.slice(0, 16)).not.toBe(begin?.slice(0, 16))
  expect((await owner.attempt(exportAudit, { body: { timeZone: 'Mars/Base' } })).status).toBe(400)
})

test('marks the changes of the provider without a visit, and keeps those of the team', async () => {
  const { world, shop, owner, administrator } = desk.current
  await aPerson(world, shop, 'editor')
  const { teamMemberships } = await owner.call(membershipEndpoints.listTeamMemberships)
  const { id } = teamMemberships.find(({ email }) => email === 'editor@shop.test')!
  await owner.call(membershipEndpoints.deleteTeamMembership, { params: { id } })
  await send(administrator, 'suspend', { username: 'shop', reason: 'x' })
  await send(administrator, 'restore', { username: 'shop', reason: 'y' })
  const { entries } = await owner.call(listAudit, { body: {} })
  expect(entries.map(({ side }) => side)).toEqual(['provider', 'provider', 'team'])
  expect(entries[2]).toMatchObject({ thing: { kind: 'member', isThere: false } })
})

import { sourceEndpoints } from '@/contract/endpoints/sources'
import { userEndpoints } from '@/contract/endpoints/user'
import { keyFile, rotateKeys } from '../../secrets/keyFile'
import { openShop } from '../../../test/server/shopDesk'
import { openVkDesk, type VkDesk } from '../../../test/server/vk/vkDesk'
import { openToken, sealTokens } from './tokens'

const desk = openShop()
let network: VkDesk
beforeEach(async () => {
  network = await openVkDesk(desk)
  network.vk.posts = [network.withPhoto(1)]
})
afterEach(() => {
  network.close()
})

const stored = () =>
  desk.world.db.selectFrom('integration').select(['id', 'token']).executeTakeFirstOrThrow()

test('exposes a token of VK in no table, response or audit, whatever VK returns', async () => {
  const { token } = network.vk
  await network.connect()
  await network.run()
  network.vk.faults = [{ code: 5 }, { code: 100 }, { status: 200, body: `{"token":"${token}"}` }]
  for (let tries = 0; tries < 3; tries += 1) {
    desk.world.clock.advance(24 * 3_600_000)
    await network.run()
  }
  const responses = [
    await desk.client.call(sourceEndpoints.listIntegrations),
    await desk.client.call(sourceEndpoints.listSources),
    await desk.client.call(userEndpoints.getUser),
  ]
  expect(JSON.stringify(responses)).not.toContain(token)
  for (const table of ['integration', 'source', 'source_item', 'job', 'audit', 'post'] as const) {
    const rows = await desk.world.db.selectFrom(table).selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  }
  expect(JSON.stringify(desk.world.reported)).not.toContain(token)
})

test('encrypts plain tokens of an older version once', async () => {
  await network.connect()
  const { id } = await stored()
  await desk.world.db.updateTable('integration').set({ token: 'plain-token-0123456789' }).execute()
  expect(await sealTokens(desk.world)).toEqual({ sealed: 1, lost: 0 })
  const { token } = await stored()
  expect(token).not.toContain('plain')
  expect(openToken(desk.world, { id, token })).toBe('plain-token-0123456789')
  expect(await sealTokens(desk.world)).toEqual({ sealed: 0, lost: 0 })
})

test('encrypts all tokens again on a key rotation while readings go on', async () => {
  await network.connect()
  const before = await stored()
  rotateKeys(keyFile(desk.world.settings.secretsFile))
  expect(await sealTokens(desk.world)).toEqual({ sealed: 1, lost: 0 })
  expect((await stored()).token).not.toBe(before.token)
  await network.run()
  expect(await network.texts()).toEqual(['Запись 1'])
})

test('shows that a new token is needed when no key decrypts the stored one', async () => {
  await network.connect()
  rotateKeys(keyFile(desk.world.settings.secretsFile))
  rotateKeys(keyFile(desk.world.settings.secretsFile))
  expect(await sealTokens(desk.world)).toEqual({ sealed: 0, lost: 1 })
  await network.run()
  expect((await network.source()).reading).toMatchObject({
    state: 'stopped',
    problem: { action: 'connect' },
  })
  expect(await desk.client.attempt(sourceEndpoints.listVkGroups, { body: {} })).toMatchObject({
    error: { code: 'vk-token-refused' },
  })
})

test('reads a group with the operator’s key, even when the owner’s token has failed', async () => {
  await network.connect()
  desk.world.settings.vkServiceKey = 'service-key-of-the-operator'
  network.vk.token = 'service-key-of-the-operator'
  await network.run()
  expect(await network.texts()).toEqual(['Запись 1'])
})

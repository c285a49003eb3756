import { LOOK_PARAM, lookAddress } from '@/contract/widgets/embed'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { anAccount, aPerson, aWidget, type TestRole } from '../../../test/server/factories'
import { signIn } from '../../../test/server/client'
import { openShop } from '../../../test/server/shopDesk'
import { translate } from '../../language/messages'

const desk = openShop()
const HOUR = 60 * 60 * 1000

const seen = (embedId: string, look = '') =>
  desk.world.app.request(
    `/widget/v1/${embedId}?${new URLSearchParams({ [LOOK_PARAM]: look }).toString()}`,
    { headers: { Origin: 'https://shop.test' } },
  )
const status = async (embedId: string, look?: string) => (await seen(embedId, look)).status

async function ownWidget(mode: 'admin_mode' | 'disabled' | 'full_access' = 'admin_mode') {
  const { embed_id: embedId } = await aWidget(desk.world, desk.shop, { mode })
  const { look } = await desk.client.call(widgetEndpoints.lookAtWidget, { params: { id: embedId } })
  return { embedId, look }
}

test('shows a hidden widget with a preview token on the page opened from the cabinet, and to no other visitor', async () => {
  const { embedId, look } = await ownWidget()
  const response = await seen(embedId, look)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ embedId })
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(await status(embedId)).toBe(404)
})

test('forbids caches to store the preview, and the 404 without a token', async () => {
  const { embedId, look } = await ownWidget()
  const { headers } = await seen(embedId, look)
  expect(headers.get('Cache-Control')).toBe('private, no-store')
  expect(headers.get('ETag')).toBeNull()
  expect(headers.get('Vary')).toContain('*')
  expect((await seen(embedId)).headers.get('Cache-Control')).toBe('no-store')
})

test('shows the reason instead of the widget when a preview token is an hour old, to its person only', async () => {
  const { embedId, look } = await ownWidget()
  const answer = async () => (await seen(embedId, look)).json()
  desk.world.clock.advance(HOUR - 1)
  expect(await answer()).toMatchObject({ embedId })
  desk.world.clock.advance(1)
  expect(await answer()).toBe(translate('ru', 'server.preview-ended'))
  expect((await seen(embedId, look)).headers.get('Cache-Control')).toBe('private, no-store')
  expect(await status(embedId, `${look.slice(0, -1)}${look.endsWith('A') ? 'B' : 'A'}`)).toBe(404)
})

test('accepts a preview token for one widget, one person and one hour', async () => {
  const { embedId, look } = await ownWidget()
  const other = await ownWidget()
  const [, person = '', till = '', signed = ''] = look.split('.')
  const later = String(Number(till) + HOUR)
  const forged = [
    other.look,
    [other.embedId, person, till, signed].join('.'),
    [embedId, String(Number(person) + 1), till, signed].join('.'),
    [embedId, person, later, signed].join('.'),
    [embedId, person, till, `${signed.slice(0, -1)}${signed.endsWith('A') ? 'B' : 'A'}`].join('.'),
    [embedId, person, till].join('.'),
    [embedId, '99999', till, signed].join('.'),
    [embedId, person, 'Infinity', signed].join('.'),
    `${look}.`,
    '.'.repeat(20_000),
  ]
  for (const one of forged) expect(await status(embedId, one)).toBe(404)
})

test('does not show a widget of another account with a preview token', async () => {
  const stranger = await anAccount(desk.world, 'other')
  await aPerson(desk.world, stranger, 'owner', 'owner@other.test')
  const { embed_id } = await aWidget(desk.world, desk.shop, { mode: 'admin_mode' })
  const client = await signIn(desk.world, 'owner@other.test')
  const asked = { params: { id: embed_id }, username: 'other' }
  expect((await client.attempt(widgetEndpoints.lookAtWidget, asked)).status).toBe(404)
})

test.each<[string, (personId: number) => Promise<unknown>]>([
  [
    'leaves the account',
    (id) => desk.world.db.deleteFrom('member').where('person_id', '=', id).execute(),
  ],
  [
    'changes the password',
    (id) =>
      desk.world.db
        .updateTable('person')
        .set({ password_hash: 'another' })
        .where('id', '=', id)
        .execute(),
  ],
  [
    'may not sign in any more',
    (id) =>
      desk.world.db.updateTable('person').set({ password_hash: '' }).where('id', '=', id).execute(),
  ],
])('rejects a preview token when its person %s', async (_what, change) => {
  const place: TestRole = 'observer'
  const { id } = await aPerson(desk.world, desk.shop, place)
  const { embed_id: embedId } = await aWidget(desk.world, desk.shop, { mode: 'admin_mode' })
  const client = await signIn(desk.world, `${place}@shop.test`)
  const { look } = await client.call(widgetEndpoints.lookAtWidget, { params: { id: embedId } })
  expect(await status(embedId, look)).toBe(200)
  await change(id)
  expect(await status(embedId, look)).toBe(404)
})

test('does not show a disabled widget with a preview token, and ignores the token for a public widget', async () => {
  const off = await ownWidget('disabled')
  expect(await status(off.embedId, off.look)).toBe(404)
  const open = await ownWidget('full_access')
  expect((await seen(open.embedId, open.look)).headers.get('Cache-Control')).toContain('public')
})

test.each([
  ['https://shop.test/look?a=1#b', 'https://shop.test/look?a=1&vitrina-look=x.1#b'],
  [' shop.test/look ', 'https://shop.test/look?vitrina-look=x.1'],
  ['http://127.0.0.1:4301/', 'http://127.0.0.1:4301/?vitrina-look=x.1'],
  ['', null],
  ['two words', null],
  ['javascript:alert(1)', null],
  ['ftp://shop.test', null],
])('adds the token to the page %j: %s', (page, address) => {
  expect(lookAddress(page, 'x.1')).toBe(address)
})

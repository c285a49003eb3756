import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { accountPath, LOGIN_PATH, LOGOUT_PATH } from '@/contract/addresses'
import { endpointPath, CREATION_HEADER, WRITE_HEADER } from '@/contract/endpoint'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { profileEndpoints } from '@/contract/endpoints/account/profile'
import { createClient, logIn, signIn } from '../../test/server/client'
import { aPerson, anAccount } from '../../test/server/factories'
import { createTestWorld, type TestWorld } from '../../test/server/world'

const PAGE = 'https://cabinet.test'
const BACK_OFFICE = 'https://api.cabinet.test'

let world: TestWorld
afterEach(() => world.dispose())

async function open(backOfficeUrl = BACK_OFFICE) {
  world = await createTestWorld({ publicUrl: PAGE, backOfficeUrl })
  const account = await anAccount(world)
  await aPerson(world, account, 'owner')
  return 'owner@shop.test'
}

async function openAs(backOfficeUrl?: string) {
  const email = await open(backOfficeUrl)
  return signIn(world, email)
}

const create = endpointPath(albumEditingEndpoints.createAlbum, 'shop')
const fromPage = (origin: string, site: string) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Origin: origin, 'Sec-Fetch-Site': site },
  body: JSON.stringify({ name: 'Кухня' }),
})

test('allows requests with a session from the cabinet’s origin only', async () => {
  const owner = await openAs()
  const response = await owner.fetch(create, fromPage(PAGE, 'same-site'))
  expect(response.status).toBe(200)
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(PAGE)
  expect(response.headers.get('Access-Control-Allow-Credentials')).toBe('true')
  expect(response.headers.get('Vary')).toContain('Origin')
  for (const origin of ['https://evil.test', 'https://other.cabinet.test', 'null']) {
    const refused = await owner.fetch(create, fromPage(origin, 'same-site'))
    expect(refused.status).toBe(403)
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBeNull()
  }
})

test('responds to a browser’s preflight', async () => {
  await open()
  const response = await createClient(world).fetch(create, {
    method: 'OPTIONS',
    headers: { Origin: PAGE, 'Access-Control-Request-Method': 'POST' },
  })
  expect(response.status).toBe(204)
  const allowed = response.headers.get('Access-Control-Allow-Headers')
  expect(allowed).toBe(`Content-Type, ${WRITE_HEADER.name}, ${CREATION_HEADER}`)
})

test('lets the page read failed responses', async () => {
  await open()
  const payments = endpointPath(profileEndpoints.listPayments, 'shop')
  const response = await createClient(world).fetch(payments, { headers: { Origin: PAGE } })
  expect(response.status).toBe(401)
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(PAGE)
})

test('sets and clears the session cookie for the shared host', async () => {
  const email = await open()
  const client = createClient(world)
  const response = await logIn(client, email, 'window7')
  expect(response.headers.getSetCookie()[0]).toContain('Domain=cabinet.test')
  const end = await client.fetch(LOGOUT_PATH, { method: 'POST', headers: { Origin: PAGE } })
  const [cleared] = end.headers.getSetCookie()
  expect(cleared).toContain('Domain=cabinet.test')
  expect(cleared).toContain('Max-Age=0')
})

test('sets the cookie for one host only when page and back office share it', async () => {
  const email = await open(`${PAGE}:8443`)
  const response = await logIn(createClient(world), email, 'window7')
  expect(response.headers.getSetCookie()[0]).not.toContain('Domain')
})

test('the page’s policy allows connections to the back office, and its settings contain the address', async () => {
  const owner = await openAs()
  await mkdir(world.settings.distDir, { recursive: true })
  await writeFile(path.join(world.settings.distDir, 'cabinet.html'), '<head></head>')
  const page = await owner.fetch(accountPath('shop'))
  const policy = page.headers.get('Content-Security-Policy')
  expect(policy).toContain(`connect-src 'self' ${BACK_OFFICE};`)
  // Copies of pictures are calls too.
  expect(policy).toContain(` ${BACK_OFFICE}; media-src `)
  expect(await page.text()).toContain(`"backOfficeUrl":"${BACK_OFFICE}"`)
})

test('allows no other origin without the setting of a back office address, not even one of the same site', async () => {
  const owner = await openAs('')
  const response = await owner.fetch(create, fromPage(PAGE, 'same-site'))
  expect(response.status).toBe(403)
  const preflight = await owner.fetch(LOGIN_PATH, { method: 'OPTIONS', headers: { Origin: PAGE } })
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBeNull()
})

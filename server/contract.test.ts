import * as v from 'valibot'
import type { Endpoint } from '@/contract/endpoint'
import { allEndpoints, type EndpointName } from '@/contract/endpoints/all'
import { CALLS } from '../test/contract/calls'
import { TABLE } from '../test/contract/table'
import { createClient, signIn, signInVisiting, type Client } from '../test/server/client'
import { anAccount, aPerson, type TestRole } from '../test/server/factories'
import { vkGroups, withVk } from '../test/server/web/vk'
import { createTestWorld, type TestWorld } from '../test/server/world'

/** The callers, in the order of the table's columns. `outsider` owns another account; `visitor` has no session. */
const CALLERS = [
  'owner',
  'administrator',
  'marketer',
  'editor',
  'observer',
  'provider',
  'outsider',
  'visitor',
] as const
type Caller = (typeof CALLERS)[number]

const NAMES = Object.keys(allEndpoints) as EndpointName[]
/** Endpoints that invalidate sessions or visits need a separate person for each call. */
const OWN_PERSON: EndpointName[] = ['updatePassword', 'endVisit']

let world: TestWorld
let account: { id: number }
const clients = new Map<Caller, Client>()
let people = 0

beforeAll(async () => {
  world = await createTestWorld()
  withVk(world, { administered: vkGroups(2) })
  account = await anAccount(world)
  const other = await anAccount(world, 'other')
  await aPerson(world, other, 'owner', 'outsider@shop.test')
  for (const caller of CALLERS) {
    if (caller === 'visitor') clients.set(caller, createClient(world))
    else clients.set(caller, await signedIn(caller))
  }
})
afterAll(() => world.dispose())

async function signedIn(caller: Exclude<Caller, 'visitor'>, email = `${caller}@shop.test`) {
  if (caller !== 'outsider') await aPerson(world, account, caller satisfies TestRole, email)
  return caller === 'provider' ? signInVisiting(world, email) : signIn(world, email)
}

async function auditRows(): Promise<number> {
  const { count } = await world.db
    .selectFrom('audit')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The response to one caller: its status, and any violation of the contract. */
async function answerTo(caller: Caller, name: EndpointName): Promise<string> {
  const endpoint: Endpoint = allEndpoints[name]
  const isOwn = OWN_PERSON.includes(name) && caller !== 'visitor' && caller !== 'outsider'
  const client = isOwn
    ? await signedIn(caller, `${caller}${(people += 1)}@shop.test`)
    : clients.get(caller)!
  const { params, query, body, form } = await CALLS[name](world, account, `${caller}@shop.test`)
  const {
    status,
    success,
    body: answered,
    error,
    statusMessage,
  } = await client.attempt(endpoint, {
    ...(params ? { params } : {}),
    ...(query ? { query } : {}),
    ...(form ? { form } : {}),
    ...(body === undefined ? {} : { rawBody: body }),
  })
  if (success && status === 200) {
    const { issues } = v.safeParse(endpoint.response, answered)
    return issues ? `shape: ${issues.map((issue) => v.getDotPath(issue)).join()}` : 'ok'
  }
  if (!error?.code || !statusMessage) return `${status}: no words`
  return status === 200 ? error.code : String(status)
}

test('the table lists every endpoint of the contract', () => {
  expect(Object.keys(CALLS).sort()).toEqual([...NAMES].sort())
})

test('responds to each caller as in the table, and audits every change', async () => {
  const rows = []
  for (const name of NAMES) {
    const before = await auditRows()
    const responses = [await answerTo('owner', name)]
    const isAudited = (await auditRows()) > before
    for (const caller of CALLERS.slice(1)) responses.push(await answerTo(caller, name))
    rows.push([name, ...responses, isAudited ? 'yes' : 'no'])
  }
  const table = [['', ...CALLERS, 'audit'], ...rows]
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd(index === 0 ? 33 : 20))
        .join('')
        .trimEnd(),
    )
    .join('\n')
  // On a difference prints the whole table with the deviations.
  expect(`${table}\n`).toBe(TABLE)
})

import { sql } from 'kysely'
import { createClient, openResponse } from '../../test/server/client'
import { openShop } from '../../test/server/shopDesk'
import { DatabaseUnavailable } from '../errors/outage'
import { logEntry } from '../process/openLog'

const desk = openShop()
const ID = /^[0-9a-f-]{36}$/

test('gives every response a unique request id', async () => {
  const ids = new Set<string | null>()
  for (const target of ['/my/admin/accounts', '/widget/v1/none', '/nothing', '/health']) {
    const response = await createClient(desk.world).fetch(target)
    ids.add(response.headers.get('x-request-id'))
  }
  expect(ids.size).toBe(4)
  for (const id of ids) expect(id).toMatch(ID)
})

test('logs an internal error with method, path, account and request id, without the request’s content', async () => {
  const { world, client } = desk
  await sql`alter table album rename to elsewhere`.execute(world.db)
  const response = await client.fetch('/my/admin/shop/api/1.0.0/albums?token=secret')
  const { status, error } = await openResponse(response)
  expect(status).toBe(500)
  const [request] = world.reportedRequests
  expect(request).toMatchObject({
    id: response.headers.get('x-request-id'),
    method: 'GET',
    path: '/my/admin/shop/api/1.0.0/albums',
    account: 'shop',
    person: expect.any(Number) as number,
  })
  expect(error).toMatchObject({ code: 'failure', requestId: request?.id })
  const entry = logEntry(world.reported.splice(0)[0], request, new Date(0))
  expect(entry).toContain(
    `1970-01-01T00:00:00.000Z GET /my/admin/shop/api/1.0.0/albums account=shop/${request?.person} request=${request?.id}`,
  )
  expect(entry).not.toContain('secret')
})

test('does not log a user’s error and returns no request id for that error', async () => {
  const result = await openResponse(await createClient(desk.world).fetch('/nothing'))
  expect(result.error).not.toHaveProperty('requestId')
  expect(desk.world.reported).toEqual([])
})

test('logs an outage of the database in a single line with its cause', () => {
  const cause = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
  })
  expect(logEntry(cause, undefined, new Date(0))).toBe(
    '1970-01-01T00:00:00.000Z no-room: ENOSPC: no space left on device, write\n',
  )
  const lost = new DatabaseUnavailable('The database does not answer', { cause: new Error('gone') })
  expect(logEntry(lost, undefined, new Date(0))).toBe(
    '1970-01-01T00:00:00.000Z server-unavailable: The database does not answer ← gone\n',
  )
})

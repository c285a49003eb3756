import { Hono } from 'hono'
import { openResponse } from '../../test/server/client'
import { ApiError, refused } from '../errors/apiError'
import { respondWithFailure } from './respond'

let reported: unknown[] = []
beforeEach(() => {
  reported = []
})

/** The response to a caller when an error is thrown below a route. */
async function thrown(error: unknown) {
  const app = new Hono()
  app.get('/', () => {
    throw error
  })
  app.onError((failure, context) =>
    respondWithFailure(context, failure, 'en', (fault) => reported.push(fault)),
  )
  const response = await app.request('/')
  return { headers: response.headers, ...(await openResponse(response)) }
}

test('a refused input returns its code and its field, and is not reported', async () => {
  const failure = await thrown(refused('already-in-team', 'email', { email: 'a@shop.test' }))
  expect(failure).toMatchObject({
    status: 200,
    success: false,
    error: { code: 'already-in-team', field: 'email' },
  })
  expect(failure.error).not.toHaveProperty('requestId')
  expect(reported).toEqual([])
})

test('a failure returns data, facts and a retry time', async () => {
  const body = { revision: 4 }
  const facts = { maxBytes: 10 }
  const headers = { 'Retry-After': '7' }
  const failure = await thrown(new ApiError(409, 'stale-revision', { body, facts, headers }))
  expect(failure).toMatchObject({ status: 409, body, error: { code: 'stale-revision', ...facts } })
  expect(failure.headers.get('retry-after')).toBe('7')
  expect(failure.error).not.toHaveProperty('field')
})

test('an internal failure is reported once, and its response contains an id instead of its cause', async () => {
  const fault = new Error('no such table: session')
  const { status, error } = await thrown(fault)
  expect({ status, code: error?.code }).toEqual({ status: 500, code: 'failure' })
  expect(error).toHaveProperty('requestId', expect.stringMatching(/^[0-9a-f-]{36}$/))
  expect(JSON.stringify(error)).not.toContain('table')
  expect(reported).toEqual([fault])
})

test('returns a message for a record that was deleted in the meantime, and does not report it', async () => {
  const violation = Object.assign(new Error('violates foreign key constraint'), { code: '23503' })
  expect(await thrown(violation)).toMatchObject({
    status: 200,
    success: false,
    error: {
      code: 'gone-meanwhile',
      message: expect.stringContaining('just been deleted') as string,
    },
  })
  expect(reported).toEqual([])
})

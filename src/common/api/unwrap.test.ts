import * as v from 'valibot'
import { failureEnvelope, successEnvelope } from '@/contract/envelope'
import { unwrap } from './unwrap'

const schema = v.object({ count: v.number() })
const text = (value: unknown) => JSON.stringify(value)

test('returns the validated body of a successful response', () => {
  expect(unwrap(200, text(successEnvelope({ count: 1 })), schema)).toEqual({ data: { count: 1 } })
})

test.each([
  ['an error object', { message: 'Taken', code: 'taken' }, 'Taken'],
  ['an array', ['Taken'], 'No'],
  ['an object without a message', { code: 'taken' }, 'No'],
])('returns the message of a failed envelope with %s', (_name, error, message) => {
  expect(unwrap(200, text(failureEnvelope('No', error)), schema)).toMatchObject({
    error: { kind: 'envelope', message },
  })
})

test('keeps the measured values of a refusal', () => {
  const error = { message: 'Small', code: 'image-too-small', width: 100, height: 80 }
  expect(unwrap(200, text(failureEnvelope('No', error)), schema)).toMatchObject({
    error: { code: 'image-too-small', values: { width: 100, height: 80 } },
  })
})

test('returns a status together with the message of its envelope', () => {
  expect(unwrap(403, text(failureEnvelope('No right')), schema)).toMatchObject({
    error: { kind: 'http', status: 403, statusMessage: 'No right' },
  })
})

test.each([
  [
    'an envelope without its body',
    200,
    text({ data: { response: {}, request: { success: true } } }),
    'missing-body',
  ],
  ['an empty response', 200, '', 'missing-body'],
  ['JSON that is not an envelope', 200, '{}', 'missing-body'],
  ['text that is not JSON', 200, '<html>', 'parse'],
  ['an error page of a proxy', 502, '<html>', 'http'],
])('reports the response: %s', (_name, status, body, kind) => {
  expect(unwrap(status, body, schema)).toMatchObject({ error: { kind } })
})

test('reports the paths of problems in an invalid body, never its values', () => {
  const answer = unwrap(200, text(successEnvelope({ count: 'secret' })), schema)
  expect(answer).toEqual({ error: { kind: 'schema', issues: ['count'] } })
})

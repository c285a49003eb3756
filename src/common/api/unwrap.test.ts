import * as v from 'valibot'
import { failureEnvelope, successEnvelope } from '@/contract/envelope'
import { unwrap } from './unwrap'

const schema = v.object({ count: v.number() })
const text = (value: unknown) => JSON.stringify(value)

test('a good answer is its checked body', () => {
  expect(unwrap(200, text(successEnvelope({ count: 1 })), schema)).toEqual({ data: { count: 1 } })
})

test.each([
  ['an error object', { message: 'Taken', code: 'taken' }, 'Taken'],
  ['an array', ['Taken'], 'No'],
  ['an object without a message', { code: 'taken' }, 'No'],
])('a failed envelope with %s says the right words', (_name, error, message) => {
  expect(unwrap(200, text(failureEnvelope('No', error)), schema)).toMatchObject({
    error: { kind: 'envelope', message },
  })
})

test('measured figures of a refusal are kept', () => {
  const error = { message: 'Small', code: 'image-too-small', width: 100, height: 80 }
  expect(unwrap(200, text(failureEnvelope('No', error)), schema)).toMatchObject({
    error: { code: 'image-too-small', values: { width: 100, height: 80 } },
  })
})

test('a status is told with the words of its envelope', () => {
  expect(unwrap(403, text(failureEnvelope('No right')), schema)).toMatchObject({
    error: { kind: 'http', status: 403, statusMessage: 'No right' },
  })
})

test.each([
  ['no body', 200, text({ data: { response: {}, request: { success: true } } }), 'missing-body'],
  ['nothing at all', 200, '', 'missing-body'],
  ['no envelope', 200, '{}', 'missing-body'],
  ['no JSON', 200, '<html>', 'parse'],
  ['a page of a proxy', 502, '<html>', 'http'],
])('%s is told as such', (_name, status, body, kind) => {
  expect(unwrap(status, body, schema)).toMatchObject({ error: { kind } })
})

test('a body of the wrong shape names paths, never values', () => {
  const answer = unwrap(200, text(successEnvelope({ count: 'secret' })), schema)
  expect(answer).toEqual({ error: { kind: 'schema', issues: ['count'] } })
})

import { failureEnvelope, openEnvelope, successEnvelope } from './envelope'

test('opens an envelope with and without the outer object “data”', () => {
  const envelope = successEnvelope({ albums: 1 })
  const opened = { body: { albums: 1 }, success: true, error: null, statusMessage: 'OK' }
  expect(openEnvelope(envelope)).toEqual(opened)
  expect(openEnvelope(envelope.data)).toEqual(opened)
})

test('keeps the error object of a failure, but not an array', () => {
  expect(openEnvelope(failureEnvelope('No', { message: 'Taken', code: 'taken' }))?.error).toEqual({
    message: 'Taken',
    code: 'taken',
  })
  expect(openEnvelope(failureEnvelope('No', ['Taken']))).toMatchObject({
    error: null,
    statusMessage: 'No',
  })
})

test('accepts a failure without details', () => {
  expect(failureEnvelope('No').data).toEqual({
    response: {},
    request: { success: false, error: [], statusMessage: 'No' },
  })
  expect(openEnvelope({ request: { success: false } })).toEqual({
    body: undefined,
    success: false,
    error: null,
    statusMessage: undefined,
  })
})

test.each([null, 'text', [], {}, { data: {} }])('rejects a malformed envelope: %j', (json) => {
  expect(openEnvelope(json)).toBeNull()
})

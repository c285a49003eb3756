import { failureMessage } from './apiError'

/** A report to support is offered with it. */
const FAULT = { id: 'serverError', isFault: true }

test.each([
  ['a refusal', { kind: 'envelope', message: 'Такой альбом есть' }, { text: 'Такой альбом есть' }],
  ['a refusal without a message', { kind: 'envelope', message: '' }, FAULT],
  [
    'a status with a message',
    { kind: 'http', status: 404, statusMessage: 'Нет такого поста' },
    { text: 'Нет такого поста' },
  ],
  [
    'status 500, without the server’s own text',
    { kind: 'http', status: 500, statusMessage: 'NullPointer' },
    FAULT,
  ],
  [
    'status 507, with the server’s own text',
    { kind: 'http', status: 507, statusMessage: 'Кончилось место' },
    { text: 'Кончилось место', isFault: true },
  ],
  ['an error page of a proxy', { kind: 'http', status: 503 }, FAULT],
  ['a missing body', { kind: 'missing-body' }, FAULT],
  [
    'a request that the back office cannot read',
    { kind: 'http', status: 400, code: 'bad-request', statusMessage: 'Обновите страницу' },
    { text: 'Обновите страницу', isFault: true },
  ],
  ['an exception', new Error('undefined is not a function'), FAULT],
  ['a failed request', { kind: 'network' }, { id: 'serverError' }],
  ['a request without an answer in time', { kind: 'timeout' }, { id: 'serverError' }],
  ['status 403, which shows none', { kind: 'http', status: 403 }, null],
  ['status 401, which shows none', { kind: 'http', status: 401 }, null],
  ['an aborted request, which shows none', { kind: 'aborted' }, null],
])('returns the message for %s', (_name, error, message) => {
  expect(failureMessage(error)).toEqual(message)
})

import { failureMessage } from './apiError'

test.each([
  ['a refusal', { kind: 'envelope', message: 'Такой альбом есть' }, { text: 'Такой альбом есть' }],
  ['a refusal without a message', { kind: 'envelope', message: '' }, { id: 'serverError' }],
  [
    'a status with a message',
    { kind: 'http', status: 404, statusMessage: 'Нет такого поста' },
    { text: 'Нет такого поста' },
  ],
  [
    'status 500, without the server’s own text',
    { kind: 'http', status: 500, statusMessage: 'NullPointer' },
    { id: 'serverError' },
  ],
  [
    'status 507, with the server’s own text',
    { kind: 'http', status: 507, statusMessage: 'Кончилось место' },
    { text: 'Кончилось место' },
  ],
  ['an error page of a proxy', { kind: 'http', status: 503 }, { id: 'serverError' }],
  ['a missing body', { kind: 'missing-body' }, { id: 'serverError' }],
  ['a failed request', { kind: 'network' }, { id: 'serverError' }],
  ['status 403, which shows none', { kind: 'http', status: 403 }, null],
  ['status 401, which shows none', { kind: 'http', status: 401 }, null],
  ['an aborted request, which shows none', { kind: 'aborted' }, null],
])('returns the message for %s', (_name, error, message) => {
  expect(failureMessage(error)).toEqual(message)
})

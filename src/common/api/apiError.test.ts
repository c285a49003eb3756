import { failureMessage } from './apiError'

test.each([
  ['a refusal', { kind: 'envelope', message: 'Такой альбом есть' }, { text: 'Такой альбом есть' }],
  ['a refusal without words', { kind: 'envelope', message: '' }, { id: 'serverError' }],
  [
    'a status with words',
    { kind: 'http', status: 404, statusMessage: 'Нет такого поста' },
    { text: 'Нет такого поста' },
  ],
  [
    'a server that broke, whatever it says',
    { kind: 'http', status: 500, statusMessage: 'NullPointer' },
    { id: 'serverError' },
  ],
  [
    'a server without room, in its words',
    { kind: 'http', status: 507, statusMessage: 'Кончилось место' },
    { text: 'Кончилось место' },
  ],
  ['a page of a proxy', { kind: 'http', status: 503 }, { id: 'serverError' }],
  ['no body', { kind: 'missing-body' }, { id: 'serverError' }],
  ['no network', { kind: 'network' }, { id: 'serverError' }],
  ['a lost right, which is the rule of 403', { kind: 'http', status: 403 }, null],
  ['a lost session, which is the rule of 401', { kind: 'http', status: 401 }, null],
  ['an aborted call', { kind: 'aborted' }, null],
])('returns the message for %s', (_name, error, message) => {
  expect(failureMessage(error)).toEqual(message)
})

import { presentProblem } from './readingProblem'

test.each([
  ['reading-account-suspended', 'Аккаунт приостановлен: новые посты не загружаются.', 'tariff'],
  ['network-key', expect.any(String), 'connect'],
  ['unknown-of-a-later-version', expect.any(String), 'read'],
])(
  'returns for %s why a source is not read, and the action that repairs it',
  (code, text, action) => {
    expect(presentProblem('ru', { code, values: { network: 'vk' } })).toEqual({ text, action })
  },
)

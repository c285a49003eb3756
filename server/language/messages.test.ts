import { LOCALES } from '@/contract/locale'
import serverEn from '../../translations/server/en.json'
import serverRu from '../../translations/server/ru.json'
import sharedEn from '../../translations/shared/en.json'
import sharedRu from '../../translations/shared/ru.json'
import { hasMessage, translate } from './messages'

test('has the same messages in both languages', () => {
  expect(Object.keys(serverEn).sort()).toEqual(Object.keys(serverRu).sort())
  expect(Object.keys(sharedEn).sort()).toEqual(Object.keys(sharedRu).sort())
})

const VALUES = {
  title: 'Просмотры',
  name: 'colour',
  fileName: 'Фото {1} <b>.jpg',
  sizeMb: 12.5,
  maxMb: 10,
  max: 10,
  width: 1,
  height: 2,
  minSide: 480,
  side: 'each',
  formats: '.jpg',
  codec: 'HEVC',
  minimum: 6,
  symbols: '{}',
  value: 'x',
  seconds: 15,
  count: 20_000,
  username: 'shop',
  email: 'a@b.co',
  url: 'http://x',
  password: 'x',
  folder: './data',
  address: 'http://x',
  origin: 'http://x',
  inviter: 'Анна {0}',
  shop: 'Магазин «<b>»',
  hours: 24,
  days: 30,
  detail: 'other',
  page: 2,
  line: 12,
  column: 3,
  status: 502,
  network: 'vk',
  sealed: 2,
  lost: 1,
  currency: 'RUB',
  limit: 500,
  notice: 'x',
  ended: '18 марта 2026 г.',
  frozen: '1 апреля 2026 г.',
  monthEnd: '1 апреля 2026 г.',
  old: 'a@b.co',
  plan: 'start',
  way: 'more',
  change: '13 %',
  before: '1 100',
  caption: 'Маки {0}',
  hasCaption: 'yes',
  opens: 5,
  clicks: 2,
  account: '40702810',
  bank: 'Банк',
  bik: '044525225',
  words: 'десять рублей',
  date: '1 апреля 2026 г.',
  reason: 'x',
  company: 'ООО «<b>»',
  months: 12,
  amount: '10,00',
  number: 12,
  payment: '2f0c-11',
  rows: 120,
  files: 3,
  theirs: 2,
  ours: 1,
  needed: 12_500,
  free: 3200,
  table: 'post',
  what: 'x',
  kind: 'Пост',
  id: 12,
}

test.each(LOCALES)('formats every message in %s', (locale) => {
  for (const id of Object.keys({ ...serverRu, ...sharedRu })) {
    expect(translate(locale, id, VALUES)).toBeTruthy()
  }
})

test('formats numbers by language and keeps names unchanged', () => {
  expect(translate('ru', 'upload.file-too-large', VALUES)).toBe(
    '«Фото {1} <b>.jpg»: файл больше 10 МБ, в нём 12,5 МБ',
  )
  expect(translate('en', 'upload.file-too-large', VALUES)).toContain('12.5 MB')
})

test('throws on an unknown message', () => {
  expect(hasMessage('server.nothing')).toBe(false)
  expect(() => translate('ru', 'server.nothing')).toThrow('server.nothing')
})

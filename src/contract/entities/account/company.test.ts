import * as v from 'valibot'
import { companySchema, isInn } from './company'

test.each([
  ['7707083893', true],
  ['7707083894', false],
  ['500100732259', true],
  ['500100732258', false],
  ['0000000000', false],
  ['770708389', false],
  ['77070838931', false],
  ['77O7083893', false],
])('%s is an INN: %s', (inn, is) => {
  expect(isInn(inn)).toBe(is)
})

const company = { name: ' ООО ', inn: ' 7707083893 ', kpp: '773601001', address: 'Москва' }

test.each([
  ['a company', {}, null],
  ['a sole trader without a KPP', { inn: '500100732259', kpp: '' }, null],
  ['a sole trader with a KPP', { inn: '500100732259' }, 'wrong-kpp'],
  ['a company without a KPP', { kpp: '' }, 'wrong-kpp'],
  ['a company with letters in its KPP', { kpp: 'abcdefghi' }, 'wrong-kpp'],
  ['a company with a wrong INN', { inn: '7707083894' }, 'wrong-inn'],
  ['a company with a blank name', { name: '   ' }, 'empty-field'],
  ['a company with a line break in its address', { address: 'Москва\nул.' }, 'only-spaces'],
])('validates the details of %s', (_what, changes, message) => {
  const result = v.safeParse(companySchema, { ...company, ...changes })
  expect(result.issues?.[0].message ?? null).toBe(message)
})

import { adsProblem, type AdsProblem } from './adsProblem'
import type { AdsMarker } from '@/contract/entities/posts/post'

const marker = (info: Partial<AdsMarker['info']>, isEnabled = true): AdsMarker => ({
  id: 0,
  isEnabled,
  info: { erid: '2Vtz', advertiser: 'ООО «Ромашка»', inn: '7700000000', note: '', ...info },
  customization: { color: '#ffffff', backgroundColor: '#000000' },
})

test.each<[string, AdsMarker | null, AdsProblem | null]>([
  ['no label', null, null],
  ['a complete label', marker({}), null],
  ['a complete label with a note', marker({ note: '18+' }), null],
  ['a label that is off', marker({ erid: '', inn: ' ' }, false), null],
  ['no erid', marker({ erid: '' }), { code: 'fill-advertising-fields', field: 'erid' }],
  [
    'no advertiser',
    marker({ advertiser: '' }),
    { code: 'fill-advertising-fields', field: 'advertiser' },
  ],
  ['no INN', marker({ inn: '' }), { code: 'fill-advertising-fields', field: 'inn' }],
  ['a blank erid', marker({ erid: '  ' }), { code: 'only-spaces-error', field: 'erid' }],
  ['a blank note', marker({ note: '\n ' }), { code: 'only-spaces-error', field: 'note' }],
  [
    'several problems, of which the first is returned',
    marker({ advertiser: ' ', inn: '' }),
    { code: 'only-spaces-error', field: 'advertiser' },
  ],
])('checks an advertising label: %s', (_name, value, problem) => {
  expect(adsProblem(value)).toEqual(problem)
})

import { FIT, fitOf, inOtherLayout, ranked } from './matching'

test.each([
  ['ghbdtn', 'привет'],
  ['фдигьы', 'albums'],
  ['FKM,JVS', 'альбомы'],
  ['`krf', 'ёлка'],
  ['12 a', '12 ф'],
])('reads «%s» as the same keys of the other layout: «%s»', (typed, meant) => {
  expect(inOtherLayout(typed)).toBe(meant)
})

test.each([
  ['альбомы', ['Альбомы', 'Albums'], FIT.exact],
  ['ALBUMS', ['Альбомы', 'Albums'], FIT.exact],
  ['альб', ['Альбомы'], FIT.beginning],
  ['елка', ['Ёлка 2026'], FIT.beginning],
  ['ёлка', ['Елка 2026'], FIT.beginning],
  ['виджет созд', ['Создать виджет: истории'], FIT.words],
  ['льбом', ['Альбомы'], FIT.inside],
  ['фдиг', ['Albums'], FIT.beginning],
  ['фдиь', ['Albums'], FIT.letters],
  ['fkm,', ['Альбомы'], FIT.beginning],
  ['ол', ['Альбомы'], FIT.none],
  ['вид', ['Альбомы', 'Albums'], FIT.none],
] as const)('«%s» fits %j by %d', (typed, names, fit) => {
  expect(fitOf(typed, names)).toBe(fit)
})

test('puts the best fit first, and recent choices before others that fit as well', () => {
  const thing = (id: string, name: string) => ({ id, names: [name] })
  const things = [
    thing('inside', 'Фотоальбом'),
    thing('words', 'Создать альбом'),
    thing('one', 'Альбом лета'),
    thing('other', 'Альбом зимы'),
    thing('none', 'Виджеты'),
    thing('exact', 'Альбом'),
  ]
  const ids = (recent: string[]) => ranked(things, 'альбом', recent).map(({ id }) => id)
  expect(ids([])).toEqual(['exact', 'one', 'other', 'words', 'inside'])
  expect(ids(['inside', 'other'])).toEqual(['exact', 'other', 'one', 'words', 'inside'])
})

import type { WidgetMode } from '@/contract/entities/widgets/widget'
import { DEFAULT_GALLERY_SETTINGS } from '@/contract/widgets/settings/gallerySettings'
import { nameOfCopy, nextWidgetName, seenAlbums, sortWidgets } from './widgetList'

const gallery = (role: string) => ({ role, widgetType: 'gallery' as const })
const widget = (role: string, embedId = role) => ({
  ...gallery(role),
  embedId,
  isEnabled: 'full_access' as const,
  gallerySettings: DEFAULT_GALLERY_SETTINGS,
  revision: 1,
})

describe('nextWidgetName', () => {
  it.each([
    ['there is no widget yet', [], 'Галерея #1'],
    ['the first number is used', [gallery('Галерея #1')], 'Галерея #2'],
    ['the numbers have a gap', [gallery('Галерея #1'), gallery('Галерея #3')], 'Галерея #2'],
    ['other titles have no number', [gallery('Главная'), gallery('Галерея')], 'Галерея #1'],
    [
      'a widget of another type has the number',
      [{ role: 'Галерея #1', widgetType: 'story' as const }],
      'Галерея #1',
    ],
  ])('returns the next name when %s', (_case, widgets, name) => {
    expect(nextWidgetName('Галерея', widgets, 'gallery')).toBe(name)
  })
})

const copyWords = (name: string, number: number) =>
  number === 1 ? `${name} (копия)` : `${name} (копия ${number})`

test.each([
  ['Главная', [], 'Главная (копия)'],
  ['Главная', ['Главная (копия)'], 'Главная (копия 2)'],
  ['Я'.repeat(100), [], `${'Я'.repeat(92)} (копия)`],
])('calls a copy of %s, beside %j, %s', (original, taken, name) => {
  const widgets = taken.map((role) => ({ role }))
  expect(nameOfCopy(original, widgets, copyWords)).toBe(name)
})

describe('sortWidgets', () => {
  it('sorts by title regardless of case, without changing its argument', () => {
    const widgets = [widget('ёлка'), widget('Яблоки'), widget('абрикос'), widget('Ель')]
    expect(sortWidgets(widgets, 'ru').map(({ role }) => role)).toEqual([
      'абрикос',
      'ёлка',
      'Ель',
      'Яблоки',
    ])
    expect(widgets[0]?.role).toBe('ёлка')
  })

  it('keeps the same order for the same title', () => {
    const widgets = [widget('Дом', 'b'), widget('дом', 'a')]
    expect(sortWidgets(widgets, 'ru').map(({ embedId }) => embedId)).toEqual(['a', 'b'])
  })
})

test('lists each album of public widgets once', () => {
  const of = (albums: number[], isEnabled: WidgetMode) => ({
    ...widget('Галерея'),
    isEnabled,
    gallerySettings: { ...DEFAULT_GALLERY_SETTINGS, albums },
  })
  expect([
    ...seenAlbums([
      of([1, 2], 'full_access'),
      of([2, 3], 'full_access'),
      of([4], 'admin_mode'),
      of([5], 'disabled'),
    ]),
  ]).toEqual([1, 2, 3])
})

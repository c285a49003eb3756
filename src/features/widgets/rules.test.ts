import { DEFAULT_GALLERY_SETTINGS, type GallerySettings } from '@/contract/entities/widget'
import {
  changedSettings,
  effectiveSettings,
  isLoadMoreOn,
  loadMoreSwitched,
  nextWidgetName,
  parseNumericSetting,
  sortWidgets,
} from './rules'

const settings = (part: Partial<GallerySettings> = {}): GallerySettings => ({
  ...DEFAULT_GALLERY_SETTINGS,
  ...part,
})
const gallery = (role: string) => ({ role, widgetType: 'gallery' as const })
const widget = (role: string, embedId = role) => ({
  ...gallery(role),
  embedId,
  isEnabled: 'full_access' as const,
  gallerySettings: DEFAULT_GALLERY_SETTINGS,
})

describe('nextWidgetName', () => {
  it.each([
    ['there is none yet', [], 'Галерея #1'],
    ['the first is taken', [gallery('Галерея #1')], 'Галерея #2'],
    ['there is a gap', [gallery('Галерея #1'), gallery('Галерея #3')], 'Галерея #2'],
    ['other titles do not count', [gallery('Главная'), gallery('Галерея')], 'Галерея #1'],
    [
      'another type has the number',
      [{ role: 'Галерея #1', widgetType: 'story' as const }],
      'Галерея #1',
    ],
  ])('%s', (_case, widgets, name) => {
    expect(nextWidgetName('Галерея', widgets, 'gallery')).toBe(name)
  })
})

describe('sortWidgets', () => {
  it('is alphabetical whatever the case, and leaves its argument alone', () => {
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

describe('changedSettings', () => {
  it.each<[string, Partial<GallerySettings>, Partial<GallerySettings>, object]>([
    ['nothing', {}, {}, {}],
    ['one number', {}, { cols: 5 }, { cols: 5 }],
    ['a list with the same items', { albums: [1, 2] }, { albums: [1, 2] }, {}],
    ['a list with one more', { albums: [1] }, { albums: [1, 2] }, { albums: [1, 2] }],
    ['a list in another order', { albums: [1, 2] }, { albums: [2, 1] }, { albums: [2, 1] }],
    ['a cleared one', {}, { load_more_spacing: null }, { load_more_spacing: null }],
  ])('%s', (_case, saved, current, changed) => {
    expect(changedSettings(settings(saved), settings(current))).toEqual(changed)
  })
})

describe('parseNumericSetting', () => {
  it.each([
    ['4', 4],
    [' 4 ', 4],
    ['4.9', 4],
    ['12px', 8],
    ['0', 1],
    ['-3', 1],
    ['999', 8],
    ['', null],
    ['four', null],
  ])('%j is %j columns', (text, number) => {
    expect(parseNumericSetting('cols', text)).toBe(number)
  })
})

describe('load-more', () => {
  it.each([
    ['', '', false],
    ['1', '', true],
    ['', '1', true],
    ['1', '1', true],
  ] as const)('load_more %j and auto_load_more %j: %j', (load_more, auto_load_more, isOn) => {
    expect(isLoadMoreOn({ load_more, auto_load_more })).toBe(isOn)
  })

  it('blanks the rest when it is off', () => {
    const off = settings({ load_more: '', load_more_text: 'Показать', load_more_spacing: 40 })
    expect(effectiveSettings(off)).toMatchObject({
      load_more: '',
      auto_load_more: '',
      load_more_text: 'Ещё',
      load_more_spacing: null,
    })
  })

  it('is set to 1 when the automatic one needs it', () => {
    const automatic = settings({ load_more: '', auto_load_more: '1' })
    expect(effectiveSettings(automatic)).toMatchObject({ load_more: '1', auto_load_more: '1' })
  })

  it.each([
    ['  ', 'Ещё'],
    [' Показать ', 'Показать'],
  ])('the text %j becomes %j', (load_more_text, text) => {
    expect(effectiveSettings(settings({ load_more_text })).load_more_text).toBe(text)
  })

  it('comes back with the text it had, and with a spacing', () => {
    const off = loadMoreSwitched(settings({ load_more_text: 'Дальше', auto_load_more: '1' }), false)
    expect(isLoadMoreOn(off)).toBe(false)
    expect(loadMoreSwitched({ ...off, load_more_spacing: null }, true)).toMatchObject({
      load_more: '1',
      auto_load_more: '',
      load_more_text: 'Дальше',
      load_more_spacing: DEFAULT_GALLERY_SETTINGS.load_more_spacing,
    })
  })
})

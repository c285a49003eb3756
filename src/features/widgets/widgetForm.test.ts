import { DEFAULT_STORIES_SETTINGS } from '@/contract/widgets/settings/storiesSettings'
import {
  DEFAULT_GALLERY_SETTINGS,
  type GallerySettings,
} from '@/contract/widgets/settings/gallerySettings'
import {
  changedSettings,
  changesOf,
  hasChanges,
  isTitleRefused,
  rebasedForm,
  type WidgetForm,
} from './widgetForm'

type GalleryForm = Extract<WidgetForm, { widgetType: 'gallery' }>

const form = (part: Partial<GalleryForm> = {}): GalleryForm => ({
  widgetType: 'gallery',
  revision: 1,
  role: 'Главная',
  isEnabled: 'full_access',
  gallerySettings: DEFAULT_GALLERY_SETTINGS,
  ...part,
})
const withSettings = (part: Partial<GallerySettings>) =>
  form({ gallerySettings: { ...DEFAULT_GALLERY_SETTINGS, ...part } })

const settings = (part: Partial<GallerySettings> = {}): GallerySettings => ({
  ...DEFAULT_GALLERY_SETTINGS,
  ...part,
})

describe('isTitleRefused', () => {
  it.each([
    ['', true],
    [' \t\n ', true],
    ['Дом', false],
  ])('returns for %j: %j', (title, isRefused) => {
    expect(isTitleRefused(title)).toBe(isRefused)
  })
})

describe('changesOf', () => {
  it.each([
    ['nothing', form(), { gallerySettings: {} }],
    ['the title', form({ role: 'Кухня' }), { role: 'Кухня', gallerySettings: {} }],
    ['spaces around the title', form({ role: ' Главная  ' }), { gallerySettings: {} }],
    [
      'the visibility',
      form({ isEnabled: 'disabled' }),
      { isEnabled: 'disabled', gallerySettings: {} },
    ],
    ['one setting', withSettings({ cols: 6 }), { gallerySettings: { cols: 6 } }],
    [
      'load-more switched off',
      withSettings({ load_more: '' }),
      { gallerySettings: { load_more: '', load_more_spacing: null } },
    ],
  ])('returns the changes of %s', (_case, draft, changes) => {
    expect(changesOf(form(), draft)).toEqual({ revision: 1, ...changes })
    expect(hasChanges(form(), draft)).toBe(JSON.stringify(changes) !== '{"gallerySettings":{}}')
  })

  it('always returns the theme of stories, although the theme alone is not an unsaved change', () => {
    const stories: WidgetForm = {
      widgetType: 'story',
      role: 'Истории',
      isEnabled: 'full_access',
      revision: 3,
      gallerySettings: DEFAULT_STORIES_SETTINGS,
    }
    const draft = { ...stories, gallerySettings: { ...DEFAULT_STORIES_SETTINGS, per_page: 5 } }
    expect(changesOf(stories, draft).gallerySettings).toEqual({ theme: 'light', per_page: 5 })
    expect(hasChanges(stories, draft)).toBe(true)
    expect(hasChanges(stories, stories)).toBe(false)
  })

  it('does not return the text of a button that is not shown', () => {
    const saved = withSettings({ load_more: '', load_more_spacing: null })
    const draft = withSettings({ load_more: '', load_more_text: 'Дальше', load_more_spacing: 8 })
    expect(hasChanges(saved, draft)).toBe(false)
  })
})

describe('changedSettings', () => {
  it.each<[string, Partial<GallerySettings>, Partial<GallerySettings>, object]>([
    ['nothing', {}, {}, {}],
    ['one number', {}, { cols: 5 }, { cols: 5 }],
    ['a list with the same items', { albums: [1, 2] }, { albums: [1, 2] }, {}],
    ['a list with one more item', { albums: [1] }, { albums: [1, 2] }, { albums: [1, 2] }],
    ['a list in another order', { albums: [1, 2] }, { albums: [2, 1] }, { albums: [2, 1] }],
    ['a cleared number', {}, { load_more_spacing: null }, { load_more_spacing: null }],
  ])('returns the changes of %s', (_case, saved, current, changed) => {
    expect(changedSettings(settings(saved), settings(current))).toEqual(changed)
  })
})

describe('rebasedForm', () => {
  it('returns the saved values and the changes made during the save', () => {
    const sent = form({
      role: ' Кухня ',
      gallerySettings: { ...DEFAULT_GALLERY_SETTINGS, cols: 5 },
    })
    const draft: GalleryForm = {
      ...sent,
      isEnabled: 'disabled',
      gallerySettings: { ...sent.gallerySettings, spacing: 20 },
    }
    const saved = form({
      role: 'Кухня',
      gallerySettings: { ...DEFAULT_GALLERY_SETTINGS, cols: 5, count: 9 },
    })
    expect(rebasedForm(draft, sent, saved)).toEqual({
      widgetType: 'gallery',
      revision: 1,
      role: 'Кухня',
      isEnabled: 'disabled',
      gallerySettings: { ...saved.gallerySettings, spacing: 20 },
    })
  })
})

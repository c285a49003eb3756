import { DEFAULT_GALLERY_SETTINGS } from '@/contract/entities/widget'
import { changesOf, hasChanges, isTitleRefused, rebasedForm, type GalleryForm } from './galleryForm'

const form = (part: Partial<GalleryForm> = {}): GalleryForm => ({
  role: 'Главная',
  isEnabled: 'full_access',
  gallerySettings: DEFAULT_GALLERY_SETTINGS,
  ...part,
})
const withSettings = (part: Partial<GalleryForm['gallerySettings']>) =>
  form({ gallerySettings: { ...DEFAULT_GALLERY_SETTINGS, ...part } })

describe('isTitleRefused', () => {
  it.each([
    ['', true],
    [' \t\n ', true],
    ['Дом', false],
  ])('%j: %j', (title, isRefused) => {
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
      'load-more off',
      withSettings({ load_more: '' }),
      { gallerySettings: { load_more: '', load_more_spacing: null } },
    ],
  ])('%s', (_case, draft, changes) => {
    expect(changesOf(form(), draft)).toEqual(changes)
    expect(hasChanges(form(), draft)).toBe(JSON.stringify(changes) !== '{"gallerySettings":{}}')
  })

  it('does not count the text of a button that is not shown', () => {
    const saved = withSettings({ load_more: '', load_more_spacing: null })
    const draft = withSettings({ load_more: '', load_more_text: 'Дальше', load_more_spacing: 8 })
    expect(hasChanges(saved, draft)).toBe(false)
  })
})

describe('rebasedForm', () => {
  it('takes what was saved and keeps what was typed meanwhile', () => {
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
      role: 'Кухня',
      isEnabled: 'disabled',
      gallerySettings: { ...saved.gallerySettings, spacing: 20 },
    })
  })
})

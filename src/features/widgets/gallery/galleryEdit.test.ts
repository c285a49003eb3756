import {
  DEFAULT_GALLERY_SETTINGS,
  type GallerySettings,
} from '@/contract/widgets/settings/gallerySettings'
import { isLoadMoreOn } from '@/contract/widgets/settings/galleryForm'
import { loadMoreSwitched } from './galleryEdit'

const settings = (part: Partial<GallerySettings> = {}): GallerySettings => ({
  ...DEFAULT_GALLERY_SETTINGS,
  ...part,
})

test('restores the text of load-more and the default spacing when load-more is switched on again', () => {
  const on = settings({ load_more_text: 'Дальше', auto_load_more: '1' })
  const off = { ...on, ...loadMoreSwitched(on, false) }
  expect(isLoadMoreOn(off)).toBe(false)
  const blank = { ...off, load_more_spacing: null }
  expect({ ...blank, ...loadMoreSwitched(blank, true) }).toMatchObject({
    load_more: '1',
    auto_load_more: '',
    load_more_text: 'Дальше',
    load_more_spacing: DEFAULT_GALLERY_SETTINGS.load_more_spacing,
  })
})

import { galleryLookOf, isLoadMoreOn, shapeOf, tidyGallery } from './galleryForm'
import { DEFAULT_GALLERY_SETTINGS, type GallerySettings } from './gallerySettings'

const settings = (part: Partial<GallerySettings> = {}): GallerySettings => ({
  ...DEFAULT_GALLERY_SETTINGS,
  ...part,
})

describe('the layout of a gallery', () => {
  it.each([
    ['tile', 1, 'tile'],
    ['tile', 2, 'tile'],
    ['tile', 3, 'tile'],
    ['tile', 4, 'tile'],
    ['tile', null, 'rows'],
    ['line', null, 'slider'],
    ['line', 2, 'slider'],
    ['rows', null, 'rows'],
    ['rows', 3, 'rows'],
  ] as const)('maps the stored mode %s and layout %j to the mode %s', (mode, layout, look) => {
    expect(galleryLookOf({ mode, layout })).toBe(look)
  })

  it.each([
    ['tile', 'tile', 3],
    ['slider', 'line', null],
    ['rows', 'rows', null],
  ] as const)('stores the mode %s as %s with the layout %j', (look, mode, layout) => {
    expect(tidyGallery(settings(shapeOf(look, 3)))).toMatchObject({ mode, layout })
  })

  it('uses the default layout for tiles without a layout', () => {
    expect(tidyGallery(settings(shapeOf('tile', null)))).toMatchObject({ mode: 'tile', layout: 1 })
  })

  it('restores the layout of tiles after another mode was chosen and left', () => {
    const { layout } = shapeOf('slider', 4)
    expect(shapeOf('tile', layout)).toEqual({ mode: 'tile', layout: 4 })
  })
})

describe('load-more', () => {
  it.each([
    ['', '', false],
    ['1', '', true],
    ['', '1', true],
    ['1', '1', true],
  ] as const)(
    'normalizes load_more %j and auto_load_more %j: %j',
    (load_more, auto_load_more, isOn) => {
      expect(isLoadMoreOn({ load_more, auto_load_more })).toBe(isOn)
    },
  )

  const BLANK = {
    load_more: '',
    auto_load_more: '',
    load_more_text: 'Ещё',
    load_more_spacing: null,
  }
  const own = { load_more_text: 'Показать', load_more_spacing: 40 }

  it('clears the settings of load-more when load-more is off', () => {
    expect(tidyGallery(settings({ load_more: '', ...own }))).toMatchObject(BLANK)
  })

  it('is blank in a slider', () => {
    const slider = settings({ mode: 'line', load_more: '1', auto_load_more: '1', ...own })
    expect(tidyGallery(slider)).toMatchObject(BLANK)
  })

  it('is switched on when automatic loading requires it', () => {
    const automatic = settings({ load_more: '', auto_load_more: '1' })
    expect(tidyGallery(automatic)).toMatchObject({ load_more: '1', auto_load_more: '1' })
  })

  it.each([
    ['  ', 'Ещё'],
    [' Показать ', 'Показать'],
  ])('normalizes the text %j to %j', (load_more_text, text) => {
    expect(tidyGallery(settings({ load_more_text })).load_more_text).toBe(text)
  })
})

test('changes nothing when it normalizes twice', () => {
  for (const mode of ['tile', 'line', 'rows'] as const) {
    const once = tidyGallery(settings({ mode, layout: null, platforms: ['desktop', 'mobile'] }))
    expect(tidyGallery(once)).toEqual(once)
  }
})

import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { PreviewFrame } from '@/common/embed/PreviewFrame'
import { PreviewStandIn } from '@/common/embed/previewStandIn'
import { DEFAULT_GALLERY_SETTINGS } from '@/contract/widgets/settings/gallerySettings'
import { DEFAULT_MODEL_SETTINGS } from '@/contract/widgets/settings/modelSettings'
import { DEFAULT_STORIES_SETTINGS } from '@/contract/widgets/settings/storiesSettings'
import type { WidgetPayload } from '@/contract/widgets/widgetPayload'
import { drawWidget } from './WidgetStandIn'

const pictureOf = (name: string) => ({
  width: 900,
  height: 1600,
  sources: [{ url: `data:image/svg+xml,${name}`, width: 900 }],
})
const postOf = (id: number) => ({
  id,
  media: [{ id, picture: pictureOf(`post${id}`) }],
})
const common = { embedId: 'g', revision: 1, title: 'Главная', locale: 'ru', header: [] }
const posts = [1, 2, 3].map(postOf)
const { html_title_block: _header, popup_html: _popup, ...look } = DEFAULT_GALLERY_SETTINGS
const gallery = {
  ...common,
  widgetType: 'gallery',
  settings: { ...look, cols: 4, cols_min: 2, spacing: 10, layout: 2 },
  popupHeader: [],
  posts,
  page: 1,
  hasMore: false,
}
const stories = {
  ...common,
  widgetType: 'story',
  settings: DEFAULT_STORIES_SETTINGS,
  highlights: [
    { albumId: 1, title: 'Кухня', cover: pictureOf('cover'), posts },
    { albumId: null, title: '', cover: null, posts: [postOf(2)] },
  ],
}
const model = {
  ...common,
  widgetType: 'stl',
  settings: { ...DEFAULT_MODEL_SETTINGS, height: 300 },
  model: null,
  poster: pictureOf('poster'),
}

/** The stand-in reads only these parts of a payload. */
function show(payload: object | undefined, { width = 1200, openPostId = 0 } = {}) {
  const { container } = render(
    <MantineProvider env="test">
      <PreviewStandIn value={drawWidget}>
        <PreviewFrame
          payload={payload as WidgetPayload | undefined}
          size={{ width, height: 800, scale: 1 }}
          title="Предпросмотр"
          openPostId={openPostId}
        />
      </PreviewStandIn>
    </MantineProvider>,
  )
  expect(container.querySelector('iframe')).toBeNull()
  const pictures = [...container.querySelectorAll('img')].map(({ src }) => src.split(',')[1])
  const items = [...container.querySelectorAll('li')]
  return { pictures, items, container }
}

test.each([
  [1200, (1200 - 48 - 3 * 10) / 4],
  [390, (390 - 32 - 10) / 2],
])('draws a gallery %i px wide in its columns', (width, tile) => {
  const { pictures, items } = show(gallery, { width })
  expect(pictures).toEqual(['post1', 'post2', 'post3'])
  expect(items[0]).toHaveStyle({ width: `${Math.floor(tile)}px`, aspectRatio: '0.8' })
})

test('draws rows in which a picture has room by its shape', () => {
  const wide = { ...postOf(9), media: [{ id: 9, picture: { ...pictureOf('wide'), width: 3200 } }] }
  const { items } = show({
    ...gallery,
    settings: { ...gallery.settings, mode: 'rows' },
    posts: [posts[0], wide],
  })
  expect(items.map(({ style }) => style.flexGrow)).toEqual(['0.5625', '2'])
})

test('draws an open post over its gallery', () => {
  expect(show(gallery, { openPostId: 2 }).pictures).toEqual(['post1', 'post2', 'post3', 'post2'])
})

test('draws stories by cover or first post, with their names', () => {
  expect(show(stories).pictures).toEqual(['cover', 'post2'])
  expect(screen.getByText('Кухня')).toBeInTheDocument()
})

test('draws a model by its poster, and without one as a body of its colour', () => {
  expect(show(model).pictures).toEqual(['poster'])
  const { pictures, container } = show({ ...model, poster: null })
  expect(pictures).toEqual([])
  expect(container.querySelector('svg')).toHaveAttribute('stroke', DEFAULT_MODEL_SETTINGS.color)
})

test('draws nothing until the widget is known', () => {
  expect(show(undefined).pictures).toEqual([])
})

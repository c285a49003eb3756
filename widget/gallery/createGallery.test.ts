import { createChunkSource } from '../core/chunk'
import { waitFor, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import type { GalleryPayload } from '@/contract/widgets/widgetPayload'
import { stubIntersections } from '../testing/browser'
import { testChunk } from '../testing/chunks'
import { watchClasses } from '../testing/classes'
import { ORIGIN, TEST_AD, testMedia, testPayload, testPost } from '../testing/payload'
import { emptyRoot } from '../testing/popup'
import { createGallery } from './createGallery'
import type { LoadPage } from './createPostFeed'

const intersections = stubIntersections()
const onOpen = jest.fn()
let root: ShadowRoot
let stop: () => void

function draw(payload: GalleryPayload, loadPage: LoadPage | null = null) {
  root = emptyRoot()
  const source = createChunkSource(ORIGIN, '')
  const lineChunk = testChunk('line')
  const onPrepare = () => undefined
  const gallery = createGallery({ root, source, lineChunk, loadPage, onOpen, onPrepare })
  void gallery.draw(payload)
  stop = gallery.stop
  return { ...gallery, view: within(gallery.node) }
}
const items = () => [...root.querySelectorAll('li')]
const style = () => root.querySelector('section')!.style
const settings = (changes: Partial<GalleryPayload['settings']>, payload = testPayload([1])) => ({
  ...payload,
  settings: { ...payload.settings, ...changes },
})

beforeEach(() => onOpen.mockReset().mockResolvedValue(undefined))
afterEach(() => stop())

test('builds tiles with a pause after each, shows them together, and nothing once it must not be drawn', async () => {
  const { draw: drawAgain, node, tiles } = draw(testPayload([]))
  const built: number[] = []
  const until = (count: number) => async () => {
    expect(items()).toHaveLength(0)
    return built.push(tiles().size) < count
  }
  await drawAgain(testPayload([1, 2, 3]), until(2))
  expect([built, tiles().size, items().length]).toEqual([[1, 2], 0, 0])
  await drawAgain(testPayload([1, 2, 3]), until(9))
  expect(built).toEqual([1, 2, 1, 2, 3])
  expect([...node.querySelectorAll('li')]).toEqual([...tiles().values()].map((tile) => tile.node))
})

test('draws a gallery as a labelled region with a list of tiles', () => {
  const { view } = draw(testPayload([1, 2]))
  expect(root.querySelector('section')).toHaveAccessibleName('Фотографии с товарами')
  expect(view.getByRole('list').children).toHaveLength(2)
})

test('uses every class in the style sheet of the gallery', () => {
  const classes = watchClasses()
  const film = { ...testMedia(1), videoUrl: '/media/1.mp4' }
  const posts = [testPost(1, { ad: TEST_AD, media: [film] }), testPost(2)]
  const header = [{ tag: 'h2', children: ['Нас носят'] }]
  const looks = [{}, { mode: 'line' }, { mode: 'rows' }, { preview: '' }] as const
  for (const settings of looks) {
    draw(testPayload([], { posts, header, settings }))
    for (const image of root.querySelectorAll('img')) image.dispatchEvent(new Event('load'))
    classes.take(root)
  }
  expect(classes.missing('widget/gallery/gallery.css')).toEqual([])
})

test.each([
  [12, '10px'],
  [4, '4px'],
  [0, '0px'],
])(
  'for tiles %d px apart rounds the corners by %s, and by nothing for adjoining tiles',
  (spacing, round) => {
    draw(settings({ spacing }))
    expect([style().getPropertyValue('--gap'), style().getPropertyValue('--round')]).toEqual([
      `${spacing}px`,
      round,
    ])
  },
)

test('draws at least one column for any settings', () => {
  draw(settings({ cols: 0, cols_min: -1 }))
  expect([style().getPropertyValue('--cols'), style().getPropertyValue('--cols-min')]).toEqual([
    '1',
    '1',
  ])
})

describe('the size of the requested pictures', () => {
  const sizes = () => [...root.querySelectorAll('img')].map((image) => image.sizes)
  afterEach(() => jest.restoreAllMocks())

  test('covers a tile as soon as the gallery has a width', () => {
    let layOut = () => {}
    jest.spyOn(window, 'ResizeObserver').mockImplementation((callback: ResizeObserverCallback) => {
      layOut = () => callback([], {} as ResizeObserver)
      return { observe() {}, unobserve() {}, disconnect() {} }
    })
    const gallery = draw(settings({ cols: 4, spacing: 10 }, testPayload([1, 2])))
    expect(sizes()).toEqual(['50vw', '50vw'])
    // Tiles are 200 px wide; the picture is a third wider than high.
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(830)
    layOut()
    expect(sizes()).toEqual(['267px', '267px'])
    void gallery.draw(settings({ cols: 4, spacing: 10 }, testPayload([1, 2, 3])))
    expect(sizes()).toEqual(['267px', '267px', '267px'])
  })
})

describe('redrawing', () => {
  test('keeps the tiles of remaining posts in the new order and removes the others', () => {
    const gallery = draw(testPayload([1, 2, 3]))
    const [first, second, third] = items()
    void gallery.draw(testPayload([3, 1, 4]))
    expect(items().slice(0, 2)).toEqual([third, first])
    expect(items()).toHaveLength(3)
    expect(items()).not.toContain(second)
    expect([...gallery.tiles().keys()]).toEqual([3, 1, 4])
  })

  test('does not move a tile whose position is the same, to keep its focus', () => {
    const gallery = draw(testPayload([1, 2]))
    const button = gallery.tiles().get(2)!.button
    button.focus()
    void gallery.draw(testPayload([2]))
    expect(root.activeElement).toBe(button)
    expect(items()).toHaveLength(1)
  })

  test('replaces the tile of a changed post', () => {
    const gallery = draw(testPayload([1, 2]))
    const [first, second] = items()
    void gallery.draw(testPayload([], { posts: [testPost(1, { text: 'Иначе' }), testPost(2)] }))
    expect(items()[0]).not.toBe(first)
    expect(items()[1]).toBe(second)
    expect(gallery.view.getByRole('button', { name: 'Иначе — 1 товар' })).toBeVisible()
  })

  test('draws everything again in another language', () => {
    const gallery = draw(settings({ load_more_text: '' }, testPayload([1], { hasMore: true })))
    const english = testPayload([1], { hasMore: true, locale: 'en' })
    void gallery.draw(settings({ load_more_text: '' }, english))
    expect(gallery.view.getByRole('button', { name: 'Подпись 1 — 1 product' })).toBeVisible()
    expect(gallery.view.getByRole('button', { name: 'More' })).toBeVisible()
    expect(root.querySelector('section')).toHaveAccessibleName('Photos with products')
  })

  test('opens a post among the posts of the latest redraw', async () => {
    const gallery = draw(testPayload([1, 2]))
    void gallery.draw(settings({ count: 2 }, testPayload([2, 1, 3])))
    await userEvent.click(gallery.tiles().get(1)!.button)
    expect(onOpen).toHaveBeenCalledTimes(1)
    expect(onOpen).toHaveBeenCalledWith({
      posts: [expect.objectContaining({ id: 2 }), expect.objectContaining({ id: 1 })],
      postId: 1,
      header: { kind: 'default', nodes: [] },
    })
  })
})

test('shows below a tile that its post could not be opened, until the next post is opened', async () => {
  const { tiles, view } = draw(testPayload([1, 2]))
  onOpen.mockRejectedValueOnce(new Error('no chunk'))
  await userEvent.click(tiles().get(1)!.button)
  const failure = await view.findByRole('alert')
  expect(failure).toHaveTextContent('Не открылось. Попробуйте ещё раз')
  expect(tiles().get(1)!.node).toContainElement(failure)
  await userEvent.click(tiles().get(2)!.button)
  expect(failure).not.toBeInTheDocument()
})

describe('loaded posts', () => {
  const first = (changes: Partial<GalleryPayload['settings']> = {}) =>
    settings({ count: 1, ...changes }, testPayload([1], { hasMore: true }))
  const loadPage = () => Promise.resolve(testPayload([2], { page: 2 }))

  test('move the focus from the button to the first loaded post without scrolling', async () => {
    const gallery = draw(first(), loadPage)
    gallery.view.getByRole('button', { name: 'Ещё' }).focus()
    const focus = jest.spyOn(HTMLElement.prototype, 'focus')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(root.activeElement).toBe(gallery.tiles().get(2)?.button))
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
    focus.mockRestore()
  })

  test('do not move the focus when they are loaded automatically', async () => {
    const gallery = draw(first({ auto_load_more: '1' }), loadPage)
    gallery.tiles().get(1)!.button.focus()
    intersections.approach(root.querySelector('.more')!)
    await waitFor(() => expect(items()).toHaveLength(2))
    expect(root.activeElement).toBe(gallery.tiles().get(1)?.button)
  })

  test('are not requested in a preview', async () => {
    const gallery = draw(first())
    await userEvent.click(gallery.view.getByRole('button', { name: 'Ещё' }))
    await waitFor(() => expect(root.querySelector('[aria-busy]')).toBeNull())
    expect(items()).toHaveLength(1)
    expect(gallery.view.getByRole('button', { name: 'Ещё' })).toBeVisible()
  })

  test('do not load automatically in a removed gallery', () => {
    draw(first({ auto_load_more: '1' }), loadPage)
    const end = root.querySelector('.more')!
    expect(intersections.isWatched(end)).toBe(true)
    stop()
    expect(intersections.isWatched(end)).toBe(false)
  })
})

import { fireEvent, waitFor, within } from '@testing-library/dom'
import {
  DEFAULT_GALLERY_SETTINGS,
  type GallerySettings,
} from '@/contract/widgets/settings/gallerySettings'
import { createTranslate } from '../core/texts'
import { stubIntersections } from '../testing/browser'
import { createLoadMore } from './createLoadMore'

const intersections = stubIntersections()
const translate = createTranslate('ru')
const AUTOMATIC = { auto_load_more: '1' } as const
const onMore = jest.fn<Promise<void>, []>()
beforeEach(() => onMore.mockReset().mockResolvedValue(undefined))

function create(changes: Partial<GallerySettings> = {}, hasMore = true, isHeld = false) {
  const more = createLoadMore(onMore)
  document.body.replaceChildren(more.node)
  const update = (settings: Partial<GallerySettings>, has = true) =>
    more.update(
      { ...DEFAULT_GALLERY_SETTINGS, ...settings },
      { hasMore: () => has, isHeld: () => isHeld },
      translate,
    )
  update(changes, hasMore)
  const button = () => within(more.node).queryByRole('button')
  return { ...more, update, button, isWatched: () => intersections.isWatched(more.node) }
}

test.each([
  ['  Показать  ', 'Показать'],
  ['', translate('widget.load-more')],
  ['   ', translate('widget.load-more')],
])('labels the button %j as %j', (load_more_text, words) => {
  expect(create({ load_more_text }).button()).toHaveAccessibleName(words)
})

test.each([
  [30, '30px'],
  [0, '0px'],
  [null, '12px'],
])(
  'sets the space above the button for the setting %j, by default the space between tiles',
  (load_more_spacing, gap) => {
    const { node } = create({ load_more_spacing, spacing: 12 })
    expect(node.style.getPropertyValue('--more-gap')).toBe(gap)
  },
)

describe('loading more by a button', () => {
  test('shows a button while there are more posts', () => {
    const { button, update, isWatched } = create()
    expect(button()).toBeVisible()
    expect(isWatched()).toBe(false)
    update({}, false)
    expect(button()).toBeNull()
  })

  test('loads once on two presses, and is marked as busy', async () => {
    let done = () => {}
    onMore.mockImplementation(() => new Promise((resolve) => (done = resolve)))
    const { button } = create()
    fireEvent.click(button()!)
    fireEvent.click(button()!)
    expect(onMore).toHaveBeenCalledTimes(1)
    expect(button()).toHaveAttribute('aria-busy', 'true')
    done()
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'))
    fireEvent.click(button()!)
    expect(onMore).toHaveBeenCalledTimes(2)
  })
})

describe('loading more automatically', () => {
  test('applies to posts that are held back, whatever the settings', async () => {
    const { node, button } = create({ load_more: '' }, true, true)
    expect(button()).toBeNull()
    intersections.approach(node)
    await waitFor(() => expect(onMore).toHaveBeenCalledTimes(1))
  })

  test('begins well before the end of the gallery is visible', () => {
    const { node, button } = create({ ...AUTOMATIC, load_more: '' })
    expect(button()).toBeNull()
    expect(node).toBeVisible()
    expect(parseInt(intersections.marginOf(node) ?? '')).toBeGreaterThanOrEqual(200)
    intersections.show(node, 0)
    expect(onMore).not.toHaveBeenCalled()
    intersections.approach(node)
    expect(onMore).toHaveBeenCalledTimes(1)
  })

  test('shows the button instead when the end is visible from the start, to prevent a jump of the page', async () => {
    const { node, button, update } = create(AUTOMATIC)
    intersections.show(node, 1)
    expect(onMore).not.toHaveBeenCalled()
    fireEvent.click(button()!)
    expect(onMore).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'))
    update(AUTOMATIC)
    expect(button()).toBeNull()
    intersections.approach(node)
    expect(onMore).toHaveBeenCalledTimes(2)
  })

  test('continues while the end is near, and stops at the last page', async () => {
    const { node, update, isWatched } = create(AUTOMATIC)
    intersections.approach(node)
    await waitFor(() => expect(isWatched()).toBe(true))
    intersections.approach(node)
    expect(onMore).toHaveBeenCalledTimes(2)
    update(AUTOMATIC, false)
    await waitFor(() => expect(isWatched()).toBe(false))
  })

  test('shows the button after a failure, and continues when it is pressed', async () => {
    onMore.mockRejectedValueOnce(new TypeError('offline'))
    const { node, button, isWatched } = create(AUTOMATIC)
    intersections.approach(node)
    await waitFor(() => expect(button()).toBeVisible())
    expect(isWatched()).toBe(false)
    fireEvent.click(button()!)
    expect(onMore).toHaveBeenCalledTimes(2)
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'))
  })

  test('loads nothing after it is stopped', () => {
    const { node, stop, isWatched } = create(AUTOMATIC)
    stop()
    expect(isWatched()).toBe(false)
    intersections.approach(node)
    expect(onMore).not.toHaveBeenCalled()
  })
})

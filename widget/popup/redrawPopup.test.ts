import { createChunkSource } from '../core/chunk'
import { fireEvent, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import type { WidgetPost } from '@/contract/widgets/widgetApi'
import { stubDialogs } from '../testing/browser'
import { ORIGIN, testMedia, testPost } from '../testing/payload'
import { emptyRoot } from '../testing/popup'
import { openPopup } from './openPopup'

stubDialogs()
const report = jest.fn()
let root: ShadowRoot

function open(posts: WidgetPost[], { isPlaced = false } = {}) {
  return openPopup(
    {
      root,
      source: createChunkSource(ORIGIN, ''),
      locale: 'ru',
      posts,
      postId: 1,
      report,
      followLinks: false,
      answersUrl: null,
      isPlaced,
      onClose: () => undefined,
    },
    () => Promise.reject(new Error('No elements here')),
  )
}
const dialog = () => root.querySelector('dialog')
const shown = () => within(dialog()!)

beforeEach(() => {
  root = emptyRoot()
  report.mockReset()
})

test('redraws a changed post at the shown slide and keeps the focus', async () => {
  const media = [testMedia(1), testMedia(2)]
  const popup = open([testPost(1, { media })])
  await userEvent.click(shown().getByRole('button', { name: 'Следующее фото' }))
  popup.redraw([testPost(7), testPost(1, { text: 'Иначе', media: [testMedia(3), ...media] })])
  expect(root.querySelector('.position')).toHaveTextContent('3 из 3')
  expect(shown().getByText('Иначе')).toBeVisible()
  expect(shown().getByRole('button', { name: 'Предыдущий пост' })).toBeVisible()
  expect(root.activeElement).toBe(dialog())
  expect(report.mock.calls).toEqual([['open', { postId: 1 }]])
})

test('shows the first slide when the shown slide is removed, and keeps showing a removed post', () => {
  const popup = open([testPost(1, { media: [testMedia(1), testMedia(2)] })])
  popup.redraw([testPost(1, { text: 'Без слайда', media: [testMedia(2)] })])
  expect(root.querySelector('.shown')).toHaveAttribute('src', `${ORIGIN}/media/2-320.webp`)
  popup.redraw([testPost(2)])
  expect(shown().getByText('Без слайда')).toBeVisible()
  popup.close()
  popup.redraw([testPost(1)])
  expect(dialog()).toBeNull()
})

test('neither moves nor traps the focus when opened by a preview, and makes the other content inert', async () => {
  const tile = root.appendChild(document.createElement('button'))
  const outside = document.body.appendChild(document.createElement('input'))
  outside.focus()
  open([testPost(1)], { isPlaced: true })
  expect(outside).toHaveFocus()
  expect(dialog()).toHaveAttribute('open')
  expect(dialog()).not.toHaveAttribute('aria-modal')
  expect(tile).toHaveAttribute('inert')
  const link = shown().getByRole('link', { name: /Товар 10/ })
  link.focus()
  // The popup does not handle the key, so the browser moves the focus.
  expect(fireEvent.keyDown(link, { key: 'Tab' })).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(dialog()).toBeNull()
  expect(tile).not.toHaveAttribute('inert')
})

test('does not draw an unchanged post again', () => {
  const popup = open([testPost(1)])
  const stage = root.querySelector('.stage')
  popup.redraw([testPost(1)])
  expect(root.querySelector('.stage')).toBe(stage)
})

test('keeps the focus in the page around the preview', async () => {
  const popup = open([testPost(1, { media: [testMedia(1), testMedia(2)] })])
  await userEvent.click(shown().getByRole('button', { name: 'Следующее фото' }))
  const hasFocus = jest.spyOn(document, 'hasFocus').mockReturnValue(false)
  popup.redraw([testPost(1)])
  expect(root.activeElement).toBeNull()
  hasFocus.mockRestore()
})

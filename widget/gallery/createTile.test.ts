import { fireEvent, within } from '@testing-library/dom'
import type { WidgetPost } from '@/contract/widgets/widgetApi'
import { createTranslate } from '../core/texts'
import { ORIGIN, testMedia, testPost } from '../testing/payload'
import { createTile } from './createTile'

const onOpen = jest.fn()
const onPrepare = jest.fn()
beforeEach(() => jest.resetAllMocks())

function tile(changes: Partial<WidgetPost> = {}) {
  const options = { origin: ORIGIN, translate: createTranslate('ru'), onOpen, onPrepare }
  const made = createTile(testPost(7, changes), options)
  if (!made) throw new Error('No tile')
  document.body.replaceChildren(made.node)
  return made
}
const film = { ...testMedia(1), videoUrl: '/media/1.mp4' }

test.each([
  ['one picture', [testMedia(1)], null],
  ['two pictures', [testMedia(1), testMedia(2)], '2 фото'],
  ['a video', [film], 'Видео'],
  ['a video before a picture', [film, testMedia(2)], 'Видео'],
  ['a picture before a video', [testMedia(2), film], '2 фото'],
])('shows the badge of %s', (_what, media, title) => {
  const { node } = tile({ media })
  const sign = node.querySelector('.badge')
  expect(sign?.getAttribute('title') ?? null).toBe(title)
  const drawing = sign?.querySelector('path')?.getAttribute('d') ?? null
  expect(drawing).toEqual(title && expect.stringMatching(/^M/i))
})

test('returns null for a post without pictures', () => {
  const options = { origin: ORIGIN, translate: createTranslate('ru'), onOpen, onPrepare }
  expect(createTile(testPost(1, { media: [] }), options)).toBeNull()
})

test('is a button for a dialog with a full label, and hides its overlay from screen readers', () => {
  const { node } = tile()
  const button = within(node).getByRole('button', { name: 'Подпись 7 — 1 товар' })
  expect(button).toHaveAttribute('aria-haspopup', 'dialog')
  expect(button).toHaveAttribute('type', 'button')
  const over = node.querySelector('.overlay')!
  expect(over).toHaveAttribute('aria-hidden', 'true')
  expect(within(node).getByText('Анна')).toBeInTheDocument()
  expect(over.querySelector('.words')).toHaveTextContent('1 товар')
  expect(over.querySelector('.figure')).toHaveTextContent(/^1$/)
  expect(over.querySelector('.count svg')).not.toBeNull()
})

test('separates the parts of its label by no full stop, for a text may end with one', () => {
  const { node } = tile({ text: 'Белка приходила, ушла за подругами.' })
  expect(
    within(node).getByRole('button', { name: 'Белка приходила, ушла за подругами. — 1 товар' }),
  ).toBeVisible()
})

test('has a general label without author, products and text', () => {
  const { node } = tile({ author: null, text: '', media: [testMedia(1)] })
  expect(within(node).getByRole('button', { name: 'Пост' })).toBeVisible()
  expect(node.querySelector('.overlay')).toHaveTextContent(/^$/)
})

test("shows a picture once it has loaded, and keeps the tile's shape when it fails", () => {
  const { node, image } = tile()
  expect(image).not.toHaveClass('is-ready')
  fireEvent.load(image)
  expect(image).toHaveClass('is-ready')
  expect(node).toBeVisible()
  fireEvent.error(image)
  expect(image).not.toBeInTheDocument()
  expect(node).toBeVisible()
})

test('prepares the popup on hover and focus, and opens it on a press', () => {
  const { button } = tile()
  fireEvent(button, new Event('pointerenter'))
  button.focus()
  expect(onPrepare).toHaveBeenCalledTimes(2)
  expect(onOpen).not.toHaveBeenCalled()
  fireEvent.click(button)
  expect(onOpen.mock.calls).toEqual([[7]])
})

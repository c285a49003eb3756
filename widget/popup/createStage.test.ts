import { fireEvent } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import type { WidgetMedia } from '@/contract/widgets/widgetApi'
import { ORIGIN, testMedia, testPost } from '../testing/payload'
import { stubDialogs } from '../testing/browser'
import { emptyRoot, openTestPopup } from '../testing/popup'

stubDialogs()
let root: ShadowRoot
beforeEach(() => (root = emptyRoot()))

const open = (...media: WidgetMedia[]) => openTestPopup(root, [testPost(1, { media })])
const position = () => root.querySelector('.position')

test('moves between slides and stops at the first and the last', async () => {
  const dialog = open(testMedia(1), testMedia(2), testMedia(3))
  const button = (name: string) => dialog.queryByRole('button', { name })
  expect(button('Предыдущее фото')).toBeNull()
  await userEvent.click(button('Следующее фото')!)
  expect(button('Предыдущее фото')).toBeVisible()
  await userEvent.click(button('Следующее фото')!)
  expect(position()).toHaveTextContent('3 из 3')
  expect(button('Следующее фото')).toBeNull()
  await userEvent.click(button('Предыдущее фото')!)
  expect(position()).toHaveTextContent('2 из 3')
  expect(dialog.getByRole('img', { name: 'Подпись 1' })).toHaveAttribute(
    'src',
    `${ORIGIN}/media/2-320.webp`,
  )
})

test('shows no arrows for a single slide', () => {
  const dialog = open(testMedia(1))
  expect(dialog.queryByRole('button', { name: /фото/ })).toBeNull()
  expect(position()).toBeNull()
})

test('keeps the focus on the pressed arrow until the last slide, then moves it to the opposite arrow', async () => {
  const dialog = open(testMedia(1), testMedia(2), testMedia(3))
  const active = () => root.activeElement?.getAttribute('aria-label')
  dialog.getByRole('button', { name: 'Следующее фото' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(active()).toBe('Следующее фото')
  await userEvent.keyboard('{Enter}')
  expect(active()).toBe('Предыдущее фото')
  await userEvent.keyboard('{Enter}')
  expect(active()).toBe('Предыдущее фото')
  await userEvent.keyboard('{Enter}')
  expect(active()).toBe('Следующее фото')
})

test('announces a slide after a swipe without moving the focus', () => {
  open(testMedia(1), testMedia(2), testMedia(3))
  const before = root.activeElement
  const stage = root.querySelector('.stage')!
  const finger = { pointerId: 1, isPrimary: true, pointerType: 'touch' }
  for (const [type, clientX] of [
    ['pointerdown', 200],
    ['pointerup', 100],
  ] as const) {
    fireEvent(stage, Object.assign(new MouseEvent(type, { clientX }), finger))
  }
  expect(position()).toHaveTextContent('2 из 3')
  expect(position()).toHaveAttribute('aria-live', 'polite')
  expect(root.activeElement).toBe(before)
})

describe('a video', () => {
  const film = { ...testMedia(1), videoUrl: '/media/1.mp4' }
  const video = () => root.querySelector('video')!
  const calm = (matches: boolean) =>
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList)
  afterEach(() => jest.restoreAllMocks())

  test('plays automatically, in a loop, inline, with its label and its poster', () => {
    calm(false)
    open(film)
    expect(video()).toHaveAttribute('src', `${ORIGIN}/media/1.mp4`)
    expect(video()).toHaveAttribute('poster', `${ORIGIN}/media/1-320.webp`)
    expect(video()).toHaveAccessibleName('Подпись 1')
    for (const name of ['autoplay', 'loop', 'playsinline', 'controls']) {
      expect(video()).toHaveAttribute(name)
    }
  })

  test('does not play automatically with reduced motion', () => {
    const asked = calm(true)
    open(film)
    expect(video()).not.toHaveAttribute('autoplay')
    expect(asked).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)')
  })

  test('with an unsafe address is replaced by its picture', () => {
    open({ ...film, videoUrl: 'javascript:alert(1)' })
    expect(video()).toBeNull()
    expect(root.querySelector('img.shown')).toBeVisible()
  })
})

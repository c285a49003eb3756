import { act, screen, waitFor, within } from '@testing-library/react'
import { aMedia, aPost, aProduct } from '../../../../../test/server/factories'
import { world } from '../../../../../test/world'
import { gestureCancelled, gesturePreviewed } from '../../editorSlice'

const COVERED = 'Здесь элемент закроют кнопки плеера'
const SHOW = { name: 'Где лягут кнопки плеера в магазине' }
const zone = () =>
  screen
    .getByRole('application', { name: 'Кадр с метками и надписями' })
    .querySelector<HTMLElement>('[data-zone]')

/** A post of a video or of a photo with a button on it, which is chosen. */
async function openButton(kind: 'video' | 'photo') {
  const w = await world()
  const media = await aMedia(w.server, w.account)
  if (kind === 'video') {
    await w.server.db.updateTable('media').set({ kind, format: 'mp4' }).execute()
  }
  const product = await aProduct(w.server, w.account)
  const post = await aPost(w.server, w.account, { media: [media], products: [product] })
  const { store } = await w.show(`/${post.id}?tab=action`)
  await w.user.click(await screen.findByRole('button', { name: 'Добавить кнопку' }))
  const moveTo = async (top: string) => {
    const field = await screen.findByRole('textbox', { name: 'Сверху' })
    await w.user.clear(field)
    await w.user.type(field, top)
    await w.user.tab()
  }
  return { ...w, store, moveTo }
}

test('the controls of a video are drawn on the frame on request and while something is moved', async () => {
  const { user, store } = await openButton('video')
  const button = screen.getByRole('button', SHOW)
  expect(zone()).toBeNull()
  await user.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(zone()).toHaveStyle({ left: '0%', top: '77%', width: '100%', height: '23%' })
  await user.click(screen.getByRole('radio', { name: 'История' }))
  expect(zone()).toHaveStyle({ top: '86%', height: '14%' })
  await user.click(button)
  expect(zone()).toBeNull()

  act(() => void store.dispatch(gesturePreviewed({ id: 'drag', places: {}, guides: [] })))
  expect(zone()).not.toBeNull()
  act(() => void store.dispatch(gestureCancelled()))
  expect(zone()).toBeNull()
})

test('what is put under the controls is said there, for as long as shoppers would see it', async () => {
  const { user, moveTo } = await openButton('video')
  await moveTo('90')
  expect(await screen.findByText(COVERED)).toBeVisible()
  expect(zone()).toContainElement(screen.getByText(COVERED))

  const row = screen.getByRole('button', { name: /^Кнопка: / }).closest('li')!
  await user.click(within(row).getByRole('button', { name: /^Скрыть/ }))
  expect(screen.queryByText(COVERED)).not.toBeInTheDocument()
  await user.click(within(row).getByRole('button', { name: /^Скрыть/, pressed: true }))
  expect(screen.getByText(COVERED)).toBeVisible()
  await moveTo('40')
  await waitFor(() => {
    expect(zone()).toBeNull()
  })
})

test('a photo has no controls over it', async () => {
  const { moveTo } = await openButton('photo')
  await moveTo('90')
  expect(screen.queryByRole('button', SHOW)).not.toBeInTheDocument()
  expect(zone()).toBeNull()
})

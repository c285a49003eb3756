import { fireEvent, screen } from '@testing-library/react'
import { aMedia, aPost } from '../../../../../test/server/factories'
import { world, type ScreenWorld } from '../../../../../test/world'
import { postInfoOf } from '../../../../../test/server/postInfoOf'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { brokenServer } from '../../../../../test/failures'

async function shop() {
  const w = await world()
  const media = [await aMedia(w.server, w.account), await aMedia(w.server, w.account)]
  const post = await aPost(w.server, w.account, { text: 'Утро', media })
  return { ...w, post }
}

async function open({ post, show }: ScreenWorld & { post: { id: number } }, locale?: 'en') {
  return show(`/${post.id}?tab=media`, locale && { locale })
}

const stored = async (w: Awaited<ReturnType<typeof shop>>) =>
  (await postInfoOf(w.server, w.account, w.post.id)).media.map((item) => item.background)

test('a ready background is chosen, taken back, chosen again and saved for its slide alone', async () => {
  const w = await shop()
  const [first, second] = await stored(w)
  await open(w)
  const choice = await screen.findByRole('radio', { name: 'Фон 3' })
  await w.user.click(choice)
  expect(choice).toBeChecked()
  await w.user.click(screen.getByRole('button', { name: /Отменить/ }))
  expect(choice).not.toBeChecked()
  await w.user.click(screen.getByRole('button', { name: /Повторить/ }))
  await w.user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Пост сохранён')
  const [changed, same] = await stored(w)
  expect(changed).not.toEqual(first)
  expect(same).toEqual(second)
})

test('own colours are drawn, one run of a slider is one step, and all slides can be alike', async () => {
  const w = await shop()
  await open(w)
  const color = await screen.findByLabelText('Цвет')
  fireEvent.change(color, { target: { value: '#102030' } })
  fireEvent.change(screen.getByLabelText('Второй цвет'), { target: { value: '#405060' } })
  fireEvent.change(screen.getByLabelText('Угол 180°'), { target: { value: '90' } })
  await w.user.click(screen.getByRole('button', { name: 'Такой же на всех слайдах' }))
  await w.user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Пост сохранён')
  const wanted = { type: 'gradient', angle: 90, colors: ['#102030', '#405060'] }
  expect(await stored(w)).toMatchObject([wanted, wanted])
  expect(screen.queryByRole('button', { name: 'Такой же на всех слайдах' })).not.toBeInTheDocument()
  await w.user.click(screen.getByRole('switch', { name: 'Градиент' }))
  expect(screen.queryByLabelText('Второй цвет')).not.toBeInTheDocument()
})

test('ready backgrounds that cannot be had are told in place, and own colours stay', async () => {
  const w = await shop()
  const mend = w.answer(postMediaEndpoints.listBackgrounds, {}, brokenServer)
  await open(w, 'en')
  await screen.findByLabelText('Colour')
  const retry = await screen.findByRole('button', { name: /Try again/ })
  mend()
  await w.user.click(retry)
  await screen.findByRole('radio', { name: 'Background 1' })
})

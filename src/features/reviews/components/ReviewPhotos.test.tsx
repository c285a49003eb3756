import { screen, waitFor, within } from '@testing-library/react'
import { decodePictures, photo } from '../../../../test/browserFiles'
import { aMedia, aReview } from '../../../../test/server/factories'
import { world } from '../../../../test/world'

beforeEach(decodePictures)

const card = () => screen.findByRole('dialog', { name: 'Отзыв' })
const pictures = (dialog: HTMLElement) => within(dialog).queryAllByRole('img', { name: /^Фото/ })

test('adds photos of the customer to a review, and keeps the changes that are not saved yet', async () => {
  const w = await world()
  const review = await aReview(w.server, w.account, { text: 'Отзыв-А' })
  await w.show(`/marketplace-review?review=${review.id}`)
  const dialog = await card()
  await within(dialog).findByText('Без фото и видео')
  const isShown = () => within(dialog).getByRole('switch', { name: /Показывать покупателям/ })
  await w.user.click(isShown())
  await w.user.upload(await screen.findByTestId('review-photos'), [
    await photo('раз.jpg'),
    await photo('мелкое.jpg', { width: 200, height: 100 }),
  ])
  await screen.findByText('Фото «раз.jpg» добавлено')
  await within(dialog).findByText(/«мелкое\.jpg»: 200×100 пикселей/)
  await waitFor(() => {
    expect(pictures(dialog)).toHaveLength(1)
  })
  expect(within(dialog).queryByText('Без фото и видео')).not.toBeInTheDocument()
  expect(isShown()).toBeChecked()
})

test('removes a photo after a question, and keeps the changes that are not saved yet', async () => {
  const w = await world()
  const review = await aReview(w.server, w.account, {
    text: 'Отзыв-А',
    media: [await aMedia(w.server, w.account), await aMedia(w.server, w.account)],
  })
  await w.show(`/marketplace-review?review=${review.id}`)
  const dialog = await card()
  const isShown = () => within(dialog).getByRole('switch', { name: /Показывать покупателям/ })
  await w.user.click(isShown())
  const remove = async (number: number) => {
    await w.user.click(within(dialog).getByRole('button', { name: `Убрать фото ${number}` }))
    const question = await screen.findByRole('dialog', { name: 'Убрать фото из отзыва?' })
    await w.user.click(within(question).getByRole('button', { name: 'Убрать фото' }))
  }
  await remove(2)
  await waitFor(() => {
    expect(pictures(dialog)).toHaveLength(1)
  })
  expect(within(dialog).getByRole('list', { name: 'Фото и видео отзыва' })).toHaveFocus()
  await remove(1)
  await within(dialog).findByText('Без фото и видео')
  await screen.findByText('Фото убрано из отзыва')
  expect(isShown()).toBeChecked()
})

test('adds no photos without the right to edit posts', async () => {
  const w = await world()
  const review = await aReview(w.server, w.account, { text: 'Отзыв-А' })
  await w.show(`/marketplace-review?review=${review.id}`, { as: 'observer' })
  await within(await card()).findByText('Без фото и видео')
  expect(screen.queryByTestId('review-photos')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Убрать фото/ })).not.toBeInTheDocument()
})

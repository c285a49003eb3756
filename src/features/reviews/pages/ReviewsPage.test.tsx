import { screen, waitFor, within } from '@testing-library/react'
import { PAGE_SIZE } from '@/contract/constants'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { reviewEndpoints } from '@/contract/endpoints/reviews'
import { aMedia, anAlbum, aProduct, aReview } from '../../../../test/server/factories'
import { brokenServer } from '../../../../test/failures'
import { world, type ScreenWorld } from '../../../../test/world'

const ADDRESS = '/marketplace-review'

afterEach(() => {
  jest.restoreAllMocks()
})

const texts = () =>
  within(screen.getByRole('list', { name: 'Отзывы' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent.match(/Отзыв-\p{L}/u)?.[0])

const card = () => screen.findByRole('dialog', { name: 'Отзыв' })

async function stored({ server }: ScreenWorld, { id }: { id: number }) {
  return server.db
    .selectFrom('post')
    .innerJoin('review', 'review.post_id', 'post.id')
    .where('post.id', '=', id)
    .select(['post.is_published', 'review.is_archived', 'post.revision'])
    .executeTakeFirstOrThrow()
}

test('lists the reviews with stars, state, pictures and products, newest first', async () => {
  const w = await world()
  const media = [await aMedia(w.server, w.account)]
  const products = [await aProduct(w.server, w.account, { name: 'Плед «Мох»' })]
  await aReview(w.server, w.account, { text: 'Отзыв-А', rating: 3, provider_created_at: 1 })
  await aReview(w.server, w.account, {
    text: 'Отзыв-Б',
    provider_created_at: 2,
    is_edited: 1,
    is_published: 1,
    media,
    products,
  })
  await aReview(w.server, w.account, { text: 'Отзыв-В', is_archived: 1 })
  await w.show(ADDRESS)
  await screen.findByText('2 отзыва')
  expect(texts()).toEqual(['Отзыв-Б', 'Отзыв-А'])
  const [first, second] = screen.getAllByRole('listitem')
  expect(within(first!).getByText('Плед «Мох»')).toBeInTheDocument()
  expect(within(first!).getByText('Изменён автором')).toBeInTheDocument()
  expect(within(first!).getByText('Опубликован')).toBeInTheDocument()
  expect(within(second!).getByRole('img', { name: 'Оценка 3 из 5' })).toBeInTheDocument()
})

test('shows a failure in place and retries, and keeps the filters in the address', async () => {
  const w = await world()
  await aReview(w.server, w.account, { text: 'Отзыв-А', rating: 5 })
  await aReview(w.server, w.account, { text: 'Отзыв-Б', rating: 2, is_archived: 1 })
  const mend = w.answer(reviewEndpoints.searchReviews, {}, brokenServer)
  const { router } = await w.show(`${ADDRESS}?archive=1`)
  await screen.findByText('Не получилось загрузить')
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByText('Отзыв-Б')
  expect(screen.getByRole('radio', { name: 'Архив' })).toBeChecked()
  await w.user.click(screen.getByRole('button', { name: '5 звёзд' }))
  await screen.findByText('Ничего не нашлось')
  expect(router.state.location.search).toBe('?stars=5&archive=1')
  await w.user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }))
  await screen.findByText('Отзыв-А')
  expect(router.state.location.search).toBe('')
})

test('hides the filters behind a button with their count on a phone', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = new EventTarget() as MediaQueryList
    return Object.assign(list, { matches: query === '(max-width: 739px)', media: query })
  })
  const w = await world()
  await aReview(w.server, w.account, { text: 'Отзыв-А', rating: 5 })
  await aReview(w.server, w.account, { text: 'Отзыв-Б', rating: 2 })
  const { router } = await w.show(`${ADDRESS}?query=Отзыв`)
  await screen.findByText('Отзыв-А')
  expect(screen.queryByRole('button', { name: '5 звёзд' })).toBeNull()
  await w.user.click(screen.getByRole('button', { name: 'Фильтры' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
  await w.user.click(panel.getByRole('button', { name: '5 звёзд' }))
  await w.user.click(await panel.findByRole('button', { name: 'Показать 1 отзыв' }))
  await waitFor(() => {
    expect(texts()).toEqual(['Отзыв-А'])
  })
  await w.user.click(screen.getByRole('button', { name: 'Фильтры: выбран 1' }))
  await w.user.click(await screen.findByRole('button', { name: 'Сбросить' }))
  await screen.findByRole('button', { name: 'Показать 2 отзыва' })
  expect(new URLSearchParams(router.state.location.search).get('query')).toBe('Отзыв')
})

test('explains an empty list, and an address of a review that does not exist', async () => {
  const w = await world()
  await w.show(`${ADDRESS}?review=999`)
  await within(await card()).findByText(/Такого отзыва нет/)
  await screen.findByText('Отзывов пока нет')
  expect(screen.queryByRole('searchbox', { hidden: true })).not.toBeInTheDocument()
})

test('archives a review after a confirmation, disables its status, and restores the review', async () => {
  const w = await world()
  const review = await aReview(w.server, w.account, { text: 'Отзыв-А' })
  await w.show(ADDRESS)
  await w.user.click(await screen.findByRole('link', { name: /^Отзыв: Ольга/ }))
  await w.user.click(within(await card()).getByRole('button', { name: 'В архив' }))
  const question = await screen.findByRole('dialog', { name: 'Убрать отзыв в архив?' })
  await w.user.click(within(question).getByRole('button', { name: 'В архив' }))
  await screen.findByText('Отзыв в архиве')
  expect((await stored(w, review)).is_archived).toBe(1)
  const locked = within(await card()).getByRole('switch', { name: /Показывать покупателям/ })
  expect(locked).toBeDisabled()
  expect(within(await card()).getByText(/поэтому статус не меняется/)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^Отзыв: Ольга/, hidden: true })).toBeNull()

  await w.user.click(within(await card()).getByRole('button', { name: 'Вернуть из архива' }))
  const back = await screen.findByRole('dialog', { name: 'Вернуть отзыв из архива?' })
  await w.user.click(within(back).getByRole('button', { name: 'Вернуть из архива' }))
  await screen.findByText('Отзыв возвращён из архива')
  expect((await stored(w, review)).is_archived).toBe(0)
})

test('asks for an album before publishing, keeps the chosen album, publishes the review and hides it again', async () => {
  const w = await world()
  await anAlbum(w.server, w.account, 'Кухня')
  const review = await aReview(w.server, w.account, { text: 'Отзыв-А' })
  await w.show(`${ADDRESS}?review=${review.id}`)
  const publish = within(await card()).getByRole('switch', { name: /Показывать покупателям/ })
  await w.user.click(publish)
  await w.user.click(within(await card()).getByRole('button', { name: 'Сохранить' }))
  await screen.findByText(/добавьте пост хотя бы в один альбом/)
  expect(publish).toBeChecked()
  expect(within(await card()).getByRole('button', { name: 'В архив' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  await w.user.click(within(await card()).getByRole('combobox', { name: 'Альбомы' }))
  await w.user.click(await screen.findByRole('option', { name: 'Кухня' }))
  await w.user.click(within(await card()).getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Отзыв опубликован')
  expect(await stored(w, review)).toMatchObject({ is_published: 1, revision: 2 })

  await w.user.click(within(await card()).getByRole('switch', { name: /Показывать покупателям/ }))
  await w.user.click(within(await card()).getByRole('button', { name: 'Сохранить' }))
  await screen.findByText('Отзыв сохранён')
})

const next = async () => within(await card()).findByRole('button', { name: 'Следующий отзыв' })
const previous = async () => within(await card()).findByRole('button', { name: 'Предыдущий отзыв' })
const isShown = async (text: string) => within(await card()).findByText(text)

test('leads from a card to its neighbours in the filtered list, loads more at the end, and closes on the row of the last one', async () => {
  const w = await world()
  for (let number = 1; number <= PAGE_SIZE + 1; number += 1) {
    await aReview(w.server, w.account, {
      text: `Отзыв ${number}`,
      author_username: `Автор ${number}`,
      provider_created_at: 1000 - number,
    })
  }
  await aReview(w.server, w.account, { text: 'Плохой', rating: 1, provider_created_at: 970 })
  const { router } = await w.show(`${ADDRESS}?stars=5`)
  await w.user.click(await screen.findByRole('link', { name: /^Отзыв: Автор 29,/ }))
  await isShown('Отзыв 29')
  await isShown('29 из 31')
  await w.user.click(await next())
  await isShown('Отзыв 30')
  expect(await next()).toHaveFocus()
  const mend = w.answer(reviewEndpoints.searchReviews, {}, brokenServer)
  await w.user.keyboard('{ArrowRight}')
  await screen.findByText(/Ошибка, сервер недоступен/)
  await isShown('Отзыв 30')
  mend()
  await w.user.click(await next())
  await isShown('Отзыв 31')
  expect(await next()).toHaveAttribute('aria-disabled', 'true')
  within(await card())
    .getByRole('switch')
    .focus()
  await w.user.keyboard('{ArrowLeft}')
  await isShown('Отзыв 30')
  await waitFor(async () => {
    expect(await previous()).toHaveFocus()
  })
  await w.user.keyboard('{Escape}')
  await waitFor(() => {
    expect(screen.getByRole('link', { name: /^Отзыв: Автор 30,/ })).toHaveFocus()
  })
  expect(router.state.location.search).toBe('?stars=5')
})

test('keeps the neighbours of a review that was archived, and asks before unsaved changes are left for one', async () => {
  const w = await world()
  for (const [index, text] of ['Отзыв-А', 'Отзыв-Б', 'Отзыв-В'].entries()) {
    await aReview(w.server, w.account, { text, provider_created_at: 1000 - index })
  }
  await w.show(ADDRESS)
  await w.user.click((await screen.findAllByRole('link', { name: /^Отзыв: Ольга/ }))[1]!)
  await isShown('2 из 3')
  await w.user.click(within(await card()).getByRole('button', { name: 'В архив' }))
  const archive = await screen.findByRole('dialog', { name: 'Убрать отзыв в архив?' })
  await w.user.keyboard('{ArrowRight}')
  await w.user.click(within(archive).getByRole('button', { name: 'В архив' }))
  await screen.findByText('Отзыв в архиве')
  await w.user.click(await next())
  await isShown('Отзыв-В')
  await isShown('2 из 2')
  await w.user.click(await previous())
  await isShown('Отзыв-А')
  expect(await previous()).toHaveAttribute('aria-disabled', 'true')

  await w.user.click(within(await card()).getByRole('switch', { name: /Показывать покупателям/ }))
  await w.user.click(await next())
  const question = await screen.findByRole('dialog', { name: 'Уйти без сохранения?' })
  await w.user.click(within(question).getByRole('button', { name: 'Уйти' }))
  await isShown('Отзыв-В')
  expect(within(await card()).getByRole('switch')).not.toBeChecked()
  expect(within(await card()).getByRole('button', { name: 'Сохранить' })).toBeDisabled()
})

test('names the marketplace of a review', async () => {
  const w = await world()
  const review = await aReview(w.server, w.account, { text: 'Отзыв-А', provider: 'ozon' })
  await w.show(`${ADDRESS}?review=${review.id}`)
  expect(await card()).toHaveTextContent('Ольга · Ozon · ')
})

test('reverts changes, and asks before closing a review with unsaved changes', async () => {
  const w = await world()
  const review = await aReview(w.server, w.account, { text: 'Отзыв-А' })
  const { router } = await w.show(`${ADDRESS}?review=${review.id}`)
  const publish = within(await card()).getByRole('switch', { name: /Показывать покупателям/ })
  await w.user.click(publish)
  await w.user.click(within(await card()).getByRole('button', { name: 'Отменить изменения' }))
  expect(publish).not.toBeChecked()

  await w.user.click(publish)
  await w.user.keyboard('{Escape}')
  const question = await screen.findByRole('dialog', { name: 'Уйти без сохранения?' })
  await w.user.click(within(question).getByRole('button', { name: 'Отмена' }))
  expect(publish).toBeChecked()
  await w.user.keyboard('{Escape}')
  const again = await screen.findByRole('dialog', { name: 'Уйти без сохранения?' })
  await w.user.click(within(again).getByRole('button', { name: 'Уйти' }))
  await waitFor(() => {
    expect(router.state.location.search).toBe('')
  })
  expect((await stored(w, review)).is_published).toBe(0)
})

test('keeps the changes when a save fails, and offers the latest version after a conflict', async () => {
  const w = await world()
  const album = await anAlbum(w.server, w.account, 'Кухня')
  const review = await aReview(w.server, w.account, { text: 'Отзыв-А', albums: [album] })
  await w.show(`${ADDRESS}?review=${review.id}`)
  const publish = within(await card()).getByRole('switch', { name: /Показывать покупателям/ })
  await w.user.click(publish)
  const mend = w.answer(postEditingEndpoints.savePost, {}, brokenServer)
  await w.user.click(within(await card()).getByRole('button', { name: 'Сохранить' }))
  expect(await within(await card()).findByRole('alert')).toHaveTextContent(/сервер недоступен/)
  expect(publish).toBeChecked()
  mend()
  await w.server.db
    .updateTable('post')
    .set({ revision: 5, text: 'Отзыв-Я' })
    .where('id', '=', review.id)
    .execute()
  await w.user.click(within(await card()).getByRole('button', { name: 'Сохранить' }))
  await w.user.click(
    await within(await card()).findByRole('button', { name: 'Показать последнюю версию' }),
  )
  await within(await card()).findByText('Отзыв-Я')
  expect(publish).not.toBeChecked()
})

test('shows a review to an observer, who cannot change it', async () => {
  const w = await world()
  const review = await aReview(w.server, w.account, { text: 'Отзыв-А' })
  await w.show(`${ADDRESS}?review=${review.id}`, { as: 'observer' })
  const dialog = await card()
  expect(within(dialog).getByRole('switch', { name: /Показывать покупателям/ })).toBeDisabled()
  expect(within(dialog).getByRole('combobox', { name: 'Альбомы' })).toBeDisabled()
  expect(within(dialog).queryByRole('button', { name: /Сохранить|архив/ })).not.toBeInTheDocument()
})

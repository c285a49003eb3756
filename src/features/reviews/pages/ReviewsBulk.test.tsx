import { screen, waitFor, within } from '@testing-library/react'
import { PAGE_SIZE } from '@/contract/constants'
import { aMedia, anAlbum, aReview } from '../../../../test/server/factories'
import { world, type ScreenWorld } from '../../../../test/world'

const ADDRESS = '/marketplace-review'

const bar = () => screen.findByRole('toolbar', { name: 'Действия с выбранными отзывами' })
const check = (author: string) =>
  screen.findByRole('checkbox', { name: new RegExp(`^Выбрать отзыв: ${author},`) })

async function press(w: ScreenWorld, name: string) {
  await w.user.click(within(await bar()).getByRole('button', { name }))
}

async function answer(w: ScreenWorld, title: string, name: string) {
  const dialog = await screen.findByRole('dialog', { name: title })
  await w.user.click(within(dialog).getByRole('button', { name }))
  return dialog
}

const archived = async ({ server }: ScreenWorld) =>
  (await server.db.selectFrom('review').select('is_archived').orderBy('post_id').execute()).map(
    ({ is_archived }) => is_archived,
  )

async function reviews(w: ScreenWorld, authors: readonly string[]) {
  for (const [index, author_username] of authors.entries()) {
    await aReview(w.server, w.account, { author_username, provider_created_at: 1000 - index })
  }
}

test('archives chosen reviews after a confirmation, removes them from the list, and undoes the archiving', async () => {
  const w = await world()
  await reviews(w, ['Анна', 'Борис', 'Вера'])
  await w.show(ADDRESS)
  await w.user.click(await check('Анна'))
  await w.user.click(await check('Борис'))
  await press(w, 'В архив')
  await answer(w, 'Убрать 2 отзыва в архив?', 'В архив')
  await screen.findAllByText('2 отзыва убраны в архив')
  await screen.findByText('1 отзыв')
  expect(await archived(w)).toEqual([1, 1, 0])
  await w.user.click(screen.getAllByRole('button', { name: 'Отменить' })[0]!)
  await screen.findAllByText('2 отзыва возвращены как были')
  await screen.findByText('3 отзыва')
  expect(await archived(w)).toEqual([0, 0, 0])
})

test('warns that published reviews stay on the site', async () => {
  const w = await world()
  const albums = [await anAlbum(w.server, w.account)]
  await aReview(w.server, w.account, { author_username: 'Анна', is_published: 1, albums })
  await w.show(ADDRESS)
  await w.user.click(await check('Анна'))
  await press(w, 'В архив')
  const dialog = await answer(w, 'Убрать 1 отзыв в архив?', 'Отмена')
  expect(dialog).toHaveTextContent('Он опубликован и останется на сайте.')
  expect(await archived(w)).toEqual([0])
  expect(await check('Анна')).toBeChecked()
})

test('restores several reviews from the archive, where their status cannot be changed', async () => {
  const w = await world()
  await aReview(w.server, w.account, { author_username: 'Анна', is_archived: 1 })
  await aReview(w.server, w.account, { author_username: 'Борис', is_archived: 1 })
  await w.show(`${ADDRESS}?archive=1`)
  await w.user.click(await screen.findByRole('checkbox', { name: 'Выбрать все на экране' }))
  expect(within(await bar()).queryByRole('button', { name: 'Опубликовать' })).toBeNull()
  await press(w, 'Вернуть из архива')
  await answer(w, 'Вернуть 2 отзыва из архива?', 'Вернуть из архива')
  await screen.findByText('2 отзыва возвращены из архива')
  await screen.findByText('Ничего не нашлось')
  expect(await archived(w)).toEqual([0, 0])
})

test('publishes several reviews, and asks for albums where they have none', async () => {
  const w = await world()
  await anAlbum(w.server, w.account, 'Кухня')
  const media = [await aMedia(w.server, w.account)]
  await aReview(w.server, w.account, { author_username: 'Анна', media })
  await aReview(w.server, w.account, { author_username: 'Борис', media })
  await w.show(ADDRESS)
  await w.user.click(await screen.findByRole('checkbox', { name: 'Выбрать все на экране' }))
  await press(w, 'Опубликовать')
  const dialog = await screen.findByRole('dialog', { name: 'Опубликовать 2 отзыва' })
  expect(dialog).toHaveTextContent('2 отзыва не состоят ни в одном альбоме')
  await w.user.click(await within(dialog).findByRole('combobox', { name: 'Альбомы' }))
  await w.user.click(await screen.findByRole('option', { name: 'Кухня' }))
  await w.user.click(within(dialog).getByRole('button', { name: 'Опубликовать' }))
  await screen.findAllByText('Опубликовано 2 отзыва')
  expect(await screen.findAllByText('Опубликован')).toHaveLength(2)
})

test('offers to choose all matching reviews once one review is chosen, not only the loaded reviews', async () => {
  const w = await world()
  const count = PAGE_SIZE + 3
  await reviews(
    w,
    Array.from({ length: count }, (_, index) => `Автор ${String(index)}`),
  )
  await w.show(ADDRESS)
  await w.user.click(await check('Автор 0'))
  await w.user.click(await screen.findByRole('button', { name: `Выбрать все ${String(count)}` }))
  await within(await bar()).findByText(`Выбрано: ${String(count)}`)
  await press(w, 'В архив')
  await answer(w, `Убрать ${String(count)} отзыва в архив?`, 'В архив')
  await waitFor(async () => {
    expect((await archived(w)).every((is) => is === 1)).toBe(true)
  })
  await screen.findByText(`${String(count)} отзыва убраны в архив`)
})

test('extends the choice with Shift and clears it by Escape in the bar', async () => {
  const w = await world()
  await reviews(w, ['Анна', 'Борис', 'Вера', 'Глеб'])
  await w.show(ADDRESS)
  await w.user.click(await check('Анна'))
  await w.user.keyboard('{Shift>}')
  await w.user.click(await check('Вера'))
  await w.user.keyboard('{/Shift}')
  await within(await bar()).findByText('Выбрано: 3')
  within(await bar())
    .getByRole('button', { name: 'В архив' })
    .focus()
  await w.user.keyboard('{Escape}')
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
})

test('does not offer choosing reviews without the right to edit', async () => {
  const w = await world()
  await reviews(w, ['Анна'])
  await w.show(ADDRESS, { as: 'observer' })
  await screen.findByText('1 отзыв')
  expect(screen.queryByRole('checkbox', { name: /Выбрать/ })).not.toBeInTheDocument()
})

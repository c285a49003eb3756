import { screen, waitFor, within } from '@testing-library/react'
import { postEndpoints } from '@/contract/endpoints/posts'
import { brokenServer } from '../../../../test/failures'
import { aMedia, aPost } from '../../../../test/server/factories'
import { world, type ScreenWorld } from '../../../../test/world'

/** Three posts whose pictures are alike, and one whose picture is not. */
async function aLibraryWithDuplicates(w: ScreenWorld) {
  const { server, account } = w
  const media = []
  for (let number = 0; number < 3; number += 1) media.push(await aMedia(server, account))
  const [first] = media
  await server.db
    .insertInto('media_look')
    .values(
      media.map(({ id }) => ({
        media_id: id,
        account_id: account.id,
        look: '',
        group_id: first?.id ?? 0,
      })),
    )
    .execute()
  const names = ['Черновик', 'На сайте', 'Копия']
  for (const [index, text] of names.entries()) {
    await aPost(server, account, {
      text,
      is_published: text === 'Черновик' ? 0 : 1,
      provider_created_at: 100 - index,
      media: [
        ...(text === 'На сайте' ? [await aMedia(server, account)] : []),
        ...media.slice(index, index + 1),
      ],
    })
  }
  await aPost(server, account, { text: 'Другой', media: [await aMedia(server, account)] })
}

async function openCompared(w: ScreenWorld) {
  const [button] = await screen.findAllByRole('button', { name: 'Похож на 2 поста' })
  await w.user.click(button!)
  return within(await screen.findByRole('dialog', { name: 'Похожие посты' }))
}

test('filters by near-duplicates, keeps one of them and brings the others back by undo', async () => {
  const w = await world()
  await aLibraryWithDuplicates(w)
  const { router } = await w.show('/')
  await screen.findByText('4 поста')
  await w.user.click(screen.getByRole('button', { name: /^Фильтры/ }))
  const panel = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
  const field = within(panel.getByRole('radiogroup', { name: 'Похожие посты' }))
  await w.user.click(field.getByRole('radio', { name: 'Да' }))
  await screen.findByText('3 поста')
  expect(router.state.location.search).toBe('?similar=yes')
  await w.user.click(panel.getByRole('button', { name: 'Показать 3 поста' }))

  const dialog = await openCompared(w)
  expect(await dialog.findByText('Слайд 2 из 2')).toBeVisible()
  // A published post is proposed, and of two the one with more slides.
  expect(await dialog.findByRole('radio', { name: 'На сайте' })).toBeChecked()
  await w.user.click(dialog.getByRole('radio', { name: 'Копия' }))
  expect(dialog.getByText('1 из них опубликован и исчезнет с сайта.')).toBeVisible()
  await w.user.click(dialog.getByRole('button', { name: 'Оставить выбранный, 2 поста в корзину' }))
  await screen.findByText('Похожих постов нет')
  await w.user.click(await screen.findByRole('button', { name: 'Отменить' }))
  expect(await screen.findAllByRole('button', { name: 'Похож на 2 поста' })).toHaveLength(3)
})

test('shows near-duplicates to an observer without a choice, and a failure with a retry', async () => {
  const w = await world()
  await aLibraryWithDuplicates(w)
  await w.show('/?similar=yes', { as: 'observer' })
  await screen.findAllByRole('button', { name: 'Похож на 2 поста' })
  const mend = w.answer(postEndpoints.searchPosts, {}, brokenServer)
  const dialog = await openCompared(w)
  await dialog.findByText('Не получилось загрузить')
  mend()
  await w.user.click(dialog.getByRole('button', { name: 'Попробовать снова' }))
  expect(await dialog.findByRole('link', { name: 'Копия' })).toBeVisible()
  expect(dialog.queryByRole('radio')).not.toBeInTheDocument()
  await w.user.click(dialog.getAllByRole('button', { name: 'Закрыть' }).at(-1)!)
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { PAGE_SIZE } from '@/contract/constants'
import { libraryEndpoints } from '@/contract/endpoints/library'
import { brokenServer } from '../../../../test/failures'
import { aPerson, aPost } from '../../../../test/server/factories'
import { world, type ScreenWorld } from '../../../../test/world'

interface Noted {
  action: string
  personId?: number | null
  at?: string
}

async function note(
  w: ScreenWorld,
  post: { id: number },
  { action, personId = null, at = '2026-03-18T12:00:00.000Z' }: Noted,
) {
  await w.server.db
    .insertInto('audit')
    .values({
      account_id: w.account.id,
      person_id: personId,
      action,
      entity: 'post',
      entity_id: String(post.id),
      at: Date.parse(at),
      detail: '{}',
    })
    .execute()
}

const entries = () =>
  within(screen.getByRole('list', { name: 'История изменений' })).getAllByRole('listitem')

test('shows who changed what and when, the latest first', async () => {
  const w = await world()
  const post = await aPost(w.server, w.account)
  const { id: personId } = await aPerson(w.server, w.account, 'editor')
  await note(w, post, { action: 'post.create', personId })
  await note(w, post, { action: 'post.publish', at: '2026-03-19T09:05:00.000Z' })
  await w.show(`/posts-analytic/${post.id}`)
  await waitFor(() => {
    expect(entries().map((entry) => entry.querySelector('p')?.textContent)).toEqual([
      'Пост опубликован',
      'Пост добавлен',
    ])
  })
  const [published, created] = entries()
  expect(published).toHaveTextContent('Автоматически')
  const time = within(published!).getByRole('time')
  expect(time).toHaveAttribute('dateTime', '2026-03-19T09:05:00.000Z')
  await w.user.hover(time)
  expect(time.title).toMatch(/19 марта 2026/)
  expect(created).toHaveTextContent('editor@shop.test')
})

test('shows a message for a post without changes', async () => {
  const w = await world()
  const post = await aPost(w.server, w.account)
  await w.show(`/posts-analytic/${post.id}`)
  await screen.findByText('Изменений пока нет')
})

test('loads a long history page by page', async () => {
  const w = await world()
  const post = await aPost(w.server, w.account)
  for (let count = 0; count < PAGE_SIZE + 2; count += 1)
    await note(w, post, { action: 'post.save' })
  await w.show(`/posts-analytic/${post.id}`)
  await screen.findByText(`Показано ${PAGE_SIZE} из ${PAGE_SIZE + 2}`)
  await w.user.click(screen.getByRole('button', { name: 'Показать ещё' }))
  await waitFor(() => {
    expect(entries()).toHaveLength(PAGE_SIZE + 2)
  })
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument()
})

test('shows a failure in place and retries', async () => {
  const w = await world()
  const post = await aPost(w.server, w.account)
  await note(w, post, { action: 'post.create' })
  const mend = w.answer(libraryEndpoints.listPostHistory, { id: post.id }, brokenServer)
  await w.show(`/posts-analytic/${post.id}`)
  await screen.findByText('Не получилось загрузить')
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByText('Пост добавлен')
})

test('shows the history without the right to analytics, and explains why the figures are missing', async () => {
  const w = await world()
  const post = await aPost(w.server, w.account)
  await note(w, post, { action: 'post.create' })
  await w.show(`/posts-analytic/${post.id}`, { as: 'editor' })
  await screen.findByText('Пост добавлен')
  expect(screen.getByText('У вас нет доступа к этому разделу')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Все посты' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Открыть пост' })).toBeInTheDocument()
})

test('redirects to not-found for an unknown post, also when its figures are not requested', async () => {
  const w = await world()
  const { router } = await w.show('/posts-analytic/404404', { as: 'editor' })
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/not-found')
  })
})

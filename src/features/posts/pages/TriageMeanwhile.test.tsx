import { screen, waitFor, within } from '@testing-library/react'
import { LOGIN_PATH } from '@/contract/addresses'
import { libraryEndpoints } from '@/contract/endpoints/library'
import type { PostChange } from '@/contract/entities/posts/postChange'
import { loseResponses } from '../../../../test/loseResponses'
import { signIn, TEST_PASSWORD } from '../../../../test/server/client'
import { anAlbum, aPerson } from '../../../../test/server/factories'
import { world, type ScreenWorld } from '../../../../test/world'
import { many, posts } from '../bulk/testing/bulkHands'

const postShown = (name: string) => screen.findByRole('img', { name })

/** Three drafts, of which the first one is shown, and what another person of the team does meanwhile. */
async function openTriage() {
  const w = await world()
  const album = await anAlbum(w.server, w.account, 'Кухня')
  await w.server.db.updateTable('album').set({ is_default: 1 }).execute()
  await posts(w, many(3))
  await w.show('/triage')
  await postShown('Пост 1')
  await aPerson(w.server, w.account, 'editor')
  const other = await signIn(w.server, 'editor@shop.test')
  const { id } = await firstPost(w)
  const theirs = (change: PostChange) =>
    other.call(libraryEndpoints.updatePosts, { body: { postList: [id], change } })
  return { w, album, theirs }
}

const firstPost = ({ server }: ScreenWorld) =>
  server.db
    .selectFrom('post')
    .select(['id', 'is_published', 'revision'])
    .where('text', '=', 'Пост 1')
    .executeTakeFirstOrThrow()

const saved = () => screen.findByText('Всё сохранено')

test('continues when another person has deleted the post, and shows that after the current one', async () => {
  const { w, theirs } = await openTriage()
  await theirs({ type: 'delete' })
  await w.user.keyboard('p')
  // The refused one follows the current one.
  await postShown('Пост 2')
  await w.user.keyboard('s')
  await screen.findByText('Такого поста нет. Возможно, его удалили', { selector: '[role=alert] *' })
  await w.user.keyboard('s')
  await postShown('Пост 3')
})

test('does not undo what another person has published first', async () => {
  const { w, album, theirs } = await openTriage()
  await theirs({ type: 'publish', albumList: [album.id] })
  await w.user.keyboard('p')
  await postShown('Пост 2')
  await saved()
  await w.user.keyboard('u')
  await screen.findByText(/^Этот пост перед вами изменил кто-то ещё/, {
    selector: '[role=alert] *',
  })
  expect(await firstPost(w)).toMatchObject({ is_published: 1 })
})

test('undoes an own publication whose response was lost', async () => {
  const { w } = await openTriage()
  const find = loseResponses(w, libraryEndpoints.updatePosts)
  await w.user.keyboard('p')
  await screen.findByText(/Не сохранено: 1/)
  expect(await firstPost(w)).toMatchObject({ is_published: 1 })
  find()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await saved()
  await w.user.keyboard('u')
  await postShown('Пост 1')
  await waitFor(async () => {
    expect(await firstPost(w)).toMatchObject({ is_published: 0 })
  })
})

test('keeps what is not saved when the session has ended, and saves it after the sign-in', async () => {
  const { w } = await openTriage()
  await w.server.db.deleteFrom('session').execute()
  await w.user.keyboard('p')
  const dialog = await screen.findByRole('dialog', { name: 'Вы вышли из кабинета' })
  screen.getByText(/Не сохранено: 1/)
  await fetch(location.origin + LOGIN_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'owner@shop.test', password: TEST_PASSWORD }),
  })
  await w.user.click(within(dialog).getByRole('button', { name: 'Продолжить' }))
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument()
  })
  await saved()
  expect(await firstPost(w)).toMatchObject({ is_published: 1 })
})

test('shows why a suspended shop saves nothing', async () => {
  const { w } = await openTriage()
  await w.server.db
    .updateTable('account')
    .set({ suspended_at: w.server.clock.now(), suspended_reason: 'Не оплачено' })
    .execute()
  await w.user.keyboard('p')
  await postShown('Пост 2')
  await w.user.keyboard('s')
  await screen.findByText(/Не оплачено/, { selector: '[role=alert] *' })
  expect(await firstPost(w)).toMatchObject({ is_published: 0 })
})

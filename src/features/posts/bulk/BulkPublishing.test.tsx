import { screen, within } from '@testing-library/react'
import { albumEndpoints } from '@/contract/endpoints/albums'
import { albumListApi } from '@/features/albums/albumListApi'
import { respondsWithStatus } from '../../../../test/failures'
import { anAlbum } from '../../../../test/server/factories'
import { world, type ScreenWorld } from '../../../../test/world'
import {
  answer,
  bar,
  card,
  chooseAlbum,
  chooseAll,
  many,
  posts,
  press,
  stored,
} from './testing/bulkHands'

test('asks for albums, publishes the posts, counts them, and undoes the publication', async () => {
  const w = await world()
  const kitchen = await anAlbum(w.server, w.account, 'Кухня')
  await posts(w, [{ albums: [kitchen] }, {}, { is_published: 1, albums: [kitchen] }])
  const { store } = await w.show('/')
  // The response with the albums never arrives.
  await store.dispatch(albumListApi.endpoints.listAlbums.initiate())
  await chooseAll(w)
  await press(w, 'Опубликовать')
  await screen.findByText(/1 пост не состоит ни в одном альбоме/)
  const dialog = await screen.findByRole('dialog', { name: 'Опубликовать 3 поста' })
  await w.user.click(within(dialog).getByRole('button', { name: 'Опубликовать' }))
  await within(dialog).findByText('Выберите хотя бы один альбом')
  await chooseAlbum(w, 'Кухня')
  // The confirming read never succeeds, so the counts come only from the patch.
  w.answer(albumEndpoints.listAlbums, {}, respondsWithStatus(500))
  await w.user.click(within(dialog).getByRole('button', { name: 'Опубликовать' }))

  // The result is shown once, in the bar, and not in a toast as well.
  expect(await screen.findAllByText('Опубликовано 3 поста')).toHaveLength(1)
  const counts = () =>
    albumListApi.endpoints.listAlbums
      .select()(store.getState())
      .data?.map(({ postCount, allPostCount }) => [postCount, allPostCount])
  expect(counts()).toEqual([[3, 3]])
  expect(screen.queryByText('Черновик')).not.toBeInTheDocument()

  await w.user.click(screen.getAllByRole('button', { name: 'Отменить' })[0]!)
  await screen.findAllByText('2 поста возвращены как были')
  expect(counts()).toEqual([[1, 2]])
  expect((await stored(w)).map(({ is_published }) => is_published)).toEqual([0, 0, 1])
  expect(screen.getAllByText('Черновик')).toHaveLength(2)
  // Reads the result and then closes it.
  await w.user.click(screen.getByRole('button', { name: 'Скрыть результат' }))
  expect(screen.queryByRole('button', { name: 'Скрыть результат' })).not.toBeInTheDocument()
})

describe('posts by other authors', () => {
  const OF_OTHERS = { provider: 'instagram', is_ugc: 1 } as const

  const requests = ({ server }: ScreenWorld) =>
    server.db
      .selectFrom('copyright_request')
      .innerJoin('post', 'post.id', 'post_id')
      .select(['text', 'status'])
      .orderBy('post.id')
      .execute()

  async function isAsked(w: ScreenWorld, number: number, status: 'sent' | 'approved') {
    const { id } = await w.server.db
      .selectFrom('post')
      .select('id')
      .where('text', '=', `Пост ${number}`)
      .executeTakeFirstOrThrow()
    const values = { post_id: id, status, updated_at: 0 }
    await w.server.db.insertInto('copyright_request').values(values).execute()
  }

  test('are counted, and published with a permission request to authors who have none yet', async () => {
    const w = await world()
    const albums = [await anAlbum(w.server, w.account)]
    const others = { ...OF_OTHERS, albums }
    await posts(w, [others, others, others, { albums }, { ...others, is_published: 1 }])
    await isAsked(w, 2, 'sent')
    await isAsked(w, 3, 'approved')
    await w.show('/')
    await chooseAll(w)
    await press(w, 'Опубликовать')
    const dialog = await screen.findByRole('dialog', { name: 'Опубликовать 5 постов' })
    expect(dialog).toHaveTextContent(
      '2 из этих постов — чужие: их авторы ещё не разрешили их использовать.',
    )
    expect(within(dialog).queryByRole('combobox')).not.toBeInTheDocument()
    await answer(w, 'Опубликовать и запросить разрешение')
    await screen.findAllByText('Опубликовано 5 постов')
    expect(await requests(w)).toEqual([
      { text: 'Пост 1', status: 'sending' },
      { text: 'Пост 2', status: 'sent' },
      { text: 'Пост 3', status: 'approved' },
    ])
  })

  test('are confirmed in the same dialog as posts without an album', async () => {
    const w = await world()
    await anAlbum(w.server, w.account, 'Кухня')
    await posts(w, [OF_OTHERS, {}])
    await w.show('/')
    await chooseAll(w)
    await press(w, 'Опубликовать')
    await answer(w, 'Опубликовать без запроса')
    const dialog = await screen.findByRole('dialog', { name: 'Опубликовать 2 поста' })
    await within(dialog).findByText('Выберите хотя бы один альбом')
    expect(dialog).toHaveTextContent('1 из этих постов — чужой')
    expect(dialog).toHaveTextContent('2 поста не состоят ни в одном альбоме')
    await chooseAlbum(w, 'Кухня')
    await answer(w, 'Опубликовать без запроса')
    await screen.findAllByText('Опубликовано 2 поста')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await requests(w)).toEqual([])
  })

  test('are confirmed from the menu of a card too, with a single choice when a request is pending', async () => {
    const w = await world()
    await posts(w, [{ ...OF_OTHERS, albums: [await anAlbum(w.server, w.account)] }])
    await isAsked(w, 1, 'sent')
    await w.show('/')
    await w.user.click(await screen.findByRole('button', { name: 'Действия: Пост 1' }))
    await w.user.click(await screen.findByRole('menuitem', { name: 'Опубликовать' }))
    const dialog = await screen.findByRole('dialog', { name: 'Опубликовать 1 пост' })
    expect(dialog).toHaveTextContent('Автор ещё не разрешил использовать этот пост.')
    expect(
      within(dialog).queryByRole('button', { name: 'Опубликовать без запроса' }),
    ).not.toBeInTheDocument()
    await answer(w, 'Опубликовать')
    await screen.findAllByText('Опубликован 1 пост')
    expect(await requests(w)).toEqual([{ text: 'Пост 1', status: 'sent' }])
  })
})

test('removes a post from a list of drafts when it is published by its menu', async () => {
  const w = await world()
  await posts(w, many(2, { albums: [await anAlbum(w.server, w.account)] }))
  await w.show('/?status=draft')
  await w.user.click(await screen.findByRole('button', { name: 'Действия: Пост 1' }))
  await w.user.click(await screen.findByRole('menuitem', { name: 'Опубликовать' }))
  await screen.findAllByText('Опубликован 1 пост')
  await screen.findByText('1 пост')
  expect(screen.queryByRole('link', { name: 'Пост 1' })).not.toBeInTheDocument()
  expect(card(2)).toBeInTheDocument()
})

test('offers neither publishing nor unpublishing without the right to publish', async () => {
  const w = await world()
  await w.server.db
    .deleteFrom('team_role_permission')
    .where('permission', '=', 'PUBLISH_POST')
    .execute()
  await posts(w, many(1))
  await w.show('/', { as: 'editor' })
  await chooseAll(w)
  expect(within(await bar()).queryByRole('button', { name: 'Опубликовать' })).toBeNull()
  await w.user.click(screen.getByRole('button', { name: 'Действия: Пост 1' }))
  await screen.findByRole('menu')
  expect(screen.queryByRole('menuitem', { name: 'Опубликовать' })).not.toBeInTheDocument()
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { PAGE_SIZE } from '@/contract/constants'
import { albumEndpoints } from '@/contract/endpoints/albums'
import { libraryEndpoints } from '@/contract/endpoints/library'
import { albumsApi } from '@/features/albums/albumsApi'
import { answersStatus, unreachable } from '../../../../test/failures'
import { aMedia, anAlbum, aPost, aReview } from '../../../../test/server/factories'
import { createGate } from '../../../../test/server/gate'
import { world, type ScreenWorld } from '../../../../test/world'
import { bulkStopAsked, selectBulkChange } from '../bulk/bulkChangeSlice'

type Changes = Parameters<typeof aPost>[2]

/** Posts of a library, named «Пост 1», «Пост 2», … from the newest. */
async function posts(w: ScreenWorld, changes: readonly Changes[]) {
  const media = [await aMedia(w.server, w.account)]
  for (const [index, change] of changes.entries()) {
    const row = { text: `Пост ${index + 1}`, provider_created_at: 1_000_000 - index, media }
    await aPost(w.server, w.account, { ...row, ...change })
  }
}

const many = (count: number, changes: Changes = {}) => Array.from({ length: count }, () => changes)
const bar = () => screen.findByRole('toolbar', { name: 'Действия с выбранными постами' })
const card = (number: number) => screen.getByRole('link', { name: `Пост ${number}` })

async function chooseAll(w: ScreenWorld) {
  ;(await screen.findByRole('link', { name: 'Пост 1' })).focus()
  await w.user.keyboard('{Control>}a{/Control}')
}

async function press(w: ScreenWorld, name: string) {
  await w.user.click(within(await bar()).getByRole('button', { name }))
}

async function chooseAlbum(w: ScreenWorld, name: string) {
  const dialog = await screen.findByRole('dialog')
  await w.user.click(await within(dialog).findByRole('combobox', { name: 'Альбомы' }))
  await w.user.click(await screen.findByRole('option', { name }))
  return dialog
}

async function answer(w: ScreenWorld, name: string) {
  const dialog = await screen.findByRole('dialog')
  await w.user.click(within(dialog).getByRole('button', { name }))
}

const stored = ({ server }: ScreenWorld) =>
  server.db.selectFrom('post').select(['text', 'is_published']).orderBy('id').execute()

test('posts without an album are asked about, published, counted, and taken back', async () => {
  const w = await world()
  const kitchen = await anAlbum(w.server, w.account, 'Кухня')
  await posts(w, [{ albums: [kitchen] }, {}, { is_published: 1, albums: [kitchen] }])
  const { store } = await w.show('/')
  // Somebody reads the albums all the while.
  await store.dispatch(albumsApi.endpoints.listAlbums.initiate())
  await chooseAll(w)
  await press(w, 'Опубликовать')
  await screen.findByText(/1 пост не состоит ни в одном альбоме/)
  const dialog = await screen.findByRole('dialog', { name: 'Опубликовать 3 поста' })
  await w.user.click(within(dialog).getByRole('button', { name: 'Опубликовать' }))
  await within(dialog).findByText('Выберите хотя бы один альбом')
  await chooseAlbum(w, 'Кухня')
  // The confirming read never comes: what is counted then is the patch alone.
  w.answer(albumEndpoints.listAlbums, {}, answersStatus(500))
  await w.user.click(within(dialog).getByRole('button', { name: 'Опубликовать' }))

  // Once, by the bar: no toast beside it.
  expect(await screen.findAllByText('Опубликовано 3 поста')).toHaveLength(1)
  const counts = () =>
    albumsApi.endpoints.listAlbums
      .select()(store.getState())
      .data?.map(({ postCount, allPostCount }) => [postCount, allPostCount])
  expect(counts()).toEqual([[3, 3]])
  expect(screen.queryByText('Черновик')).not.toBeInTheDocument()

  await w.user.click(screen.getAllByRole('button', { name: 'Отменить' })[0]!)
  await screen.findAllByText('2 поста возвращены как были')
  expect(counts()).toEqual([[1, 2]])
  expect((await stored(w)).map(({ is_published }) => is_published)).toEqual([0, 0, 1])
  expect(screen.getAllByText('Черновик')).toHaveLength(2)
  // The result is read to its end and then put away.
  await w.user.click(screen.getByRole('button', { name: 'Скрыть результат' }))
  expect(screen.queryByRole('button', { name: 'Скрыть результат' })).not.toBeInTheDocument()
})

describe('posts of others', () => {
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

  test('are counted, and published with a request to those who were not asked', async () => {
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

  test('and posts without an album are asked about at once', async () => {
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

  test('are asked about from the menu of a card too; a request under way leaves one answer', async () => {
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

test('what a post refuses is listed with its reason and can be tried again', async () => {
  const w = await world()
  const kitchen = await anAlbum(w.server, w.account, 'Кухня')
  await posts(w, many(2, { albums: [kitchen] }))
  await aReview(w.server, w.account, { text: 'Отзыв', is_archived: 1, albums: [kitchen] })
  await w.show('/')
  await chooseAll(w)
  await press(w, 'Опубликовать')
  await answer(w, 'Опубликовать без запроса')
  await screen.findAllByText('Готово: 2. Не получилось: 1')
  await w.user.click(screen.getByRole('button', { name: 'Показать' }))
  const list = await screen.findByRole('dialog', { name: 'Не получилось с 1 постом' })
  expect(within(list).getByRole('link', { name: 'Отзыв' })).toBeInTheDocument()
  expect(within(list).getByText(/архив/i)).toBeInTheDocument()

  await w.server.db.updateTable('review').set({ is_archived: 0 }).execute()
  await w.user.click(within(list).getByRole('button', { name: 'Повторить для этих' }))
  await screen.findAllByText('Опубликован 1 пост')
  expect((await stored(w)).every(({ is_published }) => is_published === 1)).toBe(true)
})

test('a connection that breaks in the middle leaves what is done done, and the rest to be tried again', async () => {
  const w = await world()
  const kitchen = await anAlbum(w.server, w.account, 'Кухня')
  await posts(w, many(25, { albums: [kitchen] }))
  const { store } = await w.show('/')
  await chooseAll(w)
  let mend = () => {}
  const stop = store.subscribe(() => {
    if (selectBulkChange(store.getState()).doneCount === 0) return
    stop()
    mend = w.answer(libraryEndpoints.updatePosts, {}, unreachable)
  })
  await press(w, 'Опубликовать')
  await screen.findAllByText('Готово: 20. Не получилось: 5')
  expect((await stored(w)).filter(({ is_published }) => is_published === 1)).toHaveLength(20)

  mend()
  await w.user.click(screen.getByRole('button', { name: 'Показать' }))
  const list = await screen.findByRole('dialog', { name: 'Не получилось с 5 постами' })
  await w.user.click(within(list).getByRole('button', { name: 'Повторить для этих' }))
  await screen.findAllByText('Опубликовано 5 постов')
  expect((await stored(w)).filter(({ is_published }) => is_published === 1)).toHaveLength(25)
  // Taking back reaches both rounds.
  await w.user.click(screen.getAllByRole('button', { name: 'Отменить' })[0]!)
  await screen.findAllByText('25 постов возвращены как были')
})

test('a change is stopped after the posts that are being changed', async () => {
  const w = await world()
  await posts(w, many(25, { albums: [await anAlbum(w.server, w.account)] }))
  const { store } = await w.show('/')
  await chooseAll(w)
  const stop = store.subscribe(() => {
    if (selectBulkChange(store.getState()).doneCount === 0) return
    stop()
    store.dispatch(bulkStopAsked())
  })
  await press(w, 'Опубликовать')
  await screen.findAllByText('Готово: 20. Не получилось: 5')
  await w.user.click(screen.getByRole('button', { name: 'Показать' }))
  expect(await screen.findAllByText(/вы остановили/)).toHaveLength(5)
})

test('deleting says what it breaks, and cannot be taken back', async () => {
  const w = await world()
  const kitchen = await anAlbum(w.server, w.account, 'Кухня')
  await posts(w, [{ is_published: 1, albums: [kitchen] }, {}, {}])
  await w.show('/')
  await w.user.click(await screen.findByRole('checkbox', { name: 'Выбрать: Пост 1' }))
  await w.user.click(screen.getByRole('checkbox', { name: 'Выбрать: Пост 2' }))
  await press(w, 'Удалить')
  const question = await screen.findByRole('dialog', { name: 'Удалить 2 поста?' })
  expect(question).toHaveTextContent('1 из них опубликован и исчезнет с сайта.')
  expect(question).toHaveTextContent('Посты уйдут из альбомов: Кухня.')
  await w.user.click(within(question).getByRole('button', { name: 'Удалить' }))
  await screen.findAllByText('Удалено 2 поста')
  expect(screen.getByText('1 пост')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Отменить' })).not.toBeInTheDocument()
  // What is gone is no longer chosen.
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
  expect(await stored(w)).toHaveLength(1)
})

test('posts go into albums, out of those that they are in, and get segments', async () => {
  const w = await world()
  const kitchen = await anAlbum(w.server, w.account, 'Кухня')
  await anAlbum(w.server, w.account, 'Спальня')
  const row = { account_id: w.account.id, name: 'Лето', code: 'summer', created_at: 0 }
  await w.server.db.insertInto('segment').values(row).execute()
  await posts(w, [{ albums: [kitchen] }, {}])
  await w.show('/')
  await chooseAll(w)
  await press(w, 'В альбомы…')
  const dialog = await chooseAlbum(w, 'Спальня')
  await w.user.click(within(dialog).getByRole('button', { name: 'Добавить' }))
  await screen.findAllByText('2 поста добавлены в альбом «Спальня»')

  await press(w, 'Из альбомов…')
  const out = await chooseAlbum(w, 'Кухня')
  await w.user.click(within(out).getByRole('button', { name: 'Убрать' }))
  await screen.findAllByText('2 поста убраны из альбома «Кухня»')
  expect(screen.queryAllByRole('img', { name: 'Альбомы: Спальня' })).toHaveLength(2)

  await press(w, 'Сегменты…')
  const segments = await screen.findByRole('dialog', { name: 'Сегменты 2 постов' })
  await w.user.click(await within(segments).findByRole('combobox'))
  await w.user.click(await screen.findByRole('option', { name: 'Лето' }))
  await w.user.click(within(segments).getByRole('button', { name: 'Сохранить' }))
  await screen.findAllByText('Сегменты заданы 2 постам')
  expect(screen.getAllByRole('img', { name: /Сегменты: Лето/ })).toHaveLength(2)
})

test('who may not manage segments is not offered to', async () => {
  const w = await world()
  await posts(w, many(2))
  await w.server.db
    .deleteFrom('team_role_permission')
    .where('permission', '=', 'MANAGE_SEGMENTS')
    .execute()
  await w.show('/', { as: 'editor' })
  await chooseAll(w)
  expect(screen.getByRole('button', { name: 'В альбомы…' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Сегменты…' })).not.toBeInTheDocument()
})

test('one post is published from its menu, and leaves a list of drafts', async () => {
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

test('who may not publish is offered neither publishing nor its end', async () => {
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

test('the outcome is told wherever the person is by then', async () => {
  const w = await world()
  await posts(w, many(25, { albums: [await anAlbum(w.server, w.account)] }))
  await w.show('/')
  await chooseAll(w)
  const { opened, open } = createGate()
  w.answer(libraryEndpoints.updatePosts, {}, () => opened.then(() => undefined))
  await press(w, 'Опубликовать')
  await w.user.click(screen.getByRole('link', { name: 'Альбомы' }))
  await screen.findByRole('heading', { level: 1, name: 'Альбомы' })
  open()
  await screen.findByText('Опубликовано 25 постов')
  await waitFor(async () => {
    expect((await stored(w)).every(({ is_published }) => is_published === 1)).toBe(true)
  })
})

describe('everything that matches', () => {
  const COUNT = PAGE_SIZE + 15
  const chooseMatching = (name: string) => screen.findByRole('button', { name })

  test('is chosen by the filter, not only what is loaded, and changed in turns', async () => {
    const w = await world()
    await posts(w, [...many(COUNT), ...many(2, { is_published: 1 })])
    await w.show('/?status=draft')
    await chooseAll(w)
    await w.user.click(await chooseMatching(`Выбрать все ${COUNT}`))
    await within(await bar()).findByText(`Выбрано: ${COUNT}`)
    expect(screen.queryByRole('button', { name: /Выбрать все/ })).not.toBeInTheDocument()
    const asked = jest.spyOn(globalThis, 'fetch')
    await press(w, 'Удалить')
    await screen.findByRole('dialog', { name: `Удалить ${COUNT} постов?` })
    await answer(w, 'Удалить')
    await waitFor(async () => {
      expect(await stored(w)).toHaveLength(2)
    })
    await waitFor(() => {
      expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
    })
    const turns = asked.mock.calls.filter(([url]) => String(url).endsWith('update_list'))
    expect(turns).toHaveLength(Math.ceil(COUNT / 20))
    asked.mockRestore()
  })

  test('can be chosen but for some, and another filter lets it go', async () => {
    const w = await world()
    await posts(w, many(COUNT))
    const { router } = await w.show('/')
    await chooseAll(w)
    await w.user.click(await chooseMatching(`Выбрать все ${COUNT}`))
    await within(await bar()).findByText(`Выбрано: ${COUNT}`)
    await w.user.click(card(1))
    await within(await bar()).findByText(`Выбрано: ${COUNT - 1}`)
    await act(() => router.navigate('/?status=draft'))
    await waitFor(() => {
      expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
    })
  })

  test('that cannot be had is told, and what was chosen stays', async () => {
    const w = await world()
    await posts(w, many(COUNT))
    await w.show('/')
    w.answer(libraryEndpoints.choosePosts, {}, unreachable)
    await chooseAll(w)
    const choose = await chooseMatching(`Выбрать все ${COUNT}`)
    await w.user.click(choose)
    await screen.findByText(/сервер недоступен/)
    expect(within(await bar()).getByText(/Выбрано: \d+/)).toBeInTheDocument()
  })

  test('is not offered where everything is loaded', async () => {
    const w = await world()
    await posts(w, many(3))
    await w.show('/')
    await chooseAll(w)
    await bar()
    expect(screen.queryByRole('button', { name: /Выбрать все/ })).not.toBeInTheDocument()
  })
})

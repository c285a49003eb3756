import { fireEvent, screen, waitFor } from '@testing-library/react'
import { postEndpoints } from '@/contract/endpoints/posts'
import { brokenServer } from '../../../../test/failures'
import { aSegment } from '../../../../test/server/accountFactories'
import { aPost, type TestRole } from '../../../../test/server/factories'
import { world } from '../../../../test/world'
import { button, cards, changeText, frame, left, openShop, text } from '../testing/mugPost'

test('shows the picture, its products, the text and the albums', async () => {
  const s = await openShop()
  await s.open()
  expect(frame().querySelector('img')?.getAttribute('src')).toMatch(/^\/media\//)
  await waitFor(() => {
    expect(frame().querySelector('canvas')).toBeInTheDocument()
  })
  expect(text()).toHaveValue('Утро')
  expect(screen.getByText('Черновик')).toBeInTheDocument()
  await s.openTab('Разметка товаров')
  expect(cards()).toHaveLength(1)
  expect(cards()[0]).toHaveAccessibleName('1. Кружка «Утро»')
  expect(left()).toHaveValue('50 %')
})

test('explains that publishing needs an album, and focuses the albums once per attempt', async () => {
  const s = await openShop()
  await s.open()
  const tab = (name: string) => screen.getByRole('tab', { name })
  await s.user.click(tab('Медиа и фон'))
  await s.user.click(button('Опубликовать'))
  await screen.findByText('Чтобы опубликовать пост, выберите хотя бы один альбом')
  const albums = () => screen.findByRole('combobox', { name: 'Альбомы' })
  await waitFor(async () => {
    expect(await albums()).toHaveFocus()
  })
  expect(await s.stored()).toMatchObject({ is_published: 0, revision: 1 })
  await s.user.click(tab('Медиа и фон'))
  await s.user.click(tab('Редактор'))
  expect(await albums()).toBeInvalid()
  expect(tab('Редактор')).toHaveFocus()
})

test('shows everything to an observer, who can change nothing and sees the reason', async () => {
  const s = await openShop()
  await s.open('observer')
  expect(screen.getByText(/не менять его/)).toBeInTheDocument()
  expect(text()).toHaveAttribute('readonly')
  for (const name of ['Сохранить', 'Опубликовать', 'Отменить']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  }
  fireEvent.keyDown(text(), { code: 'KeyS', ctrlKey: true })
  await s.openTab('Разметка товаров')
  expect(left()).toHaveAttribute('readonly')
  cards()[0]?.focus()
  await s.user.keyboard('{ArrowRight}{Delete}')
  expect(left()).toHaveValue('50 %')
})

test('shows a message when a post does not exist, with a link to the library', async () => {
  const w = await world()
  await w.show('/404404')
  await screen.findByRole('heading', { name: 'Такого поста нет' })
  await w.user.click(screen.getByRole('link', { name: 'В медиатеку' }))
  await screen.findByRole('heading', { name: 'Медиатека' })
})

test('loads the post on a retry after a failure', async () => {
  const s = await openShop()
  const mend = s.answer(postEndpoints.searchPosts, {}, brokenServer)
  await s.show(`/${s.post.id}`)
  await screen.findByText('Не получилось загрузить')
  mend()
  await s.user.click(button('Попробовать снова'))
  expect(await screen.findByRole('textbox', { name: 'Текст поста' })).toHaveValue('Утро')
})

/** A post for one of two segments. */
async function openSegments() {
  const w = await world()
  const vip = await aSegment(w.server, w.account, 'vip', 'Постоянные')
  await aSegment(w.server, w.account, 'new', 'Новые')
  const post = await aPost(w.server, w.account, { text: 'Утро' })
  await w.server.db
    .insertInto('post_segment')
    .values({ post_id: post.id, segment_id: vip.id })
    .execute()
  const stored = async () => {
    const rows = await w.server.db
      .selectFrom('post_segment')
      .innerJoin('segment', 'segment.id', 'post_segment.segment_id')
      .where('post_id', '=', post.id)
      .select('name')
      .orderBy('name')
      .execute()
    return rows.map(({ name }) => name)
  }
  const open = async (as: TestRole = 'owner') => {
    await w.show(`/${post.id}`, { as })
    await screen.findByDisplayValue('Утро')
  }
  return { ...w, stored, open }
}

test('chooses segments, undoes and redoes the choice, and saves it', async () => {
  const s = await openSegments()
  await s.open()
  await screen.findByText('Постоянные')
  await s.user.click(screen.getByRole('combobox', { name: 'Сегменты' }))
  await s.user.click(await screen.findByRole('option', { name: 'Новые' }))
  expect(screen.getByText('Есть изменения')).toBeInTheDocument()
  await s.user.click(button('Отменить'))
  expect(screen.queryByText('Есть изменения')).not.toBeInTheDocument()
  await s.user.click(button('Повторить'))
  await s.user.click(button('Сохранить'))
  await screen.findByText('Пост сохранён')
  expect(await s.stored()).toEqual(['Новые', 'Постоянные'])
})

test('shows segments to a user who may not manage them, and saves the other fields', async () => {
  const s = await openSegments()
  await s.server.db
    .deleteFrom('team_role_permission')
    .where('permission', '=', 'MANAGE_SEGMENTS')
    .execute()
  await s.open('editor')
  expect(screen.getByText('Постоянные')).toBeInTheDocument()
  expect(screen.queryByRole('combobox', { name: 'Сегменты' })).not.toBeInTheDocument()
  changeText('Вечер')
  await s.user.click(button('Сохранить'))
  await screen.findByText('Пост сохранён')
  expect(await s.stored()).toEqual(['Постоянные'])
})

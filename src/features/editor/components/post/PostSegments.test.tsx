import { screen } from '@testing-library/react'
import type { Locale } from '@/contract/locale'
import { aSegment } from '../../../../../test/server/accountFactories'
import { aPost, type TestRole } from '../../../../../test/server/factories'
import { world } from '../../../../../test/world'

async function shop() {
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
  const open = async (as: TestRole = 'owner', locale: Locale = 'ru') => {
    await w.show(`/${post.id}`, { as, locale })
    await screen.findByDisplayValue('Утро')
  }
  return { ...w, stored, open }
}

const button = (name: string) => screen.getByRole('button', { name })

test('segments are chosen, taken back, chosen again and saved', async () => {
  const s = await shop()
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

test('in English it says the same', async () => {
  const s = await shop()
  await s.open('owner', 'en')
  expect(await screen.findByRole('heading', { name: 'Who the post is for' })).toBeInTheDocument()
  await s.user.click(screen.getByRole('combobox', { name: 'Segments' }))
  await s.user.click(await screen.findByRole('option', { name: 'Новые' }))
  await s.user.click(button('Save'))
  await screen.findByText('Post saved')
  expect(await s.stored()).toEqual(['Новые', 'Постоянные'])
})

test('who may not manage segments sees them, and saves the rest', async () => {
  const s = await shop()
  await s.server.db
    .deleteFrom('team_role_permission')
    .where('permission', '=', 'MANAGE_SEGMENTS')
    .execute()
  await s.open('editor')
  expect(screen.getByText('Постоянные')).toBeInTheDocument()
  expect(screen.queryByRole('combobox', { name: 'Сегменты' })).not.toBeInTheDocument()
  await s.user.type(screen.getByRole('textbox', { name: 'Текст поста' }), '!')
  await s.user.click(button('Сохранить'))
  await screen.findByText('Пост сохранён')
  expect(await s.stored()).toEqual(['Постоянные'])
})

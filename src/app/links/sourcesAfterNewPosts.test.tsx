import { screen, waitFor, within } from '@testing-library/react'
import { userEndpoints } from '@/contract/endpoints/user'
import { postsExpected } from '@/features/sources/postsExpected'
import { aPost } from '../../../test/server/factories'
import { world, type ScreenWorld } from '../../../test/world'

const MENTIONS = 'Упоминания Магазин shop'

async function aMention(w: ScreenWorld, text: string) {
  await w.server.db
    .insertInto('source')
    .values({
      account_id: w.account.id,
      type: 'mention',
      name: 'Магазин shop',
      auto_markup_mode: 'off',
      created_at: w.server.clock.now(),
    })
    .execute()
  await aPost(w.server, w.account, { text, provider: 'mention' })
}

test('the first post of a new source brings the source into the filter, without a reload', async () => {
  const w = await world()
  await aPost(w.server, w.account, { text: 'Старый пост' })
  const { store } = await w.show('/')
  await screen.findByRole('link', { name: 'Старый пост' })
  await w.user.click(screen.getByRole('button', { name: 'Фильтры' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
  await panel.findByRole('group', { name: 'Источники' })
  expect(panel.queryByRole('checkbox', { name: MENTIONS })).not.toBeInTheDocument()
  await aMention(w, 'Моя ваза')
  // As the silent refetch does, and a reading.
  store.dispatch(postsExpected())
  await panel.findByRole('checkbox', { name: MENTIONS })
})

test('posts of a source that is gone have sources read again once', async () => {
  const w = await world()
  await aPost(w.server, w.account, { text: 'Старый пост', provider: 'vk' })
  const { store } = await w.show('/')
  await screen.findByRole('link', { name: 'Старый пост' })
  const asked = { times: 0 }
  w.answer(userEndpoints.getUser, {}, () => {
    asked.times += 1
    return Promise.resolve(undefined)
  })
  store.dispatch(postsExpected())
  await waitFor(() => {
    expect(asked.times).toBe(1)
  })
  for (const text of ['Новый пост', 'Ещё один']) {
    await aPost(w.server, w.account, { text, provider: 'vk' })
    store.dispatch(postsExpected())
    await screen.findByRole('link', { name: text })
  }
  expect(asked.times).toBe(1)
})

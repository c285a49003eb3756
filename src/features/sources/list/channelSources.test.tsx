import { screen, within } from '@testing-library/react'
import type { SourceType } from '@/contract/entities/sources/source'
import { planSourceReading } from '../../../../server/domains/sources/reading/readingPlan'
import { aPost } from '../../../../test/server/factories'
import { aReadSource, updateReading } from '../../../../test/server/sourceFactories'
import { world, type ScreenWorld } from '../../../../test/world'

async function aChannel(
  { server, account }: ScreenWorld,
  type: Extract<SourceType, 'youtube' | 'rss' | 'telegram'>,
  { name, status }: { name: string; status: 'waiting' | 'working' },
) {
  const { db, clock } = server
  const kind = { account_id: account.id, type, name, created_at: 0 }
  const { id: integration_id } = await db
    .insertInto('integration')
    .values({ ...kind, status })
    .returning('id')
    .executeTakeFirstOrThrow()
  const source = await db
    .insertInto('source')
    .values({ ...kind, integration_id, auto_markup_mode: 'off' })
    .returning(['id', 'account_id'])
    .executeTakeFirstOrThrow()
  await planSourceReading(db, server, source)
  await updateReading(server, source, { run_at: clock.now() + 3_600_000 })
  return source
}

const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li')!)

test('lists each channel as a source with the name of its network, and the next step of a bot', async () => {
  const w = await world()
  await aChannel(w, 'youtube', { name: 'Гончарка', status: 'working' })
  await aChannel(w, 'rss', { name: 'Блог', status: 'working' })
  await aChannel(w, 'rss', { name: 'Новости', status: 'working' })
  await aChannel(w, 'telegram', { name: '@len_bot', status: 'waiting' })
  await w.show('/sources')
  for (const name of ['YouTube: Гончарка', 'Лента: Блог', 'Лента: Новости']) {
    expect((await rowOf(name)).getByText('Работает')).toBeInTheDocument()
  }
  const bot = await rowOf('Telegram: @len_bot')
  expect(bot.getByText('Ждёт канал')).toBeInTheDocument()
  expect(bot.queryByText('Выберите группу')).not.toBeInTheDocument()
})

test('shows a conflict of a bot with its action, even before its channel is known', async () => {
  const w = await world()
  const bot = await aChannel(w, 'telegram', { name: '@len_bot', status: 'waiting' })
  await updateReading(w.server, bot, {
    problem: JSON.stringify({ code: 'network-conflict', values: { network: 'telegram' } }),
    failures: 1,
  })
  await w.show('/sources', { locale: 'en' })
  const row = await rowOf('Telegram: @len_bot')
  expect(row.getByText(/Another program or a webhook/)).toBeInTheDocument()
  expect(row.getByRole('button', { name: 'Try now' })).toBeInTheDocument()
})

test('offers all channels of a network as one choice in the library’s filter', async () => {
  const w = await world()
  await aChannel(w, 'rss', { name: 'Блог', status: 'working' })
  await aChannel(w, 'rss', { name: 'Новости', status: 'working' })
  await aChannel(w, 'telegram', { name: 'Лён и глина', status: 'working' })
  await w.show('/?source=rss')
  await screen.findByText('Источник: Лента: Блог, Лента: Новости')
})

test('shows instead of the button that a source was just read, and links to all its posts in the library', async () => {
  const w = await world()
  const { id } = await aReadSource(w.server, w.account, {
    run_at: Date.now() + 3_600_000,
    result: JSON.stringify({ created: 0, changed: 0, waiting: 0, leftOut: {} }),
  })
  const synced_at = Date.now() - 1000
  await w.server.db.updateTable('source').set({ synced_at }).where('id', '=', id).execute()
  for (let made = 0; made < 7; made += 1) await aPost(w.server, w.account, { provider: 'vk' })
  await aPost(w.server, w.account)
  const { router } = await w.show('/sources')
  const vk = await rowOf('ВКонтакте: Лён и глина')
  expect(vk.getByText(/^Только что обновлено/)).toBeVisible()
  expect(vk.getByText('Новых постов нет.')).toBeVisible()
  expect(vk.queryByRole('button', { name: 'Обновить сейчас' })).not.toBeInTheDocument()
  await w.user.click(
    vk.getByRole('link', {
      name: '7 постов из источника «ВКонтакте: Лён и глина»: открыть в медиатеке',
    }),
  )
  await screen.findByText('Источник: ВКонтакте: Лён и глина')
  expect(router.state.location.search).toBe('?source=vk')
  await screen.findByText(/^7 постов/)
})

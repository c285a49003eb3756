import { screen, waitFor, within } from '@testing-library/react'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { mentionSource } from '../../../../server/domains/sources/reading/createItemPost'
import { anAlbum, aPost } from '../../../../test/server/factories'
import { aReadSource, updateReading } from '../../../../test/server/sourceFactories'
import { brokenServer } from '../../../../test/failures'
import { world, type ScreenWorld } from '../../../../test/world'

const rows = () => within(screen.getByRole('main')).getAllByRole('listitem')

async function uploads({ server }: ScreenWorld) {
  return server.db
    .selectFrom('source')
    .select(['id', 'is_auto_publication', 'auto_markup_mode'])
    .where('type', '=', 'upload')
    .executeTakeFirstOrThrow()
}

async function aNetworkSource({ server, account }: ScreenWorld, synced_at: number) {
  await server.db
    .insertInto('source')
    .values([
      {
        account_id: account.id,
        type: 'vk',
        name: 'Лён и глина',
        auto_markup_mode: 'off',
        synced_at,
        created_at: 0,
      },
    ])
    .execute()
  await mentionSource(server, server.db, account.id)
}

async function takeRight({ server }: ScreenWorld, permission: 'PUBLISH_POST' | 'MANAGE_SOURCES') {
  await server.db.deleteFrom('team_role_permission').where('permission', '=', permission).execute()
}

test('lists the sources with the number of their posts and the time of their last load', async () => {
  const w = await world()
  await aPost(w.server, w.account)
  await aNetworkSource(w, Date.now() - 3.5 * 3_600_000)
  await w.show('/sources')
  await screen.findByText('Загруженные файлы')
  expect(rows()).toHaveLength(1)
  await w.user.click(screen.getByRole('button', { name: 'Ещё 4 источника без постов' }))
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringContaining('Загруженные файлы1 пост'),
    expect.stringContaining('Добавлено по ссылке0 постов'),
    expect.stringContaining('Контент покупателей0 постов'),
    expect.stringContaining('ВКонтакте: Лён и глина0 постов · обновлено 3 часа назад'),
    expect.stringContaining('Упоминания Магазин shop0 постов · ещё не загружали'),
  ])
  // Posts by others are not published automatically; a note replaces the switch.
  const name = screen.getByText('Упоминания Магазин shop')
  const mentions = within(name.closest('li')!)
  expect(mentions.queryByRole('switch')).not.toBeInTheDocument()
  expect(mentions.getByText(/публикуйте их сами, с разрешения автора/)).toBeVisible()
  expect(mentions.getByRole('combobox', { name: /Разметка товаров/ })).toBeVisible()
})

test('saves the settings for new posts and shows that they are saved', async () => {
  const w = await world()
  await w.show('/sources')
  const publication = await screen.findByRole('switch', {
    name: 'Публиковать сразу: Загруженные файлы',
  })
  await w.user.click(publication)
  const question = await screen.findByRole('dialog', { name: 'Публиковать новые посты сразу?' })
  expect(within(question).getByText(/альбом по умолчанию не выбраны/)).toBeVisible()
  expect(publication).toHaveAccessibleDescription(/^Сначала выберите альбомы этого источника/)
  expect(publication).not.toBeChecked()
  await w.user.click(within(question).getByRole('button', { name: 'Публиковать сразу' }))
  await waitFor(() => {
    expect(publication).toBeChecked()
  })
  const [row] = rows()
  await within(row!).findByText('Сохранено')
  expect(await uploads(w)).toMatchObject({ is_auto_publication: 1 })

  const mode = screen.getByRole('combobox', { name: 'Разметка товаров: Загруженные файлы' })
  await w.user.click(mode)
  await w.user.click(await screen.findByRole('option', { name: 'Предлагать товары' }))
  await waitFor(async () => {
    expect(await uploads(w)).toMatchObject({ auto_markup_mode: 'suggest', is_auto_publication: 1 })
  })
})

test('explains a disabled switch to a person without the right to publish', async () => {
  const w = await world()
  await takeRight(w, 'PUBLISH_POST')
  await w.show('/sources', { as: 'marketer' })
  const publication = await screen.findByRole('switch', { name: /Загруженные файлы/ })
  expect(publication).toBeDisabled()
  expect(publication).toHaveAccessibleDescription(/у кого есть право публиковать/)
  expect(screen.queryByRole('link', { name: 'Подключить сеть' })).not.toBeInTheDocument()
})

test('links to the integrations when no source is connected', async () => {
  const w = await world()
  await w.server.db.deleteFrom('source').execute()
  await w.show('/sources')
  await screen.findByText('Источников пока нет')
  const [link] = screen.getAllByRole('link', { name: 'Подключить сеть' })
  await w.user.click(link!)
  await screen.findByRole('heading', { name: 'Интеграции' })
})

test('shows a failure in place and retries', async () => {
  const w = await world()
  const mend = w.answer(sourceEndpoints.listSources, {}, brokenServer)
  await w.show('/sources')
  await screen.findByText('Не получилось загрузить')
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByText('Загруженные файлы')
})

test('redirects an observer with a warning', async () => {
  const w = await world()
  const { router } = await w.show('/sources', { as: 'observer' })
  await screen.findByText(/У вас недостаточно прав|нет прав/)
  expect(router.state.location.pathname).toBe('/')
})

test('asks before it switches on auto-publication, names the album, and reverts the switch when the request fails', async () => {
  const w = await world()
  await anAlbum(w.server, w.account, 'Кухня')
  await w.server.db.updateTable('album').set({ is_default: 1 }).execute()
  await w.show('/sources')
  const publication = await screen.findByRole('switch', { name: /Загруженные файлы/ })
  await w.user.click(publication)
  await screen.findByText(/появятся в альбоме «Кухня» и во всех его виджетах/)
  await w.user.click(screen.getByRole('button', { name: 'Отмена' }))
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
  expect(publication).not.toBeChecked()
  expect(await uploads(w)).toMatchObject({ is_auto_publication: 0 })

  const { id } = await uploads(w)
  w.answer(sourceEndpoints.saveSource, { id }, brokenServer)
  await w.user.click(publication)
  await w.user.click(await screen.findByRole('button', { name: 'Публиковать сразу' }))
  await screen.findByText(/сервер недоступен/)
  expect(publication).not.toBeChecked()
  expect(screen.queryByText('Сохранено')).not.toBeInTheDocument()
})

describe('a network among the sources', () => {
  const HOUR = 3_600_000
  const row = async () => {
    const name = await screen.findByText('ВКонтакте: Лён и глина')
    return within(name.closest('li')!)
  }

  test('shows the result of its last reading, and is read again at the press of a button', async () => {
    const w = await world()
    const source = await aReadSource(w.server, w.account, {
      run_at: Date.now() + HOUR,
      result: JSON.stringify({ created: 3, changed: 1, waiting: 1, leftOut: {} }),
    })
    await aPost(w.server, w.account, { provider: 'vk' })
    await w.show('/sources')
    const vk = await row()
    expect(vk.getByText('Работает')).toBeVisible()
    expect(vk.getByText(/^Следующее обновление/)).toBeVisible()
    expect(vk.getByText(/новых — 3, изменённых — 1\. Ждут картинок — 1/)).toBeVisible()
    expect(vk.getByRole('link', { name: 'Открыть пост 1' })).toBeVisible()
    await w.user.click(vk.getByRole('button', { name: 'Обновить сейчас' }))
    await vk.findByText('Загружаем')
    expect(vk.queryByRole('button', { name: 'Обновить сейчас' })).not.toBeInTheDocument()
    // The source is read, and the page is updated by polling.
    await updateReading(w.server, source, {
      run_at: Date.now() + HOUR,
      result: JSON.stringify({ created: 7, changed: 0, waiting: 0, leftOut: {} }),
    })
    await vk.findByText(/новых — 7/)
    expect(vk.getByText('Работает')).toBeVisible()
  })

  test('links to the newest posts that were left out, and mentions that older posts are missing', async () => {
    const w = await world()
    const { id } = await aReadSource(w.server, w.account)
    await w.server.db.updateTable('source').set({ has_older: 1 }).where('id', '=', id).execute()
    const item = { source_id: id, revision: '1', read_at: 0, post_id: null, is_waiting: 0 } as const
    const link = 'https://vk.com/wall-5_2'
    await w.server.db
      .insertInto('source_item')
      .values([
        { ...item, key: '-5_1', left_out: 'advertising', link: null, published_at: null },
        { ...item, key: '-5_2', left_out: 'paid', link, published_at: Date.UTC(2026, 2, 12) },
        { ...item, key: '-5_3', left_out: 'advertising', link: null, published_at: null },
      ])
      .execute()
    await w.show('/sources')
    const vk = await row()
    expect(vk.getByText(/^Не взяли всего:/)).toHaveTextContent('реклама — 2')
    expect(vk.getByText(/^Не взяли всего:/)).toHaveTextContent('только для донов — 1')
    expect(vk.getByText(/берём последние посты, до 500/)).toBeVisible()
    const list = () =>
      vk.getByRole('list', { name: 'Последние, которых мы не взяли', hidden: true })
    expect(list()).not.toBeVisible()
    await w.user.click(vk.getByText('Последние, которых мы не взяли'))
    expect(list()).toBeVisible()
    const posts = within(list()).getAllByRole('listitem')
    expect(posts).toHaveLength(3)
    expect(posts[0]).toHaveTextContent(/12 мар.* · только для донов · Открыть в источнике/)
    expect(within(posts[0]!).getByRole('link')).toHaveAttribute('href', link)
    expect(within(posts[1]!).queryByRole('link')).not.toBeInTheDocument()
  })

  test('names paid posts of Telegram without mentioning donors', async () => {
    const w = await world()
    const { id } = await aReadSource(w.server, w.account)
    await w.server.db.updateTable('source').set({ type: 'telegram' }).where('id', '=', id).execute()
    await w.server.db
      .insertInto('source_item')
      .values({
        source_id: id,
        key: '1:2',
        revision: '1',
        read_at: 0,
        post_id: null,
        left_out: 'paid',
      })
      .execute()
    await w.show('/sources')
    await screen.findByText('Не взяли всего: платные — 1.')
  })

  test('shows the progress of a reading, in English too', async () => {
    const w = await world()
    const now = Date.now()
    await aReadSource(w.server, w.account, {
      run_at: null,
      lease_token: 'runner',
      lease_until: now + HOUR,
      done: 40,
      total: 120,
    })
    await mentionSource(w.server, w.server.db, w.account.id)
    await w.show('/sources', { locale: 'en' })
    await screen.findByText('40 of 120 looked at')
    await w.user.click(screen.getByRole('button', { name: /more sources without posts/ }))
    expect(screen.getByText('Mentions of Магазин shop')).toBeInTheDocument()
    expect(screen.getByText('Added by link')).toBeInTheDocument()
  })

  test('shows why its reading stopped and the one possible action', async () => {
    const w = await world()
    await aReadSource(w.server, w.account, {
      run_at: Date.now() + HOUR,
      problem: JSON.stringify({ code: 'network-key', values: { network: 'vk' } }),
    })
    await w.show('/sources')
    const vk = await row()
    expect(vk.getByText('Остановлен')).toBeVisible()
    expect(vk.getByText(/больше не принимает ключ доступа/)).toBeVisible()
    expect(vk.queryByRole('button', { name: /сейчас/ })).not.toBeInTheDocument()
    await w.user.click(vk.getByRole('link', { name: 'Открыть интеграции' }))
    await screen.findByRole('heading', { name: 'Интеграции' })
  })

  test('without a chosen group links to its connection', async () => {
    const w = await world()
    await aReadSource(w.server, w.account)
    await w.server.db.updateTable('integration').set({ status: 'waiting' }).execute()
    await w.show('/sources')
    const vk = await row()
    expect(vk.getByText('Выберите группу')).toBeVisible()
    await w.user.click(vk.getByRole('link', { name: 'Открыть интеграции' }))
    await screen.findByRole('heading', { name: 'Интеграции' })
  })

  test('names the required right to a person who may not connect the network', async () => {
    const w = await world()
    await aReadSource(w.server, w.account, {
      run_at: Date.now() + HOUR,
      problem: JSON.stringify({ code: 'network-rights', values: { network: 'vk' } }),
    })
    await w.show('/sources', { as: 'marketer' })
    const vk = await row()
    expect(vk.getByText(/право на интеграции/)).toBeVisible()
    expect(vk.queryByRole('link', { name: 'Открыть интеграции' })).not.toBeInTheDocument()
  })

  test('that does not respond is read again by a button', async () => {
    const w = await world()
    await aReadSource(w.server, w.account, {
      run_at: Date.now() + HOUR,
      problem: JSON.stringify({ code: 'network-unreachable', values: { network: 'vk' } }),
    })
    await w.show('/sources')
    const vk = await row()
    expect(vk.getByText('Не получилось')).toBeVisible()
    await w.user.click(vk.getByRole('button', { name: 'Попробовать сейчас' }))
    await vk.findByText('Загружаем')
    expect(vk.queryByText(/отвечает непонятно/)).not.toBeInTheDocument()
    // The focus stays in the row.
    expect(vk.getByText('Загружаем').closest('li')).toHaveFocus()
  })
})

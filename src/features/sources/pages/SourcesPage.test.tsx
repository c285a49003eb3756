import { screen, waitFor, within } from '@testing-library/react'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { aPost } from '../../../../test/server/factories'
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

async function aNetworkSource({ server, account }: ScreenWorld, synced_at: number | null) {
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
      {
        account_id: account.id,
        type: 'mention',
        name: 'lenglina',
        auto_markup_mode: 'off',
        synced_at: null,
        created_at: 0,
      },
    ])
    .execute()
}

async function takeRight({ server }: ScreenWorld, permission: 'PUBLISH_POST' | 'MANAGE_SOURCES') {
  await server.db.deleteFrom('team_role_permission').where('permission', '=', permission).execute()
}

test('shows where posts come from, how many came and when', async () => {
  const w = await world()
  await aPost(w.server, w.account)
  await aNetworkSource(w, Date.now() - 3 * 3_600_000)
  await w.show('/sources')
  await screen.findByText('Загруженные файлы')
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringContaining('Загруженные файлы1 пост'),
    expect.stringContaining('Добавлено по ссылке0 постов'),
    expect.stringContaining('Контент покупателей0 постов'),
    expect.stringContaining('ВКонтакте: Лён и глина0 постов · обновлено 3 часа назад'),
    expect.stringContaining('Упоминания lenglina0 постов · ещё не загружали'),
  ])
})

test('in English too', async () => {
  const w = await world()
  await aNetworkSource(w, null)
  await w.show('/sources', { locale: 'en' })
  await screen.findByText('Mentions of lenglina')
  expect(screen.getByText('Added by link')).toBeInTheDocument()
})

test('settings of new posts are kept, and saving is seen', async () => {
  const w = await world()
  await w.show('/sources')
  const publication = await screen.findByRole('switch', {
    name: 'Публиковать сразу: Загруженные файлы',
  })
  await w.user.click(publication)
  await waitFor(() => {
    expect(publication).toBeChecked()
  })
  const [row] = rows()
  await within(row!).findByText('Сохранено')
  expect(await uploads(w)).toMatchObject({ is_auto_publication: 1 })
})

test('a change that fails is undone and told of', async () => {
  const w = await world()
  const { id } = await uploads(w)
  await w.show('/sources')
  const publication = await screen.findByRole('switch', { name: /Загруженные файлы/ })
  w.answer(sourceEndpoints.saveSource, { id }, brokenServer)
  await w.user.click(publication)
  await screen.findByText(/сервер недоступен/)
  expect(publication).not.toBeChecked()
  expect(screen.queryByText('Сохранено')).not.toBeInTheDocument()
})

test('who may not publish is told so', async () => {
  const w = await world()
  await takeRight(w, 'PUBLISH_POST')
  await w.show('/sources', { as: 'marketer' })
  const publication = await screen.findByRole('switch', { name: /Загруженные файлы/ })
  expect(publication).toBeDisabled()
  expect(publication).toHaveAccessibleDescription(/у кого есть право публиковать/)
  expect(screen.queryByRole('link', { name: 'Подключить сеть' })).not.toBeInTheDocument()
})

test('an account without sources is shown the way to a network', async () => {
  const w = await world()
  await w.server.db.deleteFrom('source').execute()
  await w.show('/sources')
  await screen.findByText('Источников пока нет')
  const [link] = screen.getAllByRole('link', { name: 'Подключить сеть' })
  await w.user.click(link!)
  await screen.findByRole('heading', { name: 'Интеграции' })
})

test('a broken server is told in place and the list comes back on a retry', async () => {
  const w = await world()
  const mend = w.answer(sourceEndpoints.listSources, {}, brokenServer)
  await w.show('/sources')
  await screen.findByText('Не получилось загрузить')
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByText('Загруженные файлы')
})

test('an observer is turned away with a warning', async () => {
  const w = await world()
  const { router } = await w.show('/sources', { as: 'observer' })
  await screen.findByText(/У вас недостаточно прав|нет прав/)
  expect(router.state.location.pathname).toBe('/')
})

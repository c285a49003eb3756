import { screen, waitFor, within } from '@testing-library/react'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { storeToken } from '../../../../../server/domains/sources/tokens'
import { VK_TOKEN, vkGroups, withVk } from '../../../../../test/server/web/vk'
import { brokenServer } from '../../../../../test/failures'
import { inDepth } from '../../../../../test/depth'
import { world, type ScreenWorld } from '../../../../../test/world'

const card = async () => within(await screen.findByRole('region', { name: 'Группа ВКонтакте' }))
const DAY_MS = 86_400_000

interface Connection {
  name?: string
  status?: 'waiting' | 'working' | 'failed'
  token?: string
  expiresInDays?: number
  groupId?: string
}

async function aConnection({ server, account }: ScreenWorld, connection: Connection = {}) {
  const {
    name = 'Группа 1',
    status = 'working',
    token = VK_TOKEN,
    expiresInDays,
    groupId = null,
  } = connection
  const { id } = await server.db
    .insertInto('integration')
    .values({
      account_id: account.id,
      type: 'vk',
      name,
      status,
      provider_id: groupId,
      token_expires_at: expiresInDays === undefined ? null : Date.now() + expiresInDays * DAY_MS,
      created_at: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storeToken(server, server.db, id, token)
}

async function enter({ user }: ScreenWorld, field: HTMLElement, words: string) {
  await user.clear(field)
  await user.paste(words)
  await user.keyboard('{Enter}')
}

test('explains how to get a token, connects one of many groups, and disconnects it', async () => {
  const w = await world()
  withVk(w.server, { administered: vkGroups(31) })
  await w.show('/integrations')
  const vk = await card()
  const steps = within(vk.getByRole('list', { name: 'Как получить ключ' }))
  expect(steps.getByText(/«Группы» \(groups\) и «Стена» \(wall\)/)).toBeVisible()
  // The steps name the lifetime of the token, and the posts that are not loaded.
  expect(vk.getByText(/^Ключ VK ID живёт час/)).toBeVisible()
  expect(vk.getByText(/Упоминания группы не приходят/)).toBeVisible()
  expect(vk.getByText(/Видео ВКонтакте показываются картинкой/)).toBeVisible()
  await w.user.click(vk.getByRole('button', { name: 'Сохранить ключ' }))
  expect(vk.getByLabelText('Ключ доступа')).toHaveAccessibleDescription(/Заполните это поле/)
  await enter(w, vk.getByLabelText('Ключ доступа'), 'https://vk.com/shop')
  await vk.findByText(/Не нашли ключ доступа/)
  expect(vk.getByLabelText('Ключ доступа')).toHaveValue('https://vk.com/shop')
  await enter(w, vk.getByLabelText('Ключ доступа'), VK_TOKEN)

  await vk.findByText('Группа 1')
  expect(vk.getByText('Ждёт подключения')).toBeInTheDocument()
  expect(vk.queryByText('Группа 31')).not.toBeInTheDocument()
  await w.user.click(vk.getByRole('button', { name: 'Показать ещё' }))
  await vk.findByText('Группа 31')
  expect(vk.queryByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument()
  await w.user.click(vk.getByRole('button', { name: 'Подключить группу «Группа 31»' }))
  await screen.findByText('Группа «Группа 31» подключена')
  expect(vk.getByText('Подключено')).toBeInTheDocument()
  expect(vk.queryByText('Какую группу подключить?')).not.toBeInTheDocument()

  await w.user.click(vk.getByRole('button', { name: 'Отключить' }))
  const dialog = await screen.findByRole('dialog', { name: 'Отключить «Группа 31»?' })
  await w.user.click(within(dialog).getByRole('button', { name: 'Отключить' }))
  await vk.findByLabelText('Ключ доступа')
  await screen.findByText('Подключение удалено')
  expect(await w.server.db.selectFrom('integration').selectAll().execute()).toEqual([])
})

test('retries when the person administers no group, and refuses a group that the person no longer administers', async () => {
  const w = await world()
  withVk(w.server)
  await aConnection(w, { name: '', status: 'waiting' })
  await w.show('/integrations')
  const vk = await card()
  await vk.findByText(/нет групп, которыми вы управляете/)
  withVk(w.server, { administered: vkGroups(2) })
  await w.user.click(vk.getByRole('button', { name: 'Попробовать снова' }))
  await vk.findByText('Группа 2')
  withVk(w.server, { administered: vkGroups(1), joined: [2] })
  await w.user.click(vk.getByRole('button', { name: 'Подключить группу «Группа 2»' }))
  await vk.findByText('Подключить группу может только её администратор')
})

test('asks for another token when VK refuses it', async () => {
  const w = await world()
  withVk(w.server)
  await aConnection(w, { token: 'vk1.a.withdrawn-0123456789' })
  await w.show('/integrations')
  const vk = await card()
  await w.user.click(vk.getByRole('button', { name: 'Сменить группу' }))
  await vk.findByText('Не работает')
  expect(vk.getByText(/больше не принимает ключ доступа/)).toBeInTheDocument()
  expect(vk.getByLabelText('Ключ доступа')).toBeInTheDocument()
})

test('retries a page of groups that failed to load', async () => {
  const w = await world()
  withVk(w.server, { administered: vkGroups(31) })
  const mend = w.answer(sourceEndpoints.listMoreVkGroups, {}, brokenServer)
  await aConnection(w, { name: '', status: 'waiting' })
  await w.show('/integrations')
  const vk = await card()
  await w.user.click(await vk.findByRole('button', { name: 'Показать ещё' }))
  await vk.findByText(/сервер недоступен/)
  mend()
  await w.user.click(vk.getByRole('button', { name: 'Попробовать снова' }))
  await vk.findByText('Группа 31')
})

test('keeps or replaces the token without another choice of the group', async () => {
  const w = await world()
  withVk(w.server, { administered: vkGroups(1) })
  await aConnection(w, { groupId: '1' })
  await w.show('/integrations')
  const vk = await card()
  await w.user.click(vk.getByRole('button', { name: 'Заменить ключ' }))
  await vk.findByLabelText('Ключ доступа')
  await w.user.click(vk.getByRole('button', { name: 'Отмена' }))
  await waitFor(() => {
    expect(vk.queryByLabelText('Ключ доступа')).not.toBeInTheDocument()
  })

  await w.user.click(vk.getByRole('button', { name: 'Заменить ключ' }))
  await enter(w, await vk.findByLabelText('Ключ доступа'), VK_TOKEN)
  await screen.findByText('Ключ заменён, группа «Группа 1» загружается дальше')
  expect(vk.getByText('Подключено')).toBeInTheDocument()
  expect(vk.queryByText('Какую группу подключить?')).not.toBeInTheDocument()
  expect(vk.queryByLabelText('Ключ доступа')).not.toBeInTheDocument()
})

test('explains that the token only proves who administers the group when the back office has its own key', async () => {
  const w = await world()
  w.server.settings.vkServiceKey = 'service-key'
  await w.show('/integrations', { locale: 'en' })
  const vk = within(await screen.findByRole('region', { name: 'VK group' }))
  expect(vk.getByText(/^The token is needed once/)).toBeVisible()
  expect(vk.getByText(/^Ask for the right to groups/)).toBeVisible()
  expect(vk.queryByText(/Mentions of the group do not come/)).not.toBeInTheDocument()
})

const ENDS: [days: number, warning: RegExp | null][] = [
  [20, null],
  [10, /Меньше чем через две недели/],
  [3, /Осталось меньше недели/],
  [1 / 24, /Ключ доступа действует до: .*\d:\d\d\. Потом/],
  [-1, /ключ доступа перестал действовать/],
]
// The time of each warning is tested in tokenExpiry.test.ts.
test.each(inDepth(ENDS, [ENDS[0]!, ENDS[3]!]))(
  'warns about a token that expires in %d days',
  async (expiresInDays, warning) => {
    const w = await world()
    await aConnection(w, { expiresInDays })
    await w.show('/integrations')
    const vk = await card()
    await vk.findByText('Группа 1')
    if (warning === null) {
      expect(vk.queryByText(/ключ доступа перестан/)).not.toBeInTheDocument()
      return
    }
    // The Russian date ends with a full stop of its own, so the sentence adds none.
    expect(vk.getByText(warning)).not.toHaveTextContent('..')
  },
)

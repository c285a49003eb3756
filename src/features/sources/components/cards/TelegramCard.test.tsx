import { screen, waitFor, within } from '@testing-library/react'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { comeBack } from '../../../../../test/comeBack'
import { brokenServer } from '../../../../../test/failures'
import { runDueJobs } from '../../../../../test/server/feeds/feedSite'
import { playTelegram } from '../../../../../test/server/telegram/playTelegram'
import { BOT_TOKEN, happen } from '../../../../../test/server/telegram/telegramNetwork'
import { aMembership } from '../../../../../test/server/telegram/telegramPosts'
import { world, type ScreenWorld } from '../../../../../test/world'

async function enter({ user }: ScreenWorld, field: HTMLElement, token: string) {
  await user.clear(field)
  await user.paste(token)
  await user.keyboard('{Enter}')
}
const card = async (name = 'Канал Telegram') => within(await screen.findByRole('region', { name }))

test('shows the steps of the connection, accepts a token, waits for the channel, and disconnects it', async () => {
  const w = await world()
  const telegram = playTelegram(w.server)
  await w.show('/integrations')
  const bots = await card()
  const steps = within(bots.getByRole('list', { name: 'Как подключить' })).getAllByRole('listitem')
  expect(steps).toHaveLength(4)
  expect(steps[0]).toHaveTextContent('@BotFather')
  expect(bots.getByText(/записей до подключения не будет/)).toHaveTextContent(
    /сутки.*удалённых.*20 МБ/,
  )
  const field = bots.getByLabelText('Ключ бота')
  await w.user.type(field, '{Enter}')
  expect(field).toHaveAccessibleDescription(/Заполните это поле/)
  await enter(w, field, BOT_TOKEN)
  await screen.findByText(/^Бот @len_vitrina_bot подключён\. Теперь опубликуйте запись в канале$/)
  expect(bots.getByText('Ждёт подключения')).toBeInTheDocument()
  expect(bots.getByText(/Ждём канал/)).toBeInTheDocument()
  expect(bots.getByRole('list', { name: 'Как подключить' })).toBeVisible()
  expect(bots.getByLabelText('Ключ бота')).toHaveValue('')

  happen(telegram, aMembership('administrator'))
  await runDueJobs(w.server)
  comeBack()
  await bots.findByText('Лён и глина')
  expect(bots.queryByText(/Ждём канал/)).not.toBeInTheDocument()
  const folded = bots.getByRole('list', { name: 'Как подключить', hidden: true })
  expect(folded).not.toBeVisible()
  await w.user.click(bots.getByText('Как подключить'))
  expect(folded).toBeVisible()

  await w.user.click(bots.getByRole('button', { name: 'Отключить Лён и глина' }))
  const dialog = await screen.findByRole('dialog', { name: 'Отключить «Лён и глина»?' })
  await w.user.click(within(dialog).getByRole('button', { name: 'Отключить' }))
  await waitFor(() => {
    expect(bots.queryByText('Подключено')).not.toBeInTheDocument()
  })
})

test('shows an unknown token and a server failure at the field and keeps the typed token', async () => {
  const w = await world()
  playTelegram(w.server)
  await w.show('/integrations')
  const field = (await card()).getByLabelText('Ключ бота')
  const token = BOT_TOKEN.replace('123456789', '987654321')
  await enter(w, field, token)
  await waitFor(() => {
    expect(field).toHaveAccessibleDescription(/не принимает этот ключ/)
  })
  expect(field).toHaveValue(token)
  w.answer(sourceEndpoints.saveTelegramToken, {}, brokenServer)
  await enter(w, field, BOT_TOKEN)
  await waitFor(() => {
    expect(field).toHaveAccessibleDescription(/сервер недоступен/)
  })
  expect(field).toHaveValue(BOT_TOKEN)
})

test('asks for a new token when the old one was revoked, in English too', async () => {
  const w = await world()
  const telegram = playTelegram(w.server)
  await w.server.db
    .insertInto('integration')
    .values({
      account_id: w.account.id,
      type: 'telegram',
      name: 'Лён и глина',
      provider_id: String(telegram.bot.id),
      status: 'failed',
      created_at: 0,
    })
    .execute()
  const { id } = await w.server.db.selectFrom('integration').select('id').executeTakeFirstOrThrow()
  await w.server.db
    .insertInto('source')
    .values({
      account_id: w.account.id,
      integration_id: id,
      type: 'telegram',
      name: 'Лён и глина',
      auto_markup_mode: 'off',
      created_at: 0,
      cursor: JSON.stringify({
        offset: 1,
        updatedAt: 0,
        chat: { id: -1, title: 'x' },
        isOut: false,
      }),
    })
    .execute()
  await w.show('/integrations', { locale: 'en' })
  const bots = await card('Telegram channel')
  expect(bots.getByText(/no longer accepts the token/)).toBeInTheDocument()
  await enter(w, bots.getByLabelText('Bot token'), BOT_TOKEN)
  await screen.findByText('The bot token was replaced')
  expect(bots.getByText('Connected')).toBeInTheDocument()
  expect(bots.queryByText(/no longer accepts/)).not.toBeInTheDocument()
})

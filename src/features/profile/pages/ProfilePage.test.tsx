import { screen, waitFor, within } from '@testing-library/react'
import { ARCHIVE_OUTCOME } from '@/contract/addresses'
import { accountExportEndpoints } from '@/contract/endpoints/account/accountExport'
import { monthOf } from '../../../../server/allowance/months'
import { setPlan } from '../../../../test/server/accountFactories'
import { aWidget } from '../../../../test/server/factories'
import { brokenServer } from '../../../../test/failures'
import { runExports } from '../../../../test/server/accounts/portabilityDesk'
import { aReadSource } from '../../../../test/server/sourceFactories'
import { world } from '../../../../test/world'

const section = (name: string) => screen.findByRole('region', { name })

test('shows an unlimited plan to a shop on its own server', async () => {
  const w = await world()
  await w.show('/profile')
  expect(await section('Тариф и оплата')).toHaveTextContent('тариф без ограничений')
  expect(await section('История платежей')).toBeInTheDocument()
  await screen.findByText('Платежей пока не было.')
  expect(screen.queryByRole('region', { name: 'Выбор тарифа' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Отменить подписку' })).not.toBeInTheDocument()
})

test("changes the person's name and language", async () => {
  const w = await world()
  await w.show('/profile')
  const personal = await section('Личные данные')
  const field = within(personal).getByRole('textbox', { name: 'Имя' })
  await w.user.clear(field)
  await w.user.click(within(personal).getByRole('button', { name: 'Сохранить' }))
  expect(within(personal).getByText('Заполните это поле')).toBeVisible()
  await w.user.type(field, ' Анна Воронцова {Enter}')
  await screen.findByText('Имя сохранено')
  expect(within(personal).getByRole('textbox', { name: 'Имя' })).toHaveValue('Анна Воронцова')
  expect(screen.getByRole('button', { name: 'Аккаунт: Анна Воронцова' })).toBeInTheDocument()

  await w.user.click(within(personal).getByRole('radio', { name: 'English' }))
  await screen.findByRole('heading', { name: 'Personal data' })
})

test('lists a network that stopped, with a link to the screen that reconnects it', async () => {
  const w = await world()
  await aReadSource(w.server, w.account)
  await w.server.db.updateTable('integration').set({ status: 'failed' }).execute()
  await w.show('/profile')
  const networks = await section('Соцсети')
  expect(networks).toHaveTextContent('ВКонтакте Лён и глинаНе работает')
  expect(within(networks).getByRole('link', { name: 'Исправить в интеграциях' })).toHaveAttribute(
    'href',
    '/integrations',
  )
})

test('opens the dialog of the password and the sessions', async () => {
  const w = await world()
  await w.show('/profile')
  await w.user.click(await screen.findByRole('button', { name: 'Пароль и устройства' }))
  await screen.findByRole('dialog', { name: 'Пароль и устройства' })
})

test('changes the account’s time zone by searching, and offers the browser’s', async () => {
  const w = await world()
  await w.show('/profile')
  const account = await section('Аккаунт')
  const field = within(account).getByRole('combobox', { name: 'Часовой пояс аккаунта' })
  expect(field).toHaveValue('Москва, стандартное время, GMT+3 (Europe/Moscow)')
  await w.user.click(field)
  await w.user.clear(field)
  await w.user.type(field, 'Катманду{Enter}')
  await screen.findByText('Такого пояса нет. Введите город латиницей, например Berlin')
  await w.user.clear(field)
  await w.user.type(field, 'Непал')
  await w.user.click(await screen.findByRole('option', { name: /Непал, GMT\+5:45/ }))
  await screen.findByText('Часовой пояс сохранён')
  expect(field).toHaveValue('Непал, GMT+5:45 (Asia/Katmandu)')
  await w.user.click(within(account).getByRole('button', { name: /^Как в браузере: / }))
  await waitFor(() => {
    expect(within(account).queryByRole('button', { name: /браузере/ })).not.toBeInTheDocument()
  })
})

test('shows the usage of the plan, and above every page a warning that can be closed', async () => {
  const w = await world()
  await setPlan(w.server, w.account, 'shop')
  for (let made = 0; made < 5; made += 1) await aWidget(w.server, w.account)
  await w.server.db
    .insertInto('usage_month')
    .values({ account_id: w.account.id, month: monthOf(w.server.clock.now()), loads: 8500 })
    .execute()
  const { router } = await w.show('/profile')
  const tariff = await section('Тариф и оплата')
  await within(tariff).findByText(/^8\s500 из 10\s000$/)
  expect(within(tariff).getByText('5 из 5')).toBeVisible()
  expect(tariff).toHaveTextContent('Все виджеты тарифа созданы')
  expect(within(tariff).getByText('0 МБ из 1 ГБ')).toBeVisible()
  expect(tariff).toHaveTextContent('с 18 марта, 1 апреля счёт начнётся заново')
  expect(screen.getAllByText(/больше 80 % показов/)).toHaveLength(1)
  await router.navigate('/segments')
  await screen.findByRole('heading', { name: 'Сегменты' })
  const notice = (await screen.findByText(/больше 80 % показов/)).closest('[role=status]')
  expect(notice).toHaveTextContent('Тариф и оплата')
  await w.user.click(screen.getByRole('button', { name: 'Скрыть до следующего входа' }))
  expect(screen.queryByText(/больше 80 % показов/)).not.toBeInTheDocument()
})

test('redirects people without the right to see the plan', async () => {
  const w = await world()
  const { router } = await w.show('/profile', { as: 'editor' })
  await screen.findByText('У вас нет прав на этот раздел')
  expect(router.state.location.pathname).toBe('/')
})

test('makes the archive of the account, shows the reason of a failure, and offers the file', async () => {
  const w = await world()
  await w.show('/profile')
  const archive = await section('Архив аккаунта')
  await w.user.click(await within(archive).findByRole('button', { name: 'Собрать архив' }))
  await within(archive).findByRole('progressbar', { name: 'Готовность архива' })
  await w.server.db
    .updateTable('job')
    .set({ result: JSON.stringify({ problem: 'export-no-room' }), run_at: null })
    .where('kind', '=', 'export')
    .execute()
  expect(await within(archive).findByRole('alert')).toHaveTextContent(/не хватает места/)
  await w.user.click(within(archive).getByRole('button', { name: 'Попробовать ещё раз' }))
  await within(archive).findByText(/Собираем архив/)
  await runExports(w.server)
  const link = await within(archive).findByRole('link', { name: 'Скачать архив' })
  expect(link).toHaveAttribute('href', expect.stringContaining('/account-export/file'))
  expect(within(archive).getByRole('status')).toHaveTextContent(/Архив готов: \d+\sкБ/)
  await w.user.click(within(archive).getByRole('button', { name: 'Удалить' }))
  await within(archive).findByRole('button', { name: 'Собрать архив' })
})

test('shows a failure to load the state of the archive, and loads it again', async () => {
  const w = await world()
  const mend = w.answer(accountExportEndpoints.getAccountExport, {}, brokenServer)
  await w.show('/profile')
  const archive = await section('Архив аккаунта')
  await within(archive).findByText('Не получилось загрузить')
  mend()
  await w.user.click(within(archive).getByRole('button', { name: 'Попробовать снова' }))
  await within(archive).findByRole('button', { name: 'Собрать архив' })
})

test('tells first that the archive whose address was opened is gone, and makes the next one', async () => {
  const w = await world()
  await w.show(`/profile?${ARCHIVE_OUTCOME}=gone`)
  const archive = await section('Архив аккаунта')
  expect(await within(archive).findByRole('alert')).toHaveTextContent(
    'Этого архива больше нет: он хранится 3 дня, а новый заменяет прежний. Соберите архив заново.',
  )
  expect(screen.getAllByRole('region')[0]).toBe(archive)
  await w.user.click(within(archive).getByRole('button', { name: 'Собрать архив' }))
  await within(archive).findByText(/Собираем архив/)
  expect(within(archive).queryByRole('alert')).not.toBeInTheDocument()
})

import { screen, waitFor, within } from '@testing-library/react'
import { feedEndpoints } from '@/contract/endpoints/feeds'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { brokenServer, delayedUntil } from '../../../../test/failures'
import { createGate } from '../../../../test/server/gate'
import { aReadSource } from '../../../../test/server/sourceFactories'
import { world } from '../../../../test/world'
import { answerFeeds, makeFeed } from '../feeds/testing/answeredFeeds'

const card = (name: string) => screen.findByRole('region', { name })
const FEED = 'Каталог товаров'
const CHANNELS = 'YouTube и RSS'
const COUNTERS = 'Счётчики аналитики'

describe('the catalogue feed', () => {
  test('is submitted and shows its state', async () => {
    const w = await world()
    await w.show('/integrations')
    const feed = within(await card(FEED))
    await w.user.type(feed.getByLabelText('Ссылка на фид'), 'https://shop.test/yml.xml')
    await w.user.click(feed.getByRole('button', { name: 'Отправить на проверку' }))
    await screen.findByText('Фид отправлен на проверку')
    await feed.findByText('Читается')
    expect(feed.getByRole('link', { name: 'https://shop.test/yml.xml' })).toBeInTheDocument()
    expect(feed.getByRole('button', { name: 'Добавить фид' })).toBeInTheDocument()
    expect(feed.queryByText(/в каталоге/)).not.toBeInTheDocument()
  })

  test("rejects an invalid link immediately and a private one with the back office's message", async () => {
    const w = await world()
    await w.show('/integrations')
    const feed = within(await card(FEED))
    const field = feed.getByLabelText('Ссылка на фид')
    await w.user.type(field, 'yml.xml по почте{Enter}')
    expect(field).toHaveAccessibleDescription(/Введите корректную ссылку/)
    await w.user.clear(field)
    await w.user.type(field, 'https://anna:secret@shop.test/yml.xml{Enter}')
    expect(field).toHaveAccessibleDescription(/имя или пароль/)
    await w.user.clear(field)
    await w.user.type(field, 'https://shop.test:8443/yml.xml{Enter}')
    await waitFor(() => {
      expect(field).toHaveAccessibleDescription(/номер порта/)
    })
    await w.user.clear(field)
    await w.user.type(field, 'http://printer.local/yml.xml{Enter}')
    await feed.findByText(/виден только внутри вашей сети/)
    expect(field).toHaveValue('http://printer.local/yml.xml')
  })
})

test('shows the time of a group’s next reading', async () => {
  const w = await world()
  await aReadSource(w.server, w.account, { run_at: Date.now() + 3_600_000 })
  await w.show('/integrations')
  const vk = within(await card('Группа ВКонтакте'))
  await vk.findByText(/^Следующее обновление: \d+ .* в \d+:\d\d$/)
})

describe('counters', () => {
  test('shows invalid numbers at their fields and saves valid numbers', async () => {
    const w = await world()
    await w.show('/integrations')
    const counters = within(await card(COUNTERS))
    const yandex = counters.getByLabelText('Яндекс Метрика')
    const google = counters.getByLabelText('Google')
    await w.user.type(yandex, '12')
    await w.user.type(google, 'AW-1{Enter}')
    expect(yandex).toHaveAccessibleDescription(/5–9 цифр/)
    expect(google).toHaveAccessibleDescription(/начинается с G-/)
    expect(yandex).toHaveFocus()
    await w.user.type(yandex, '345678')
    await w.user.clear(google)
    await w.user.type(google, 'G-ABC1234{Enter}')
    await screen.findByText('Счётчики сохранены')
    const account = await w.server.db
      .selectFrom('account')
      .select(['yandex_counter', 'google_counter'])
      .executeTakeFirstOrThrow()
    expect(account).toEqual({ yandex_counter: '12345678', google_counter: 'G-ABC1234' })
  })

  test('shows a failed save in place and keeps the typed text', async () => {
    const w = await world()
    await w.show('/integrations')
    const counters = within(await card(COUNTERS))
    w.answer(sourceEndpoints.saveCounters, {}, brokenServer)
    await w.user.type(counters.getByLabelText('Яндекс Метрика'), '12345678{Enter}')
    expect(await counters.findByRole('alert')).toHaveTextContent(/сервер недоступен/)
    expect(counters.getByLabelText('Яндекс Метрика')).toHaveValue('12345678')
  })
})

test('keeps the focus in the edited field when the refusal of another field arrives late', async () => {
  const w = await world()
  const gate = createGate()
  w.answer(feedEndpoints.createFeed, {}, delayedUntil(gate.opened))
  await w.show('/integrations')
  const link = within(await card(FEED)).getByLabelText('Ссылка на фид')
  await w.user.type(link, 'http://10.0.0.1/yml.xml{Enter}')
  const channel = within(await card(CHANNELS)).getByLabelText('Ссылка на канал или ленту')
  await w.user.type(channel, 'blog')
  gate.open()
  await waitFor(() => {
    expect(link).toBeInvalid()
  })
  await w.user.keyboard('.test')
  expect(channel).toHaveFocus()
  expect(channel).toHaveValue('blog.test')
})

test('shows a failure in place and retries', async () => {
  const w = await world()
  const mend = w.answer(sourceEndpoints.listIntegrations, {}, brokenServer)
  await w.show('/integrations')
  await screen.findByText('Не получилось загрузить')
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await card(FEED)
})

test('redirects an observer with a warning', async () => {
  const w = await world()
  const { router } = await w.show('/integrations', { as: 'observer' })
  await screen.findByText(/недостаточно прав|нет прав/)
  expect(router.state.location.pathname).toBe('/')
})

test('shows the page in English', async () => {
  const w = await world()
  answerFeeds(w, [makeFeed({ status: 'processing' })])
  await w.show('/integrations', { locale: 'en' })
  const feed = within(await card('Product catalogue'))
  expect(feed.getByText('Being read')).toBeInTheDocument()
})

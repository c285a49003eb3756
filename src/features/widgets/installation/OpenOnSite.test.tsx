import { screen, waitFor } from '@testing-library/react'
import { widgetEndpoints } from '@/contract/endpoints/widgets/widgets'
import { brokenServer } from '../../../../test/failures'
import { anAlbum, aWidget } from '../../../../test/server/factories'
import { world, type ScreenWorld } from '../../../../test/world'

const WORDS = {
  ru: {
    tab: 'Установка',
    page: 'Адрес страницы с виджетом',
    open: 'Открыть на моём сайте',
    wrong: /Введите адрес страницы/,
  },
  en: {
    tab: 'Installation',
    page: 'Address of the page with the widget',
    open: 'Open on my site',
    wrong: /Enter the address of a page/,
  },
} as const

async function openTab(w: ScreenWorld, id: string, locale: 'ru' | 'en' = 'ru') {
  await w.show(`/galleries/g/${id}`, { locale })
  await w.user.click(await screen.findByRole('tab', { name: WORDS[locale].tab }))
}

test.each(['ru', 'en'] as const)(
  'opens a team-only widget on the shop’s page, in %s',
  async (locale) => {
    const words = WORDS[locale]
    const w = await world()
    const { embed_id } = await aWidget(w.server, w.account, { mode: 'admin_mode' })
    await openTab(w, embed_id, locale)
    expect(await screen.findByRole('button', { name: words.open })).toBeDisabled()
    const field = screen.getByRole('textbox', { name: words.page })
    await w.user.type(field, 'две страницы')
    expect(screen.getByText(words.wrong)).toBeVisible()
    await w.user.clear(field)
    await w.user.type(field, 'shop.test/lookbook?size=m')
    const link = await screen.findByRole('link', { name: words.open })
    const { origin, searchParams } = new URL(link.getAttribute('href')!)
    expect(origin).toBe('https://shop.test')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    const look = searchParams.get('vitrina-look')!
    const answer = await w.server.app.request(`/widget/v1/${embed_id}?vitrina-look=${look}`)
    expect(answer.status).toBe(200)
  },
)

test('requests the preview token again after a failure', async () => {
  const w = await world()
  const { embed_id } = await aWidget(w.server, w.account, { mode: 'admin_mode' })
  const mend = w.answer(widgetEndpoints.lookAtWidget, { id: embed_id }, brokenServer)
  await openTab(w, embed_id)
  await w.user.type(screen.getByRole('textbox', { name: WORDS.ru.page }), 'shop.test')
  await screen.findByRole('alert')
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByRole('link', { name: WORDS.ru.open })
})

test('shows the widget to everyone with one button beside the code', async () => {
  const w = await world()
  const { id } = await anAlbum(w.server, w.account)
  const settings = { albums: [id] }
  const { embed_id } = await aWidget(w.server, w.account, { mode: 'admin_mode', settings })
  await openTab(w, embed_id)
  await w.user.click(await screen.findByRole('button', { name: 'Показать всем' }))
  await waitFor(() => {
    expect(screen.queryByText(/^Виджет видите только вы/)).not.toBeInTheDocument()
  })
  expect((await w.server.app.request(`/widget/v1/${embed_id}`)).status).toBe(200)
})

test('offers no preview on the site for a disabled widget', async () => {
  const w = await world()
  const { embed_id } = await aWidget(w.server, w.account, { mode: 'disabled' })
  await openTab(w, embed_id)
  expect(screen.queryByRole('textbox', { name: WORDS.ru.page })).not.toBeInTheDocument()
})

import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import {
  PREVIEW_MESSAGE,
  PREVIEW_READY_MESSAGE,
  SHOP_PAGE_MESSAGE,
  SHOP_PAGE_READY_MESSAGE,
} from '@/contract/widgets/embed'
import { aWidget } from '../../../../test/server/factories'
import { withWeb } from '../../../../test/server/web/webPages'
import { world } from '../../../../test/world'

const PAGE = 'https://shop.test/lookbook'
const frame = () => screen.getByTitle<HTMLIFrameElement>('Предпросмотр виджета')

/** The messages that the frame receives once it is ready. */
function sentTo(shown: HTMLIFrameElement) {
  const sent: { type: string; page?: { html: string } }[] = []
  shown.contentWindow!.postMessage = (message: (typeof sent)[number]) => void sent.push(message)
  for (const type of [SHOP_PAGE_READY_MESSAGE, PREVIEW_READY_MESSAGE]) {
    act(() => {
      const source = shown.contentWindow
      window.dispatchEvent(new MessageEvent('message', { source, data: { type } }))
    })
  }
  return sent
}

test('previews the widget in a page of the shop until that page is removed, and shows at the field when the page cannot be read', async () => {
  const w = await world()
  const { embed_id } = await aWidget(w.server, w.account)
  withWeb(w.server, { [PAGE]: '<main><h1>Ситец</h1></main><script>x()</script>' })
  const { store } = await w.show(`/galleries/g/${embed_id}?tab=preview`, { as: 'observer' })
  const field = await screen.findByRole('textbox', { name: 'Страница магазина' })
  const show = screen.getByRole('button', { name: 'Показать' })
  const address = (value: string) => {
    fireEvent.change(field, { target: { value } })
    fireEvent.click(show)
  }
  const alone = frame()
  expect(alone.src).toMatch(/\/preview\.html$/)

  address('две страницы')
  expect(await screen.findByText(/Введите адрес страницы/)).toBeInTheDocument()
  address('shop.test/gone')
  expect(await screen.findByText(/Страница отвечает ошибкой 404/)).toBeInTheDocument()
  expect(frame()).toBe(alone)

  address(PAGE)
  expect(await screen.findByText(/Виджет поставлен в конец страницы/)).toBeInTheDocument()
  await waitFor(() => expect(frame().src).toMatch(/\/shop-preview\.html$/))
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts')
  await waitFor(() =>
    expect(sentTo(frame())).toMatchObject([
      { type: SHOP_PAGE_MESSAGE, page: { html: '<main><h1>Ситец</h1></main>' } },
      { type: PREVIEW_MESSAGE },
    ]),
  )
  expect(JSON.stringify(store.getState())).not.toContain('Ситец')

  await w.user.click(screen.getByRole('button', { name: 'Без страницы' }))
  expect(frame().src).toMatch(/\/preview\.html$/)
  expect(field).toHaveValue(PAGE)
  expect(field).toHaveFocus()
})

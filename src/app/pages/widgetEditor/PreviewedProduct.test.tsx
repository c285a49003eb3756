import { screen, waitFor, within } from '@testing-library/react'
import { widgetPreviewEndpoints } from '@/contract/endpoints/widgets/widgetPreview'
import { brokenServer } from '../../../../test/failures'
import { anAlbum, aPost, aProduct, aWidget } from '../../../../test/server/factories'
import { world } from '../../../../test/world'
import ru from '../../../../translations/ru.json'

const LABEL = 'На странице товара'
const preview = async () =>
  within(await screen.findByRole('region', { name: 'Предпросмотр виджета' }))

async function open(widget_type: 'sku' | 'gallery' = 'sku', more: object = {}) {
  const w = await world()
  const album = await anAlbum(w.server, w.account)
  const mug = await aProduct(w.server, w.account, { article: 'H1', name: 'Кружка' })
  await aProduct(w.server, w.account, { article: 'H2', vendor_code: 'HZ-101', name: 'Ваза' })
  await aPost(w.server, w.account, { albums: [album], products: [mug], is_published: 1 })
  const settings = { albums: [album.id], ...more }
  const { embed_id } = await aWidget(w.server, w.account, { widget_type, settings })
  await w.show(`/galleries/g/${embed_id}`)
  await w.user.click(await screen.findByRole('tab', { name: 'Просмотр' }))
  return { ...w, embedId: embed_id }
}

test('shows a product gallery on the page of a product that was found by its SKU', async () => {
  const w = await open()
  const search = await screen.findByRole('combobox', { name: LABEL })
  await w.user.type(search, 'hz-101')
  const option = await screen.findByRole('option', { name: /Ваза/ })
  expect(option).toHaveTextContent('HZ-101')
  await w.user.click(option)
  expect(await screen.findByRole('textbox', { name: LABEL })).toHaveFocus()
  await (await preview()).findByText(/нет постов с этим товаром/)

  await w.user.click(screen.getByRole('tab', { name: 'Вид' }))
  await w.user.click(screen.getByRole('tab', { name: 'Просмотр' }))
  await waitFor(async () => {
    expect(await screen.findByRole('textbox', { name: LABEL })).toHaveValue('Ваза')
  })
  await w.user.click(screen.getByRole('button', { name: 'Любой товар' }))
  await waitFor(() => {
    expect(screen.queryByText(/нет постов с этим товаром/)).not.toBeInTheDocument()
  })
})

test('previews the page of an unknown product, and explains why a minimum hides the widget', async () => {
  const w = await open('sku', { min_posts: 3 })
  await (await preview()).findByText(/Есть 1 пост, а нужно не меньше 3/)
  await w.user.click(screen.getByRole('checkbox', { name: /товара, которого нет в каталоге/ }))
  await (await preview()).findByText(/Постов о таком товаре нет/)
  expect(screen.queryByRole('combobox', { name: LABEL })).not.toBeInTheDocument()
})

test('keeps the last preview when a product’s preview fails to load, and tries again', async () => {
  const w = await open()
  await w.user.type(await screen.findByRole('combobox', { name: LABEL }), 'hz-101')
  const mend = w.answer(widgetPreviewEndpoints.previewWidget, { id: w.embedId }, brokenServer)
  await w.user.click(await screen.findByRole('option', { name: /Ваза/ }))
  const region = await preview()
  const retry = await region.findByRole('button', { name: 'Попробовать снова' })
  expect(region.getByText(ru['widgets.text_preview-old'])).toBeInTheDocument()
  // Nothing covers the preview that was loaded before.
  expect(region.queryByRole('alert')).not.toBeInTheDocument()
  mend()
  await w.user.click(retry)
  await (await preview()).findByText(/нет постов с этим товаром/)
})

test('does not offer the choice of a product in other types of widgets', async () => {
  await open('gallery')
  await preview()
  await screen.findByRole('textbox', { name: 'Страница магазина' })
  expect(screen.queryByRole('combobox', { name: LABEL })).not.toBeInTheDocument()
})

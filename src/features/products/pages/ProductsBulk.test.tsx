import { screen, waitFor, within } from '@testing-library/react'
import { aPost, aProduct } from '../../../../test/server/factories'
import { world } from '../../../../test/world'

/** Products А to Г, of which Б and В are on a post each, and Г is on both. */
async function aCatalogue() {
  const w = await world()
  const products = new Map<string, { id: number }>()
  for (const name of 'АБВГ') {
    products.set(
      name,
      await aProduct(w.server, w.account, { article: name, name, vendor_code: `${name}-1` }),
    )
  }
  const of = (names: string) => [...names].flatMap((name) => products.get(name) ?? [])
  await aPost(w.server, w.account, { products: of('БГ') })
  await aPost(w.server, w.account, { products: of('ВГ') })
  const hidden = async () => {
    const marks = await w.server.db
      .selectFrom('media_link')
      .innerJoin('sku', 'sku.id', 'media_link.sku_id')
      .where('hide_at_product_page', '=', 1)
      .select('sku.name')
      .orderBy('sku.name')
      .execute()
    return marks.map(({ name }) => name).join('')
  }
  return { ...w, hidden }
}

const box = (name: string) => screen.findByRole('checkbox', { name: `Выбрать: ${name}` })
const toolbar = () => screen.findByRole('toolbar', { name: 'Действия с выбранными товарами' })
const press = async (name: string) => within(await toolbar()).getByRole('button', { name })

test('hides the posts of the chosen products on the products’ pages, and shows them again', async () => {
  const w = await aCatalogue()
  await w.show('/products')
  await w.user.click(await box('Б'))
  await w.user.click(await box('В'))
  expect(await toolbar()).toHaveTextContent('Выбрано: 2')
  await w.user.click(await press('Скрыть посты у товаров'))
  await screen.findByText('2 поста скрыты со страниц товаров')
  // Marks of other products on these posts stay.
  expect(await w.hidden()).toBe('БВ')
  const { revision } = await w.server.db
    .selectFrom('post')
    .select('revision')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(revision).toBe(2)

  await w.user.click(await box('В'))
  await w.user.click(await press('Показать посты у товаров'))
  await screen.findByText('1 пост показан на страницах товаров')
  expect(await w.hidden()).toBe('В')
})

test('downloads the chosen products as a table', async () => {
  const w = await aCatalogue()
  await w.show('/products')
  await w.user.click(await box('Г'))
  await w.user.click(await press('Скачать CSV'))
  const [file] = w.saved
  expect(file?.name).toBe('products.csv')
  expect(file?.content.split('\r\n')).toEqual([
    '\uFEFFАртикул;ID в фиде;Товар;Бренд;Категория;Цена;Валюта;Наличие;Отметки в постах;Ссылка',
    'Г-1;Г;Г;Лён и глина;;1490;rub;В наличии;2;https://shop.test/products/Г',
    '',
  ])
})

test('chooses one product, a range, all products and none by keyboard', async () => {
  const w = await aCatalogue()
  await w.show('/products')
  const first = await box('А')
  first.focus()
  await w.user.keyboard(' ')
  expect(first).toBeChecked()
  ;(await box('В')).focus()
  await w.user.keyboard('{Shift>} {/Shift}')
  expect(await toolbar()).toHaveTextContent('Выбрано: 3')
  await w.user.keyboard('{Control>}a{/Control}')
  expect(await toolbar()).toHaveTextContent('Выбрано: 4')
  ;(await press('Скачать CSV')).focus()
  await w.user.keyboard('{Escape}')
  await waitFor(() => {
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
  })
  expect(first).not.toBeChecked()
})

test('clears the chosen products when another list is shown', async () => {
  const w = await aCatalogue()
  await w.show('/products')
  await w.user.click(await box('А'))
  await toolbar()
  await w.user.click(
    within(screen.getByRole('radiogroup', { name: 'Наличие' })).getByText('В наличии'),
  )
  await waitFor(() => {
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument()
  })
})

test('lets an observer download products without changing them', async () => {
  const w = await aCatalogue()
  await w.show('/products', { as: 'observer' })
  await w.user.click(await box('А'))
  expect(await press('Скачать CSV')).toBeEnabled()
  expect(within(await toolbar()).queryByRole('button', { name: /посты/ })).not.toBeInTheDocument()
})

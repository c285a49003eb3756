import { screen, waitFor, within } from '@testing-library/react'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { productEndpoints } from '@/contract/endpoints/products'
import { DEFAULT_LIST } from '@/features/posts/library/libraryFilter'
import { postListApi } from '@/features/posts/library/postListApi'
import { aMedia, aPost, aProduct } from '../../../../test/server/factories'
import { brokenServer, delayedUntil } from '../../../../test/failures'
import { world } from '../../../../test/world'

const section = (name: string) => screen.findByRole('region', { name })
const photos = async () => within(await section('Фотографии')).getAllByRole('img')
const tab = (name: string) => screen.findByRole('tab', { name })

test("shows the product's data and its substitutes", async () => {
  const w = await world()
  const product = await aProduct(w.server, w.account, {
    article: 'A',
    vendor_code: 'TR-1',
    name: 'Торшер «Цапля»',
  })
  const lamp = await aProduct(w.server, w.account, { article: 'B', name: 'Лампа «Гриб»' })
  await w.server.db
    .insertInto('sku_substitute')
    .values({ sku_id: product.id, substitute_id: lamp.id, position: 0 })
    .execute()
  await w.show(`/products/${product.id}`)
  await screen.findByRole('heading', { name: 'Торшер «Цапля»' })
  expect(screen.getByText('TR-1').closest('div')).toHaveTextContent('Артикул')
  expect(screen.getByText('A').closest('div')).toHaveTextContent('ID в фиде')
  expect(screen.getByRole('link', { name: 'Открыть в магазине' })).toHaveAttribute(
    'href',
    'https://shop.test/products/A',
  )
  expect((await screen.findByText('переходов нет')).closest('div')).toHaveTextContent(
    'Из виджетов за 30 дней',
  )
  expect(await photos()).toHaveLength(1)
  const substitutes = await section('Замены')
  const lampName = await within(substitutes).findByRole('link', { name: 'Лампа «Гриб»' })
  const inShop = within(substitutes).getByRole('link', { name: 'Открыть в магазине: Лампа «Гриб»' })
  expect(inShop).toHaveAttribute('href', 'https://shop.test/products/B')
  expect(inShop).toHaveAttribute('rel', 'noopener noreferrer')
  await w.user.click(lampName)
  await screen.findByRole('heading', { name: 'Лампа «Гриб»' })
  await screen.findByText(/^Здесь можно выбрать, что предложить/)
})

test("lists the product's posts by type with their counts, each with a link that returns to the product", async () => {
  const w = await world()
  const product = await aProduct(w.server, w.account, { name: 'Ваза' })
  const products = [product]
  await aPost(w.server, w.account, { text: 'Утро', products })
  await aPost(w.server, w.account, { text: 'Вечер', products })
  const story = await aPost(w.server, w.account, { text: 'История', products, post_type: 'story' })
  const { router } = await w.show(`/products/${product.id}`)
  await tab('Посты 2')
  expect(screen.getByRole('link', { name: '3 отметки' })).toHaveAttribute(
    'href',
    `/?product=${product.id}`,
  )
  await screen.findByRole('link', { name: 'Утро' })
  await w.user.click(await tab('Истории 1'))
  expect(router.state.location.search).toBe('?type=story')
  expect(await screen.findByRole('link', { name: 'История' })).toHaveAttribute(
    'href',
    `/products/${product.id}/story/${story.id}`,
  )
  await w.user.click(await tab('Эфиры 0'))
  await screen.findByText(/^Здесь появится контент/)
})

test('retries loading a product, and then its posts', async () => {
  const w = await world()
  const product = await aProduct(w.server, w.account, { name: 'Ваза' })
  await aPost(w.server, w.account, { text: 'Утро', products: [product] })
  const { id } = product
  const mend = w.answer(productEndpoints.getProduct, { id }, brokenServer)
  const mendPosts = w.answer(
    productEndpoints.listProductPosts,
    { id, postType: 'post' },
    brokenServer,
  )
  await w.show(`/products/${id}`).catch(() => undefined)
  await screen.findByRole('alert')
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByRole('heading', { name: 'Ваза' })
  const posts = await section('Посты с товаром')
  await within(posts).findByRole('alert')
  mendPosts()
  await w.user.click(within(posts).getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByRole('link', { name: 'Утро' })
})

describe('the posts on the product’s page in the shop', () => {
  /** A vase marked on both pictures of a post, once beside a mug and once hidden from a slide. */
  async function aMarkedPost() {
    const w = await world()
    const vase = await aProduct(w.server, w.account, { article: 'V', name: 'Ваза' })
    const mug = await aProduct(w.server, w.account, { article: 'M', name: 'Кружка' })
    const media = [await aMedia(w.server, w.account), await aMedia(w.server, w.account)]
    const products = [vase, mug]
    const post = await aPost(w.server, w.account, { text: 'Утро', media, products })
    await w.server.db
      .insertInto('media_link')
      .values({
        post_id: post.id,
        media_id: media[1]?.id ?? 0,
        sku_id: vase.id,
        position: 0,
        marker_x: 10,
        marker_y: 10,
        hidden_carousel_positions: '[2]',
      })
      .execute()
    const stored = () =>
      w.server.db
        .selectFrom('media_link')
        .where('post_id', '=', post.id)
        .select(['sku_id', 'hide_at_product_page as hidden', 'hidden_carousel_positions as slides'])
        .orderBy('id')
        .execute()
    const marks = (hidden: 0 | 1) => [
      { sku_id: vase.id, hidden, slides: '[]' },
      { sku_id: mug.id, hidden: 0, slides: '[]' },
      { sku_id: vase.id, hidden, slides: '[2]' },
    ]
    return { ...w, vase, mug, post, stored, marks, address: `/products/${vase.id}` }
  }
  const onPage = () => screen.findByRole('switch', { name: 'На странице товара: Утро' })

  test('are hidden together with all their marks of the product', async () => {
    const s = await aMarkedPost()
    await s.show(s.address)
    expect(await onPage()).toBeChecked()
    await s.user.click(await onPage())
    await waitFor(async () => {
      expect(await onPage()).toHaveAttribute('aria-busy', 'false')
    })
    expect(await onPage()).not.toBeChecked()
    expect(await s.stored()).toEqual(s.marks(1))

    await s.user.click(await onPage())
    await waitFor(async () => {
      expect(await s.stored()).toEqual(s.marks(0))
    })
    expect(await onPage()).toBeChecked()
  })

  test('are restored with a message when a change fails; a second press during the request is ignored', async () => {
    const s = await aMarkedPost()
    const params = { id: s.post.id }
    const mend = s.answer(postEditingEndpoints.saveProductsPreview, params, brokenServer)
    await s.show(s.address)
    await s.user.click(await onPage())
    await screen.findByText(/сервер недоступен/)
    expect(await onPage()).toBeChecked()
    expect(await s.stored()).toEqual(s.marks(0))
    mend()

    let answer: () => void = () => undefined
    const held = delayedUntil(new Promise<void>((resolve) => (answer = resolve)))
    s.answer(postEditingEndpoints.saveProductsPreview, params, held)
    await s.user.click(await onPage())
    expect(await onPage()).not.toBeChecked()
    expect(await onPage()).toHaveAttribute('aria-busy', 'true')
    await s.user.click(await onPage())
    expect(await onPage()).not.toBeChecked()
    answer()
    await waitFor(async () => {
      expect(await onPage()).toHaveAttribute('aria-busy', 'false')
    })
    expect(await onPage()).not.toBeChecked()
    expect(await s.stored()).toEqual(s.marks(1))
  })

  test('update the library’s lists and the editor when they change', async () => {
    const s = await aMarkedPost()
    const { store, router } = await s.show('/')
    await screen.findByRole('link', { name: 'Утро' })
    await router.navigate(s.address)
    await s.user.click(await onPage())
    const listed = () =>
      postListApi.endpoints.searchPosts.select(DEFAULT_LIST)(store.getState()).data?.pages[0]
        ?.postInfoList[0]
    await waitFor(() => {
      expect(listed()?.vitrinaPost.revision).toBe(2)
    })
    expect(listed()?.media[0]?.linkList[0]?.hideAtProductPage).toBe(true)

    await s.user.click(await screen.findByRole('link', { name: 'Утро' }))
    await s.user.type(await screen.findByRole('textbox', { name: /^Текст/ }), '!')
    await s.user.click(screen.getByRole('button', { name: 'Сохранить' }))
    await screen.findByText('Пост сохранён')
    expect(await s.stored()).toEqual(s.marks(1))
  })

  test('count as shown when at least one of their marks is shown, and cannot be hidden by an observer', async () => {
    const s = await aMarkedPost()
    const [first] = await s.server.db.selectFrom('media_link').select('id').orderBy('id').execute()
    await s.server.db
      .updateTable('media_link')
      .set({ hide_at_product_page: 1 })
      .where('id', '=', first?.id ?? 0)
      .execute()
    await s.show(s.address, { as: 'observer' })
    expect(await onPage()).toBeChecked()
    expect(await onPage()).toBeDisabled()
  })
})

test('redirects an address without a product or post to not-found', async () => {
  const w = await world()
  const { router } = await w.show('/products/one')
  for (const address of ['999999', '12/video/1', '12/post/one', 'x/post/1', null]) {
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/not-found')
      // Without this wait, the next address would find the screen that is still redirecting.
      expect(screen.getByRole('heading', { name: 'Такой страницы нет' })).toBeInTheDocument()
    })
    if (address) await router.navigate(`/products/${address}`)
  }
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { selectHasUnsentPictures } from '@/common/uploads/pictureUploadsSlice'
import { fileProgressed } from '@/common/uploads/uploadEvents'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { userEndpoints } from '@/contract/endpoints/user'
import { productEndpoints } from '@/contract/endpoints/products'
import { DEFAULT_LIST } from '@/features/posts/library/libraryFilter'
import { postListApi } from '@/features/posts/library/postListApi'
import { aMedia, aPost, aProduct } from '../../../../test/server/factories'
import { createGate } from '../../../../test/server/gate'
import { jpeg, png } from '../../../../test/server/pictures'
import { brokenServer, delayedUntil, unreachable } from '../../../../test/failures'
import { world } from '../../../../test/world'

/** jsdom cannot decode pictures; this mocks the decoder with the given size. */
function decodesAs(width: number, height: number) {
  Object.assign(globalThis, {
    createImageBitmap: () => Promise.resolve({ width, height, close: () => undefined }),
  })
}
const fileOf = (content: Uint8Array, name: string) =>
  new File([new Uint8Array(content)], name, { type: 'image/jpeg' })
const section = (name: string) => screen.findByRole('region', { name })
const photos = async () => within(await section('Фотографии')).getAllByRole('img')
const tab = (name: string) => screen.findByRole('tab', { name })

test('tells what the catalogue says and what may be shown instead', async () => {
  const w = await world()
  const product = await aProduct(w.server, w.account, { article: 'A', name: 'Торшер «Цапля»' })
  const lamp = await aProduct(w.server, w.account, { article: 'B', name: 'Лампа «Гриб»' })
  await w.server.db
    .insertInto('sku_substitute')
    .values({ sku_id: product.id, substitute_id: lamp.id, position: 0 })
    .execute()
  await w.show(`/products/${product.id}`)
  await screen.findByRole('heading', { name: 'Торшер «Цапля»' })
  expect(screen.getByText('A').closest('div')).toHaveTextContent('Артикул')
  expect(screen.getByRole('link', { name: 'Открыть в магазине' })).toHaveAttribute(
    'href',
    'https://shop.test/products/A',
  )
  expect(await photos()).toHaveLength(1)
  const substitutes = await section('Замены')
  await w.user.click(await within(substitutes).findByRole('link', { name: 'Лампа «Гриб»' }))
  await screen.findByRole('heading', { name: 'Лампа «Гриб»' })
  await screen.findByText('Замены для этого товара не заданы.')
})

test('its posts stand by type with counts, each leading into the context of the product', async () => {
  const w = await world()
  const product = await aProduct(w.server, w.account, { name: 'Ваза' })
  const products = [product]
  await aPost(w.server, w.account, { text: 'Утро', products })
  await aPost(w.server, w.account, { text: 'Вечер', products })
  const story = await aPost(w.server, w.account, { text: 'История', products, post_type: 'story' })
  const { router } = await w.show(`/products/${product.id}`)
  await tab('Посты 2')
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

test('posts that do not load are asked for again', async () => {
  const w = await world()
  const product = await aProduct(w.server, w.account)
  await aPost(w.server, w.account, { text: 'Утро', products: [product] })
  const mend = w.answer(
    productEndpoints.listProductPosts,
    { id: product.id, postType: 'post' },
    brokenServer,
  )
  await w.show(`/products/${product.id}`)
  const posts = await section('Посты с товаром')
  await within(posts).findByRole('alert')
  mend()
  await w.user.click(within(posts).getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByRole('link', { name: 'Утро' })
})

describe('the product’s page in the shop', () => {
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
  const onPage = (name = 'На странице товара: Утро') => screen.findByRole('switch', { name })

  test('does not show a post that is hidden here, with all marks of the product', async () => {
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

  test('shows a post as soon as one of its marks is shown', async () => {
    const s = await aMarkedPost()
    const [first] = await s.server.db.selectFrom('media_link').select('id').orderBy('id').execute()
    await s.server.db
      .updateTable('media_link')
      .set({ hide_at_product_page: 1 })
      .where('id', '=', first?.id ?? 0)
      .execute()
    await s.show(s.address, { locale: 'en' })
    expect(await onPage('On the product’s page: Утро')).toBeChecked()
  })

  test('is chosen once while the answer is on its way', async () => {
    const s = await aMarkedPost()
    let answer: () => void = () => undefined
    const params = { id: s.post.id }
    const held = delayedUntil(new Promise<void>((resolve) => (answer = resolve)))
    s.answer(postEditingEndpoints.saveProductsPreview, params, held)
    await s.show(s.address)
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

  test('a choice that is not saved is taken back and told', async () => {
    const s = await aMarkedPost()
    const params = { id: s.post.id }
    const mend = s.answer(postEditingEndpoints.saveProductsPreview, params, brokenServer)
    await s.show(s.address)
    await s.user.click(await onPage())
    await screen.findByText(/сервер недоступен/)
    expect(await onPage()).toBeChecked()
    expect(await s.stored()).toEqual(s.marks(0))
    mend()
    await s.user.click(await onPage())
    await waitFor(async () => {
      expect(await s.stored()).toEqual(s.marks(1))
    })
  })

  test('a choice reaches the library’s lists and the editor', async () => {
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

  test('an observer sees what is shown there and changes nothing', async () => {
    const s = await aMarkedPost()
    await s.show(s.address, { as: 'observer' })
    expect(await onPage()).toBeChecked()
    expect(await onPage()).toBeDisabled()
  })
})

test('a photo is added, told of and shown', async () => {
  const w = await world()
  decodesAs(800, 600)
  const product = await aProduct(w.server, w.account)
  await w.show(`/products/${product.id}`)
  const input = await screen.findByTestId('product-photos')
  await w.user.upload(input, [fileOf(await jpeg(), 'раз.jpg'), fileOf(await png(), 'два.png')])
  await screen.findByText('Фото «два.png» добавлено')
  await waitFor(async () => {
    expect(await photos()).toHaveLength(3)
  })
  expect(screen.queryByRole('list', { name: 'Картинки в пути' })).not.toBeInTheDocument()
})

test('a photo that does not fit is told with its figures, and the others go', async () => {
  const w = await world()
  decodesAs(200, 100)
  const product = await aProduct(w.server, w.account)
  await w.show(`/products/${product.id}`)
  const input = await screen.findByTestId('product-photos')
  await w.user.upload(input, fileOf(await jpeg({ width: 200, height: 100 }), 'мелкое.jpg'))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '«мелкое.jpg»: 200×100 пикселей, нужно не меньше 300 по длинной стороне',
  )
  expect(screen.queryByRole('button', { name: /^Отправить ещё раз/ })).not.toBeInTheDocument()
  decodesAs(800, 600)
  await w.user.upload(input, fileOf(await jpeg(), 'хорошее.jpg'))
  await waitFor(async () => {
    expect(await photos()).toHaveLength(2)
  })
  await w.user.click(screen.getByRole('button', { name: 'Убрать файл мелкое.jpg' }))
  expect(screen.queryByText(/мелкое\.jpg/)).not.toBeInTheDocument()
})

test('a photo that did not arrive is sent again', async () => {
  const w = await world()
  decodesAs(800, 600)
  const product = await aProduct(w.server, w.account)
  const mend = w.answer(productEndpoints.uploadProductMedia, { id: product.id }, brokenServer)
  await w.show(`/products/${product.id}`)
  const input = await screen.findByTestId('product-photos')
  await w.user.upload(input, fileOf(await jpeg(), 'раз.jpg'))
  await screen.findByText(/^Ошибка загрузки/)
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Отправить ещё раз: раз.jpg' }))
  await screen.findByText('Фото «раз.jpg» добавлено')
  expect(await photos()).toHaveLength(2)
})

test('a photo waits for the connection and goes on with it by itself', async () => {
  const w = await world()
  decodesAs(800, 600)
  const product = await aProduct(w.server, w.account)
  const answerNothing = w.answer(
    productEndpoints.uploadProductMedia,
    { id: product.id },
    delayedUntil(createGate().opened),
  )
  await w.show(`/products/${product.id}`)
  const input = await screen.findByTestId('product-photos')
  await w.user.upload(input, fileOf(await jpeg(), 'раз.jpg'))
  await screen.findByRole('progressbar', { name: 'Отправлено: раз.jpg' })
  const find = w.answer(userEndpoints.getUser, {}, unreachable)
  act(() => {
    window.dispatchEvent(new Event('offline'))
  })
  const dialog = await screen.findByRole('dialog', { name: 'Нет соединения' })
  await screen.findByText('Ждёт соединения')
  answerNothing()
  find()
  await w.user.click(within(dialog).getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByText('Фото «раз.jpg» добавлено')
  expect(await photos()).toHaveLength(2)
})

test('a photo that fails after the page was left is told by a toast and holds nothing', async () => {
  const w = await world()
  decodesAs(800, 600)
  const product = await aProduct(w.server, w.account)
  const gate = createGate()
  const parts = { id: product.id }
  w.answer(productEndpoints.uploadProductMedia, parts, () => gate.opened.then(brokenServer))
  const { store, router } = await w.show(`/products/${product.id}`)
  const input = await screen.findByTestId('product-photos')
  await w.user.upload(input, fileOf(await jpeg(), 'раз.jpg'))
  await screen.findByText('раз.jpg')
  await act(() => router.navigate('/products'))
  await screen.findByRole('heading', { level: 1, name: 'Товары' })
  expect(selectHasUnsentPictures(store.getState())).toBe(true)
  gate.open()
  await screen.findByText(/^Ошибка загрузки/)
  expect(selectHasUnsentPictures(store.getState())).toBe(false)
})

test('a photo that has been sent whole cannot be taken back', async () => {
  const w = await world()
  decodesAs(800, 600)
  const product = await aProduct(w.server, w.account)
  const gate = createGate()
  const { store } = await w.show(`/products/${product.id}`)
  w.answer(productEndpoints.uploadProductMedia, { id: product.id }, delayedUntil(gate.opened))
  const input = await screen.findByTestId('product-photos')
  await w.user.upload(input, fileOf(await jpeg(), 'раз.jpg'))
  await screen.findByRole('progressbar', { name: 'Отправлено: раз.jpg' })
  const [picture] = store.getState().pictureUploads.files
  act(() => void store.dispatch(fileProgressed({ id: picture!.id, progress: 0.9 })))
  expect(screen.getByRole('button', { name: 'Убрать файл раз.jpg' })).toBeEnabled()
  act(() => void store.dispatch(fileProgressed({ id: picture!.id, progress: 1 })))
  expect(screen.getByRole('button', { name: 'Убрать файл раз.jpg' })).toBeDisabled()
  gate.open()
  await screen.findByText('Фото «раз.jpg» добавлено')
})

test('a photo that failed is given up with the page', async () => {
  const w = await world()
  decodesAs(800, 600)
  const product = await aProduct(w.server, w.account)
  w.answer(productEndpoints.uploadProductMedia, { id: product.id }, brokenServer)
  const { store, router } = await w.show(`/products/${product.id}`)
  const input = await screen.findByTestId('product-photos')
  await w.user.upload(input, fileOf(await jpeg(), 'раз.jpg'))
  await screen.findByText(/^Ошибка загрузки/)
  expect(selectHasUnsentPictures(store.getState())).toBe(true)
  await act(() => router.navigate('/products'))
  await screen.findByRole('heading', { level: 1, name: 'Товары' })
  expect(selectHasUnsentPictures(store.getState())).toBe(false)
})

test('an observer sees the photos and adds none', async () => {
  const w = await world()
  const product = await aProduct(w.server, w.account)
  await w.show(`/products/${product.id}`, { as: 'observer' })
  expect(await photos()).toHaveLength(1)
  expect(screen.queryByTestId('product-photos')).not.toBeInTheDocument()
})

test('a product that does not load is asked for again', async () => {
  const w = await world()
  const product = await aProduct(w.server, w.account, { name: 'Ваза' })
  const mend = w.answer(productEndpoints.getProduct, { id: product.id }, brokenServer)
  await w.show(`/products/${product.id}`).catch(() => undefined)
  await screen.findByRole('alert')
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByRole('heading', { name: 'Ваза' })
})

test.each(['one', '999999', '12/video/1', '12/post/one', 'x/post/1'])(
  '/products/%s leads to the page that says so',
  async (address) => {
    const w = await world()
    const { router } = await w.show(`/products/${address}`)
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/not-found')
    })
  },
)

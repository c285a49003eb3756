import { screen, waitFor } from '@testing-library/react'
import { aPost, aProduct } from '../../../../test/server/factories'
import { world } from '../../../../test/world'

test('links a post opened from its product back to the previous page', async () => {
  const w = await world()
  const product = await aProduct(w.server, w.account)
  const products = [product]
  const story = await aPost(w.server, w.account, { text: 'История', products, post_type: 'story' })
  const { router } = await w.show(`/products/${product.id}?type=story`)
  await w.user.click(await screen.findByRole('link', { name: 'История' }))
  // The loading post's bar is replaced, so wait for a button of the loaded post's bar.
  await screen.findByRole('button', { name: 'Опубликовать' })
  expect(router.state.location.pathname).toBe(`/products/${product.id}/story/${story.id}`)
  await w.user.click(await screen.findByRole('link', { name: 'К товару' }))
  expect(await screen.findByRole('tab', { name: 'Истории 1' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('shows not-found for a post whose address names another type', async () => {
  const w = await world()
  const product = await aProduct(w.server, w.account)
  const post = await aPost(w.server, w.account, { products: [product] })
  const { router } = await w.show(`/products/${product.id}/story/${post.id}`)
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/not-found')
  })
})

test('links a post opened by its address back to its product', async () => {
  const w = await world()
  const product = await aProduct(w.server, w.account)
  const post = await aPost(w.server, w.account, { products: [product] })
  await w.show(`/products/${product.id}/post/${post.id}`)
  await screen.findByRole('heading', { name: /^Пост № \d+/ })
  expect(screen.getByRole('link', { name: 'К товару' })).toHaveAttribute(
    'href',
    `/products/${product.id}`,
  )
})

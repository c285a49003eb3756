import { screen, waitFor } from '@testing-library/react'
import { analyticsEndpoints } from '@/contract/endpoints/analytics'
import { anAccount, aPost, aProduct, aWidget } from '../../../../test/server/factories'
import { brokenServer } from '../../../../test/failures'
import { world } from '../../../../test/world'
import { shopperEvents } from '../testing/shopperEvents'

const total = (name: string) => screen.getByTestId(`total-${name}`).textContent.replace(/\s/g, ' ')

test('shows the figures of one post, and links to its editor', async () => {
  const w = await world()
  const widget = await aWidget(w.server, w.account)
  const sku = await aProduct(w.server, w.account)
  const post = await aPost(w.server, w.account, { text: 'Утро', is_published: 1 })
  await shopperEvents(w, widget, [
    { type: 'open', postId: post.id },
    { type: 'open', postId: post.id },
    { type: 'productClick', postId: post.id, skuId: sku.id },
  ])
  await w.show(`/posts-analytic/${post.id}`)
  await screen.findByText('Опубликован')
  expect(screen.getByRole('region', { name: 'Открытия' })).toBeInTheDocument()
  expect(screen.getByText('Утро')).toBeInTheDocument()
  expect([total('opens'), total('productClicks'), total('rate')]).toEqual(['2', '1', '50 %'])
  expect(screen.getByRole('link', { name: 'Открыть пост' })).toHaveAttribute('href', `/${post.id}`)
  expect(screen.getByRole('link', { name: 'Все посты' })).toHaveAttribute(
    'href',
    '/analytic/posts-analytic',
  )
})

test('shows zeros for a post without openings', async () => {
  const w = await world()
  const post = await aPost(w.server, w.account, { text: '' })
  await w.show(`/posts-analytic/${post.id}?days=7`)
  await screen.findByText('Черновик')
  expect(screen.getByText('Пост без подписи')).toBeInTheDocument()
  expect([total('opens'), total('rate')]).toEqual(['0', 'нет'])
  expect(screen.getByRole('link', { name: 'Все посты' })).toHaveAttribute(
    'href',
    '/analytic/posts-analytic?days=7',
  )
})

test('redirects an unknown post, a post of another account, and an invalid id to not-found', async () => {
  const w = await world()
  const foreign = await aPost(w.server, await anAccount(w.server, 'other'))
  const { router } = await w.show(`/posts-analytic/${foreign.id}`)
  await screen.findByText('Такой страницы нет')
  for (const address of ['/posts-analytic/999999', '/posts-analytic/12x']) {
    await router.navigate(address)
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/not-found')
    })
  }
})

test('shows a failed report in place and retries it', async () => {
  const w = await world()
  const post = await aPost(w.server, w.account, { text: 'Утро' })
  const mend = w.answer(analyticsEndpoints.listPostAnalytics, {}, brokenServer)
  await w.show(`/posts-analytic/${post.id}`)
  await screen.findByText('Не получилось загрузить')
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByText('Утро')
})

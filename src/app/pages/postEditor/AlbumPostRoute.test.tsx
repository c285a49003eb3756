import { screen } from '@testing-library/react'
import { anAlbum, aPost, aReview } from '../../../../test/server/factories'
import { world } from '../../../../test/world'

test('links a post opened in an album back to the album', async () => {
  const w = await world()
  const album = await anAlbum(w.server, w.account, 'Кухня')
  const post = await aPost(w.server, w.account, { text: 'Утро', albums: [album] })
  const { router } = await w.show(`/albums/${album.id}/editor/${post.id}`)
  expect(await screen.findByDisplayValue('Утро')).toBeInTheDocument()
  await w.user.click(screen.getByRole('link', { name: 'Назад к альбому' }))
  await screen.findByRole('heading', { name: 'Кухня' })
  expect(router.state.location.pathname).toBe(`/albums/${album.id}`)
})

test('opens a review without media in the editor', async () => {
  const w = await world()
  const review = await aReview(w.server, w.account, { text: 'Носик не капает' })
  await w.show(`/${review.id}`)
  expect(await screen.findByDisplayValue('Носик не капает')).toBeInTheDocument()
})

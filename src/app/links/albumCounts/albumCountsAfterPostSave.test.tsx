import { screen, waitFor } from '@testing-library/react'
import { albumListApi } from '@/features/albums/albumListApi'
import { albumEndpoints } from '@/contract/endpoints/albums'
import { respondsWithStatus } from '../../../../test/failures'
import { aShopAtWork } from '../../../../test/scenarios'
import { world } from '../../../../test/world'

test('a post that is published is counted in its album before the list is read again', async () => {
  const w = await world(aShopAtWork)
  const { store } = await w.show(`/${w.facts.post.id}`)
  await screen.findAllByText('Кухня')
  // The confirming read never succeeds, so only the patch is shown.
  w.answer(albumEndpoints.listAlbums, {}, respondsWithStatus(500))
  await w.user.click(screen.getByRole('button', { name: 'Опубликовать' }))
  await screen.findByText('Пост опубликован')
  await waitFor(() => {
    const { data } = albumListApi.endpoints.listAlbums.select()(store.getState())
    expect(data?.map(({ postCount, allPostCount }) => [postCount, allPostCount])).toEqual([[1, 1]])
  })
})

import { screen, waitFor } from '@testing-library/react'
import { albumEndpoints } from '@/contract/endpoints/albums'
import { anAlbum, aWidget } from '../../../../test/server/factories'
import { brokenServer } from '../../../../test/failures'
import { world } from '../../../../test/world'

test('without the list of albums nothing can be changed, so that no choice is lost', async () => {
  const w = await world()
  const kitchen = await anAlbum(w.server, w.account, 'Кухня')
  const bedroom = await anAlbum(w.server, w.account, 'Спальня')
  const { embed_id } = await aWidget(w.server, w.account, {
    settings: { albums: [kitchen.id, bedroom.id] },
  })
  const mend = w.answer(albumEndpoints.listAlbums, {}, brokenServer)
  await w.show(`/galleries/g/${embed_id}`)
  await screen.findByText('Ошибка сервера')
  expect(screen.getByRole('combobox', { name: 'Альбомы' })).toBeDisabled()

  mend()
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  expect(await screen.findByText('Спальня')).toBeInTheDocument()
  expect(screen.getByText('Кухня')).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Альбомы' })).toBeEnabled()
})

test('a choice closes the list, which would lie over what comes below, and the next one opens it again', async () => {
  const w = await world()
  await anAlbum(w.server, w.account, 'Кухня')
  await anAlbum(w.server, w.account, 'Спальня')
  const { embed_id } = await aWidget(w.server, w.account, { settings: { albums: [] } })
  await w.show(`/galleries/g/${embed_id}`)
  const field = await screen.findByRole('combobox', { name: 'Альбомы' })
  for (const name of ['Кухня', 'Спальня']) {
    await w.user.click(field)
    await w.user.click(await screen.findByRole('option', { name }))
    await waitFor(() => {
      expect(screen.queryByRole('option')).not.toBeInTheDocument()
    })
    expect(screen.getByText(name)).toBeVisible()
  }
})

import { screen } from '@testing-library/react'
import { albumEndpoints } from '@/contract/endpoints/albums'
import { anAlbum, aWidget } from '../../../../test/server/factories'
import { brokenServer } from '../../../../test/failures'
import { world } from '../../../../test/world'

test('disables changes until the list of albums is loaded, so that no choice is lost', async () => {
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

test('chooses several albums by mouse and keyboard without closing the list', async () => {
  const w = await world()
  for (const name of ['Кухня', 'Спальня', 'Ванная']) await anAlbum(w.server, w.account, name)
  const { embed_id } = await aWidget(w.server, w.account, { settings: { albums: [] } })
  await w.show(`/galleries/g/${embed_id}`)
  const field = await screen.findByRole('combobox', { name: 'Альбомы' })
  await w.user.click(field)
  await w.user.click(await screen.findByRole('option', { name: 'Кухня' }))
  expect(screen.getByText('Кухня')).toBeVisible()
  expect(screen.getByRole('option', { name: 'Спальня' })).toBeVisible()
  // Enter chooses nothing while nothing is typed.
  await w.user.keyboard('{Enter}')
  expect(screen.getAllByRole('option')).toHaveLength(2)

  await w.user.keyboard('ван')
  await screen.findByRole('option', { name: 'Ванная' })
  await w.user.keyboard('{Enter}')
  expect(field).toHaveValue('')
  expect(screen.getByRole('option')).toHaveTextContent('Спальня')
  await w.user.keyboard('{Escape}')
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  await w.user.keyboard('спа')
  await screen.findByRole('option', { name: 'Спальня' })
  await w.user.tab()
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
  expect(field).toHaveValue('')

  await w.user.click(field)
  await screen.findByRole('option', { name: 'Спальня' })
  await w.user.click(screen.getByRole('heading', { level: 1 }))
  expect(screen.queryByRole('option')).not.toBeInTheDocument()
})

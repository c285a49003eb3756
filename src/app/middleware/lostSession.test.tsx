import { screen, waitFor, within } from '@testing-library/react'
import { LOGIN_PATH } from '@/contract/addresses'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { respondsWithStatus } from '../../../test/failures'
import { TEST_PASSWORD } from '../../../test/server/client'
import { world, type ScreenWorld } from '../../../test/world'

const signOutEverywhere = (w: ScreenWorld) => w.server.db.deleteFrom('session').execute()

/** As in the tab beside, which shares the cookie. */
const signInElsewhere = () =>
  fetch(location.origin + LOGIN_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'owner@shop.test', password: TEST_PASSWORD }),
  })

test('a session that ends keeps the work and leads through signing in and back', async () => {
  const w = await world()
  await w.show('/albums')
  await w.user.click((await screen.findAllByRole('button', { name: 'Создать альбом' }))[0]!)
  const name = await screen.findByLabelText(/Название/)
  await signOutEverywhere(w)
  await w.user.type(name, 'Кухня{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Вы вышли из кабинета' })
  const goOn = within(dialog).getByRole('button', { name: 'Продолжить' })

  await w.user.click(goOn)
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Вход ещё не выполнен')

  await signInElsewhere()
  await w.user.click(goOn)
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument()
  })
  expect(screen.getByLabelText(/Название/)).toHaveValue('Кухня')
  expect(w.left).toEqual([])
  // How a session ends is no fault.
  expect(w.reported).toEqual([])
})

test('a refusal of one call ends no session', async () => {
  const w = await world()
  await w.show('/albums')
  w.answer(albumEditingEndpoints.createAlbum, {}, respondsWithStatus(409, 'Альбом занят'))
  await w.user.click((await screen.findAllByRole('button', { name: 'Создать альбом' }))[0]!)
  await w.user.type(await screen.findByLabelText(/Название/), 'Кухня{Enter}')
  await screen.findByText('Альбом занят')
  expect(screen.queryByRole('dialog', { name: 'Вы вышли из кабинета' })).not.toBeInTheDocument()
})

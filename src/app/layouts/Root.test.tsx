import { screen, waitFor, within } from '@testing-library/react'
import { endpointPath } from '@/contract/endpoint'
import { userEndpoints } from '@/contract/endpoints/user'
import { world } from '../../../test/world'

const BAND = { name: 'Посещение сотрудника сервиса' }

test('shows the provider’s people on every screen the shop, the reason and the end of their visit, and ends the visit', async () => {
  const w = await world()
  const { router } = await w.show('/', { as: 'provider' })
  const band = screen.getByRole('region', BAND)
  expect(band).toHaveTextContent(/^«.+» до \d\d:\d\d. Причина: Просьба магазина/)
  await router.navigate('/create/post')
  await screen.findByRole('heading', { name: 'Пост с нуля' })
  expect(screen.getByRole('region', BAND)).toBe(band)
  await w.user.click(within(band).getByRole('button', { name: 'Выйти из аккаунта' }))
  await waitFor(() => {
    expect(w.left).toEqual(['/my/admin'])
  })
  const { status } = await fetch(location.origin + endpointPath(userEndpoints.getUser, 'shop'))
  expect(status).toBe(403)
})

test('hides the bar of a visit from a member of the team, even from one who works for the provider', async () => {
  const w = await world()
  await w.show('/')
  w.crash()
  await w.server.db.updateTable('person').set({ is_provider_admin: 1 }).execute()
  await w.show('/')
  expect(screen.queryByRole('region', BAND)).toBeNull()
})

import { screen, within } from '@testing-library/react'
import { world } from '../../../test/world'

const BAND = { name: 'Доступ поддержки' }

test('shows support staff the name of the customer’s shop on every screen, with a link back to the accounts', async () => {
  const w = await world()
  const { router } = await w.show('/', { as: 'provider' })
  const band = screen.getByRole('region', BAND)
  expect(band).toHaveTextContent(/^Вы смотрите магазин «.+» как поддержка/)
  expect(within(band).getByRole('link', { name: 'Все аккаунты' })).toHaveAttribute(
    'href',
    '/my/admin',
  )
  await router.navigate('/create/post')
  await screen.findByRole('heading', { name: 'Пост с нуля' })
  expect(screen.getByRole('region', BAND)).toBe(band)
})

test('hides the bar with the shop’s name from a member of the team, even one who works for the provider', async () => {
  const w = await world()
  await w.show('/')
  w.crash()
  await w.server.db.updateTable('person').set({ is_provider_admin: 1 }).execute()
  await w.show('/')
  expect(screen.queryByRole('region', BAND)).toBeNull()
})

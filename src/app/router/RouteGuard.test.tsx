import { screen } from '@testing-library/react'
import { world } from '../../../test/world'

test('redirects a person without the right, with a single warning', async () => {
  const w = await world()
  const { router } = await w.show('/membership', { as: 'observer' })
  await screen.findByRole('heading', { level: 1, name: 'Медиатека' })
  expect(screen.getAllByText('У вас нет прав на этот раздел')).toHaveLength(1)
  expect(router.state.location.pathname).toBe('/')
})

test('explains the missing right in place, with a link on screens without a menu', async () => {
  const w = await world()
  await w.show('/create/post', { as: 'observer' })
  await screen.findByText(/недостаточно прав/)
  await w.user.click(screen.getByRole('link', { name: 'В медиатеку' }))
  await screen.findByRole('heading', { level: 1, name: 'Медиатека' })
})

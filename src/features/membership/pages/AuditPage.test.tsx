import { screen, waitFor, within } from '@testing-library/react'
import { auditEndpoints } from '@/contract/endpoints/account/audit'
import { brokenServer } from '../../../../test/failures'
import { anAlbum } from '../../../../test/server/factories'
import { auditAutomatic } from '../../../../server/auth/audit'
import { world } from '../../../../test/world'
import { addressOfChoice, choiceOfAddress } from '../audit/auditChoice'

async function withEntries() {
  const w = await world()
  const { server, account } = w
  const { id } = await anAlbum(server, account, 'Кухня')
  const note = (action: 'album.save' | 'post.delete', entity: string, of: number) =>
    auditAutomatic(server.db, server, account.id, { action, entity, id: of })
  await note('album.save', 'album', id)
  for (let count = 0; count < 30; count += 1) await note('post.delete', 'post', 900 + count)
  return w
}

test('lists the entries by pages, filters and exports them', async () => {
  const w = await withEntries()
  const { router } = await w.show('/audit')
  const table = await screen.findByRole('table', { name: 'Журнал' })
  expect(within(table).getAllByText('Пост удалён')).toHaveLength(30)
  expect(within(table).getAllByText('Удалено')).toHaveLength(30)
  await w.user.click(screen.getByRole('button', { name: 'Следующая страница' }))
  expect(await screen.findByRole('link', { name: 'Альбом «Кухня»' })).toHaveAttribute(
    'href',
    expect.stringContaining('/albums/'),
  )
  await w.user.selectOptions(screen.getByRole('combobox', { name: 'Что' }), 'Альбомы')
  await waitFor(() => {
    expect(screen.queryByText('Пост удалён')).toBeNull()
  })
  expect(router.state.location.search).toBe('?kind=albums')
  await w.user.click(screen.getByRole('button', { name: 'Скачать CSV' }))
  await waitFor(() => {
    expect(w.saved).toHaveLength(1)
  })
  expect(w.saved[0]?.content).toContain('Изменён альбом;Альбом «Кухня»')
  await w.user.selectOptions(screen.getByRole('combobox', { name: 'Что' }), 'Виджеты')
  await w.user.click(await screen.findByRole('button', { name: 'Сбросить фильтры' }))
  await screen.findAllByText('Пост удалён')
})

test('shows an empty audit, and a failure to load', async () => {
  const w = await world()
  const mend = w.answer(auditEndpoints.listAudit, {}, brokenServer)
  await w.show('/audit')
  await w.user.click(
    await screen.findByRole('button', { name: 'Попробовать снова' }).then((button) => {
      mend()
      return button
    }),
  )
  await screen.findByRole('heading', { name: 'Пока ничего не происходило' })
  expect(screen.queryByRole('button', { name: 'Скачать CSV' })).toBeNull()
})

test('redirects an editor', async () => {
  const w = await world()
  const { router } = await w.show('/audit', { as: 'editor' })
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/')
  })
})

test.each([
  ['', ''],
  ['person=3&kind=posts&since=2026-03-01&till=2026-03-02&page=2', null],
  ['person=provider', null],
  ['person=-1&kind=x&since=2026-02-31&page=0', ''],
  ['person=%00&page=9999999999', ''],
])('parses the address %j', (address, kept) => {
  const choice = choiceOfAddress(new URLSearchParams(address))
  expect(addressOfChoice(choice).toString()).toBe(kept ?? address)
})

import { screen, waitFor, within } from '@testing-library/react'
import { aLibraryToNarrow } from '../../../../../test/scenarios'
import { world } from '../../../../../test/world'

/** The filter by days, in a library that shows posts from 1 March on. */
async function openDays() {
  const w = await world(aLibraryToNarrow)
  const { router } = await w.show('/?created=2026-03-01..')
  await screen.findByText('1 пост')
  await w.user.click(screen.getByRole('button', { name: /^Фильтры/ }))
  const panel = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
  const group = within(panel.getByRole('group', { name: 'Дата поста' }))
  return { w, group, search: () => router.state.location.search }
}

test('rejects a period that ends before it begins, and does not filter by a typed invalid date', async () => {
  const { w, group, search } = await openDays()
  const since = group.getByLabelText('С')
  const till = group.getByLabelText('По')
  expect(since).toHaveValue('01.03.2026')
  await w.user.click(till)
  await w.user.paste('31.02.202')
  await w.user.type(till, '6')
  expect(till).toBeValid()
  await w.user.tab()
  expect(till).toHaveValue('31.02.2026')
  expect(till).toHaveAccessibleDescription('Такой даты нет. Введите её так: 25.03.2026')
  expect(search()).toBe('?created=2026-03-01..')

  await w.user.clear(till)
  await w.user.paste('01.02.2026')
  expect(group.getByText('Раньше начала')).toBeVisible()
  expect(search()).toBe('?created=2026-03-01..')
  await w.user.clear(since)
  await waitFor(() => {
    expect(search()).toBe('?created=..2026-02-01')
  })
})

test('chooses a day in the calendar, which Escape closes without closing the panel', async () => {
  const { w, group, search } = await openDays()
  await w.user.click(group.getByRole('button', { name: 'Открыть календарь: По' }))
  const calendar = within(await screen.findByRole('dialog', { name: /календарь: По/ }))
  // The calendar opens at the month of the other end of the range; days before that end cannot be chosen.
  expect(await calendar.findByRole('button', { name: '28 февраля 2026' })).toBeDisabled()
  await w.user.click(calendar.getByRole('button', { name: '4 марта 2026' }))
  expect(group.getByLabelText('По')).toHaveValue('04.03.2026')
  expect(search()).toBe('?created=2026-03-01..2026-03-04')

  await w.user.click(group.getByRole('button', { name: 'Открыть календарь: С' }))
  await waitFor(() => {
    expect(screen.getByRole('button', { name: '1 марта 2026' })).toHaveFocus()
  })
  await w.user.keyboard('{Escape}')
  await waitFor(() => {
    expect(screen.queryByRole('dialog', { name: /календарь/ })).not.toBeInTheDocument()
  })
  await waitFor(() => {
    expect(group.getByRole('button', { name: 'Открыть календарь: С' })).toHaveFocus()
  })
})

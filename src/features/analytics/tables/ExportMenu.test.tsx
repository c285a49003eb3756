import { screen, waitFor } from '@testing-library/react'
import { aWidget } from '../../../../test/server/factories'
import { world } from '../../../../test/world'
import { shopperEvents } from '../testing/shopperEvents'

jest.mock('@/contract/text/xlsx', () => ({
  xlsxOf: () => Promise.reject(new Error('No chunk')),
}))

test('shows that a workbook could not be made, and stays ready for the next attempt', async () => {
  const w = await world()
  const widget = await aWidget(w.server, w.account)
  await shopperEvents(w, widget, [{ type: 'load' }])
  await w.show('/analytic')
  const download = await screen.findByRole('button', { name: 'Скачать' })
  await waitFor(() => {
    expect(download).toBeEnabled()
  })
  await w.user.click(download)
  await w.user.click(await screen.findByRole('menuitem', { name: /^Excel/ }))
  await screen.findByText(
    'Не получилось собрать файл. Проверьте подключение к интернету и попробуйте снова',
  )
  expect(w.saved).toEqual([])
  expect(download).toBeEnabled()
})

import { screen, waitFor } from '@testing-library/react'
import { world, type ScreenWorld } from '../../../test/world'

jest.mock('@/features/segments/pages/SegmentsPage', () => {
  throw Object.assign(new Error('No chunk'), { name: 'ChunkLoadError' })
})

jest.mock('@/features/products/pages/ProductsPage', () => ({
  ProductsPage: () => {
    throw new Error('Broken')
  },
}))

async function askForSegments(w: ScreenWorld) {
  await w.user.click(await screen.findByRole('link', { name: 'Сегменты' }))
}

test('after the reload for a chunk that failed to load, opens the requested screen', async () => {
  const w = await world()
  await w.show('/albums')
  await askForSegments(w)
  const dialog = { name: 'Часть страницы не загрузилась' }
  await screen.findByRole('dialog', dialog)
  screen.getByText(/Vitrina обновилась, пока страница была открыта/)
  await w.user.click(screen.getByRole('button', { name: 'Обновить страницу' }))
  expect(w.left).toEqual(['reload /segments'])
})

test('after the reload for a lost connection, opens the requested screen', async () => {
  const w = await world()
  await w.show('/albums')
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await askForSegments(w)
  await screen.findByRole('dialog', { name: 'Нет соединения' })
  await w.user.click(screen.getByRole('button', { name: 'Попробовать снова' }))
  await waitFor(() => {
    expect(w.left).toEqual(['reload /segments'])
  })
})

test('offers to open a screen again that broke, and leaves the navigation in place', async () => {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const w = await world()
  await w.show('/albums')
  await w.user.click(await screen.findByRole('link', { name: 'Товары' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Страница не открылась. Попробуйте ещё раз, обычно это помогает.',
  )
  expect(screen.getByRole('button', { name: 'Обновить страницу' })).toBeVisible()
  expect(printed).toHaveBeenCalled()
  await w.user.click(screen.getByRole('link', { name: 'Альбомы' }))
  await screen.findByRole('heading', { name: 'Альбомы' })
})

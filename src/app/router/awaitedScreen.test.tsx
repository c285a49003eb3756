import { screen, waitFor } from '@testing-library/react'
import { world, type ScreenWorld } from '../../../test/world'

jest.mock('@/features/segments/pages/SegmentsPage', () => {
  throw Object.assign(new Error('No chunk'), { name: 'ChunkLoadError' })
})

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

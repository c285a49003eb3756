import { act, screen, waitFor, within } from '@testing-library/react'
import { selectHasUnsentPictures } from '@/common/uploads/pictureUploadsSlice'
import { fileProgressed } from '@/common/uploads/queuedFile'
import { productEndpoints } from '@/contract/endpoints/products'
import { userEndpoints } from '@/contract/endpoints/user'
import { decodePictures, photo } from '../../../../../test/browserFiles'
import { brokenServer, delayedUntil, unreachable } from '../../../../../test/failures'
import { aProduct, type TestRole } from '../../../../../test/server/factories'
import { createGate } from '../../../../../test/server/gate'
import { world } from '../../../../../test/world'

beforeEach(decodePictures)

/** The page of a product with one photo; the responses to uploads are set before photos are chosen. */
async function openProduct(as: TestRole = 'owner') {
  const w = await world()
  const product = await aProduct(w.server, w.account)
  const shown = await w.show(`/products/${product.id}`, { as })
  await screen.findByRole('region', { name: 'Фотографии' })
  return {
    ...w,
    ...shown,
    answerUpload: (response: Parameters<typeof w.answer>[2]) =>
      w.answer(productEndpoints.uploadProductMedia, { id: product.id }, response),
    answerRemoval: (response: Parameters<typeof w.answer>[2]) =>
      w.answer(productEndpoints.deleteProductMedia, { id: product.id }, response),
    choose: async (...files: File[]) => w.user.upload(screen.getByTestId('product-photos'), files),
    isUnsent: () => selectHasUnsentPictures(shown.store.getState()),
    leave: async () => {
      await act(() => shown.router.navigate('/products'))
      await screen.findByRole('heading', { level: 1, name: 'Товары' })
    },
  }
}
const photos = () =>
  within(screen.getByRole('region', { name: 'Фотографии' })).getAllByRole('img', { name: /^Фото/ })

test('uploads photos one after another, refuses an invalid photo with its size, and retries a failed one', async () => {
  const w = await openProduct()
  await w.choose(
    await photo('раз.jpg'),
    await photo('мелкое.jpg', { width: 200, height: 100 }),
    await photo('два.jpg', { width: 640, height: 480 }),
  )
  const refusal = await screen.findByText(
    /«мелкое\.jpg»: 200×100 пикселей, нужно не меньше 300 по длинной стороне/,
  )
  expect(refusal.closest('[role=alert]')).not.toBeNull()
  expect(screen.queryByRole('button', { name: /^Отправить ещё раз/ })).not.toBeInTheDocument()
  await screen.findByText('Фото «раз.jpg» добавлено')
  await screen.findByText('Фото «два.jpg» добавлено')
  await waitFor(() => {
    expect(photos()).toHaveLength(3)
  })
  await w.user.click(screen.getByRole('button', { name: 'Убрать файл мелкое.jpg' }))
  expect(screen.queryByText(/мелкое\.jpg/)).not.toBeInTheDocument()
  expect(screen.queryByRole('list', { name: 'Картинки в пути' })).not.toBeInTheDocument()

  const mend = w.answerUpload(brokenServer)
  await w.choose(await photo('три.jpg', { width: 600, height: 500 }))
  await screen.findByText(/^Ошибка загрузки/)
  mend()
  await w.user.click(screen.getByRole('button', { name: 'Отправить ещё раз: три.jpg' }))
  await screen.findByText('Фото «три.jpg» добавлено')
  await waitFor(() => {
    expect(photos()).toHaveLength(4)
  })
})

test('puts a photo of the team first, then the catalogue’s photo again, and removes the team’s photo after a confirmation', async () => {
  const w = await openProduct()
  await w.choose(await photo('раз.jpg'))
  await screen.findByText('Фото «раз.jpg» добавлено')
  const addresses = () => photos().map((one) => one.getAttribute('src'))
  await waitFor(() => {
    expect(photos()).toHaveLength(2)
  })
  const [catalog, own] = addresses()
  const choose = async (number: number, name: string) => {
    await w.user.click(screen.getByRole('button', { name: `Действия с фото ${String(number)}` }))
    await w.user.click(await screen.findByRole('menuitem', { name }))
  }
  expect(screen.queryByRole('button', { name: 'Действия с фото 1' })).not.toBeInTheDocument()
  await choose(2, 'Сделать первым')
  await waitFor(() => {
    expect(addresses()).toEqual([own, catalog])
  })
  await choose(2, 'Сделать первым')
  await waitFor(() => {
    expect(addresses()).toEqual([catalog, own])
  })

  await choose(2, 'Удалить фото')
  const question = await screen.findByRole('dialog', { name: 'Удалить фото?' })
  const mend = w.answerRemoval(brokenServer)
  await w.user.click(within(question).getByRole('button', { name: 'Удалить фото' }))
  await screen.findByText(/сервер недоступен/)
  expect(photos()).toHaveLength(2)
  mend()
  await choose(2, 'Удалить фото')
  await w.user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Удалить фото' }),
  )
  await screen.findByText('Фото удалено')
  expect(addresses()).toEqual([catalog])
  expect(screen.queryByRole('button', { name: /^Действия с фото/ })).not.toBeInTheDocument()
})

test('pauses an upload without a connection and continues it automatically', async () => {
  const w = await openProduct()
  const answerAgain = w.answerUpload(delayedUntil(createGate().opened))
  await w.choose(await photo('раз.jpg'))
  await screen.findByRole('progressbar', { name: 'Отправлено: раз.jpg' })
  const reachServer = w.answer(userEndpoints.getUser, {}, unreachable)
  act(() => {
    window.dispatchEvent(new Event('offline'))
  })
  const dialog = await screen.findByRole('dialog', { name: 'Нет соединения' })
  await screen.findByText('Ждёт соединения')
  answerAgain()
  reachServer()
  await w.user.click(within(dialog).getByRole('button', { name: 'Попробовать снова' }))
  await screen.findByText('Фото «раз.jpg» добавлено')
  expect(photos()).toHaveLength(2)
})

test('does not offer to cancel a photo whose upload is complete', async () => {
  const w = await openProduct()
  const gate = createGate()
  w.answerUpload(delayedUntil(gate.opened))
  await w.choose(await photo('раз.jpg'))
  await screen.findByRole('progressbar', { name: 'Отправлено: раз.jpg' })
  const [picture] = w.store.getState().pictureUploads.files
  const progress = (part: number) => {
    act(() => void w.store.dispatch(fileProgressed({ id: picture!.id, progress: part })))
  }
  progress(0.9)
  expect(screen.getByRole('button', { name: 'Убрать файл раз.jpg' })).toBeEnabled()
  progress(1)
  expect(screen.getByRole('button', { name: 'Убрать файл раз.jpg' })).toBeDisabled()
  gate.open()
  await screen.findByText('Фото «раз.jpg» добавлено')
})

describe('leaving the page', () => {
  test('shows a toast when a photo fails afterwards, and does not count that photo as unsent', async () => {
    const w = await openProduct()
    const gate = createGate()
    w.answerUpload(() => gate.opened.then(brokenServer))
    await w.choose(await photo('раз.jpg'))
    await screen.findByText('раз.jpg')
    await w.leave()
    expect(w.isUnsent()).toBe(true)
    gate.open()
    await screen.findByText(/^Ошибка загрузки/)
    expect(w.isUnsent()).toBe(false)
  })

  test('discards a photo that has failed', async () => {
    const w = await openProduct()
    w.answerUpload(brokenServer)
    await w.choose(await photo('раз.jpg'))
    await screen.findByText(/^Ошибка загрузки/)
    expect(w.isUnsent()).toBe(true)
    await w.leave()
    expect(w.isUnsent()).toBe(false)
  })
})

test('shows the photos to an observer without adding photos', async () => {
  await openProduct('observer')
  expect(photos()).toHaveLength(1)
  expect(screen.queryByTestId('product-photos')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Действия с фото/ })).not.toBeInTheDocument()
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { userEndpoints } from '@/contract/endpoints/user'
import { decodePictures, photo } from '../../../test/browserFiles'
import { unreachable } from '../../../test/failures'
import { world } from '../../../test/world'
import { connectionLost } from '../state/connectionSlice'

const hanging = () => new Response(new ReadableStream())

beforeEach(decodePictures)

/** Three files are chosen, and two of them are being sent without ever finishing, when the connection is lost. */
async function offline() {
  const w = await world()
  const shown = await w.show('/')
  const [add] = await screen.findAllByRole('button', { name: 'Добавить пост' })
  await w.user.click(add!)
  const goOn = w.answer(postMediaEndpoints.uploadMedia, {}, hanging)
  await w.user.upload(await screen.findByTestId('post-files'), [
    await photo('а.jpg'),
    await photo('б.jpg'),
    await photo('в.jpg'),
  ])
  await waitFor(() => {
    expect(screen.getAllByRole('progressbar')).toHaveLength(2)
  })
  const find = w.answer(userEndpoints.getUser, {}, unreachable)
  act(() => void shown.store.dispatch(connectionLost()))
  const dialog = await screen.findByRole('dialog', { name: 'Нет соединения' })
  return {
    ...w,
    ...shown,
    dialog,
    retry: () => w.user.click(within(dialog).getByRole('button', { name: 'Попробовать снова' })),
    comeBack: () => {
      goOn()
      find()
    },
  }
}

test('pauses uploads without a connection and resumes them automatically, without a reload of the page', async () => {
  const w = await offline()
  expect(screen.getAllByText('Ждёт соединения')).toHaveLength(3)
  within(w.dialog).getByText(/Всё, что не сохранено и не отправлено, останется на месте/)
  w.comeBack()
  await w.retry()
  await screen.findByText('Загружено 3 из 3')
  expect(screen.queryByRole('dialog', { name: 'Нет соединения' })).not.toBeInTheDocument()
  expect(w.left).toEqual([])
  await w.user.click(screen.getByRole('button', { name: 'Создать пост' }))
  await screen.findByText('Пост добавлен в медиатеку')
})

test('keeps uploads paused until the connection is restored', async () => {
  const w = await offline()
  await w.retry()
  await waitFor(() => {
    expect(within(w.dialog).getByRole('button', { name: 'Попробовать снова' })).toBeEnabled()
  })
  expect(screen.getAllByText('Ждёт соединения')).toHaveLength(3)
  expect(w.dialog).toBeInTheDocument()
})

import { screen, waitFor, within } from '@testing-library/react'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import {
  respondsWithStatus,
  brokenServer,
  missingBody,
  refusedWith,
  wrongShape,
} from '../../../test/failures'
import { aShopAtWork } from '../../../test/scenarios'
import { world, type ScreenWorld } from '../../../test/world'

const SERVER_ERROR = 'Ошибка, сервер недоступен, попробуйте через несколько секунд'

/** Asks to delete the only album; what becomes of it is told by a toast. */
async function deleteAlbum(w: ScreenWorld) {
  await w.user.click(await screen.findByRole('button', { name: /Действия/ }))
  await w.user.click(await screen.findByRole('menuitem', { name: 'Удалить' }))
  const dialog = await screen.findByRole('dialog')
  await w.user.click(within(dialog).getByRole('button', { name: 'Удалить' }))
}

test.each([
  ['an error object', refusedWith({ message: 'Альбом занят' }, 'Нет'), 'Альбом занят'],
  ['an array of errors', refusedWith(['Альбом занят'], 'Сейчас нельзя'), 'Сейчас нельзя'],
  ['an error without a message', refusedWith({ code: 'busy' }, 'Сейчас нельзя'), 'Сейчас нельзя'],
  ['a missing body', missingBody, SERVER_ERROR],
  ['a body of another shape', wrongShape, SERVER_ERROR],
  ['a broken server', brokenServer, SERVER_ERROR],
])('%s becomes a toast', async (_name, answer, words) => {
  const w = await world(aShopAtWork)
  const { id } = w.facts.album
  w.answer(albumEditingEndpoints.deleteAlbum, { id }, answer)
  await w.show('/albums')
  await deleteAlbum(w)
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(screen.getByText('Кухня')).toBeInTheDocument()
})

test('in the post editor the same text is the save message, and the work stays', async () => {
  const w = await world(aShopAtWork)
  const { id } = w.facts.post
  w.answer(postEditingEndpoints.savePost, {}, missingBody)
  await w.show(`/${id}`)
  const text = await screen.findByLabelText(/Текст поста/)
  await w.user.clear(text)
  await w.user.type(text, 'Вечер')
  await w.user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText(SERVER_ERROR)).toBeInTheDocument()
  expect(text).toHaveValue('Вечер')
})

test('4xx and 5xx are reported by endpoint and status; 401 is how a session ends', async () => {
  const w = await world(aShopAtWork)
  const { id } = w.facts.album
  await w.show('/albums')
  for (const status of [404, 507, 500, 401]) {
    const mend = w.answer(
      albumEditingEndpoints.deleteAlbum,
      { id },
      respondsWithStatus(status, 'Нет'),
    )
    if (status !== 401) {
      await deleteAlbum(w)
      // Nobody but whoever keeps the server can mend that it has no room.
      if (status !== 507) {
        await waitFor(() => {
          expect(w.reported.at(-1)?.problem).toBe(String(status))
        })
      }
      const cancel = await screen.findByRole('button', { name: 'Отмена' })
      await waitFor(() => {
        expect(cancel).toBeEnabled()
      })
      await w.user.click(cancel)
    }
    mend()
  }
  expect(w.reported).toEqual([
    { endpoint: 'deleteAlbum', problem: '404', paths: [] },
    { endpoint: 'deleteAlbum', problem: '500', paths: [] },
  ])
})

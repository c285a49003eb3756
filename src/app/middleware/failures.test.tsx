import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { albumEditingEndpoints } from '@/contract/endpoints/albumEditing'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { successEnvelope } from '@/contract/envelope'
import { albumEditApi } from '@/features/albums/albumEditApi'
import {
  respondsWithStatus,
  brokenServer,
  missingBody,
  unreachable,
  refusedWith,
  wrongShape,
} from '../../../test/failures'
import { aShopAtWork } from '../../../test/scenarios'
import { world, type ScreenWorld } from '../../../test/world'

const SERVER_ERROR = 'Ошибка, сервер недоступен, попробуйте через несколько секунд'

/** Deletes the only album; a toast shows the outcome. */
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

test('a call that does not come through is a failure of the back office while there is a connection', async () => {
  const w = await world(aShopAtWork)
  w.answer(albumEditingEndpoints.deleteAlbum, { id: w.facts.album.id }, unreachable)
  await w.show('/albums')
  await deleteAlbum(w)
  await screen.findByText(SERVER_ERROR)
  expect(screen.queryByRole('dialog', { name: 'Нет соединения' })).not.toBeInTheDocument()
  expect(w.reported).toEqual([])
})

test('without a connection the modal says all there is to say', async () => {
  const w = await world(aShopAtWork)
  w.answer(albumEditingEndpoints.deleteAlbum, { id: w.facts.album.id }, unreachable)
  await w.show('/albums')
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await deleteAlbum(w)
  await screen.findByRole('dialog', { name: 'Нет соединения' })
  expect(screen.queryByText(SERVER_ERROR)).not.toBeInTheDocument()
  jest.restoreAllMocks()
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

test('4xx and 5xx are reported by endpoint and status', async () => {
  const w = await world(aShopAtWork)
  const { id } = w.facts.album
  await w.show('/albums')
  for (const status of [400, 507, 500]) {
    const mend = w.answer(
      albumEditingEndpoints.deleteAlbum,
      { id },
      respondsWithStatus(status, 'Нет'),
    )
    await deleteAlbum(w)
    // 507: only the server's operator can free space.
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
    mend()
  }
  expect(w.reported).toEqual([
    { endpoint: 'deleteAlbum', problem: '400', paths: [] },
    { endpoint: 'deleteAlbum', problem: '500', paths: [] },
  ])
})

test('a body that is not of the contract is reported by the places that differ, never by what they held', async () => {
  const w = await world(aShopAtWork)
  const { id } = w.facts.album
  const { store } = await w.show('/albums')
  w.answer(albumEditingEndpoints.saveAlbum, { id }, () =>
    HttpResponse.json(successEnvelope({ album: { id: 'Кухня' } })),
  )
  await act(() => store.dispatch(albumEditApi.endpoints.renameAlbum.initiate({ id, name: 'Сад' })))
  expect(w.reported).toEqual([
    { endpoint: 'renameAlbum', problem: 'schema', paths: expect.arrayContaining(['album.id']) },
  ])
  expect(JSON.stringify(w.reported)).not.toContain('Кухня')
})

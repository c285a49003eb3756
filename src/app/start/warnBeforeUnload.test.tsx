import { act, screen, waitFor } from '@testing-library/react'
import { pictureFailed, picturesChosen } from '@/common/uploads/pictureUploadsSlice'
import { bulkEnded, bulkStarted } from '@/features/posts/bulk/bulkChangeSlice'
import {
  mediaFileDropped,
  mediaFilesChosen,
} from '@/features/posts/uploads/openPost/mediaUploadSlice'
import { filesChosen, uploadOpened } from '@/features/posts/uploads/addPost/postUploadSlice'
import { aWidget } from '../../../test/server/factories'
import { world } from '../../../test/world'

function isWarned(): boolean {
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  return closing.defaultPrevented
}

test('a page with an unfinished post warns before it is closed', async () => {
  const w = await world()
  await w.show('/')
  const [add] = await screen.findAllByRole('button', { name: 'Добавить пост' })
  await w.user.click(add!)
  const caption = await screen.findByRole('textbox', { name: 'Подпись' })
  expect(isWarned()).toBe(false)
  await w.user.type(caption, 'Утро')
  expect(isWarned()).toBe(true)
  await w.user.clear(caption)
  expect(isWarned()).toBe(false)
})

test('a page with dropped files warns before the dialog is there', async () => {
  const w = await world()
  const { store } = await w.show('/albums')
  act(() => {
    store.dispatch(uploadOpened())
    store.dispatch(filesChosen({ files: [{ id: 'a', name: 'утро.jpg', size: 1 }] }))
  })
  expect(isWarned()).toBe(true)
})

test('a page that sends files into an open post warns', async () => {
  const w = await world()
  const { store } = await w.show('/albums')
  const files = [{ id: 'a', name: 'утро.jpg', size: 1 }]
  const target = { kind: 'slide', isStory: false } as const
  act(() => void store.dispatch(mediaFilesChosen({ files, target, room: 1 })))
  expect(isWarned()).toBe(true)
  act(() => void store.dispatch(mediaFileDropped({ id: 'a' })))
  expect(isWarned()).toBe(false)
})

test('a page that sends pictures of a product warns; a refused picture does not count', async () => {
  const w = await world()
  const { store } = await w.show('/albums')
  const files = [{ id: 'a', name: 'утро.jpg', size: 1 }]
  act(() => void store.dispatch(picturesChosen({ files, target: { kind: 'productPhoto', id: 1 } })))
  expect(isWarned()).toBe(true)
  const problem = { id: 'upload.empty-file' } as const
  act(() => void store.dispatch(pictureFailed({ id: 'a', problem, canRetry: false })))
  expect(isWarned()).toBe(false)
})

test('a page with a bulk change warns until the change has ended', async () => {
  const w = await world()
  const { store } = await w.show('/albums')
  act(() => void store.dispatch(bulkStarted({ change: { type: 'unpublish' }, posts: [] })))
  expect(isWarned()).toBe(true)
  act(() => void store.dispatch(bulkEnded({ id: 'upload-error-retry' })))
  expect(isWarned()).toBe(false)
})

test('unsaved changes of an editor warn until they are undone', async () => {
  const w = await world()
  const { embed_id } = await aWidget(w.server, w.account)
  await w.show(`/galleries/g/${embed_id}`)
  const columns = await screen.findByLabelText<HTMLInputElement>('Колонок')
  const { value } = columns
  expect(isWarned()).toBe(false)
  await w.user.clear(columns)
  await w.user.type(columns, '2')
  expect(isWarned()).toBe(true)
  await w.user.clear(columns)
  await w.user.type(columns, value)
  await waitFor(() => {
    expect(isWarned()).toBe(false)
  })
})

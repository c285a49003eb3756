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

function isHeld(): boolean {
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  return closing.defaultPrevented
}

test('a page with a begun post is not closed without a question', async () => {
  const w = await world()
  await w.show('/')
  const [add] = await screen.findAllByRole('button', { name: 'Добавить пост' })
  await w.user.click(add!)
  const caption = await screen.findByRole('textbox', { name: 'Подпись' })
  expect(isHeld()).toBe(false)
  await w.user.type(caption, 'Утро')
  expect(isHeld()).toBe(true)
  await w.user.clear(caption)
  expect(isHeld()).toBe(false)
})

test('dropped files hold it before the dialog is there', async () => {
  const w = await world()
  const { store } = await w.show('/albums')
  act(() => {
    store.dispatch(uploadOpened())
    store.dispatch(filesChosen({ files: [{ id: 'a', name: 'утро.jpg', size: 1 }] }))
  })
  expect(isHeld()).toBe(true)
})

test('files on their way into an open post hold it', async () => {
  const w = await world()
  const { store } = await w.show('/albums')
  const files = [{ id: 'a', name: 'утро.jpg', size: 1 }]
  const target = { kind: 'slide', isStory: false } as const
  act(() => void store.dispatch(mediaFilesChosen({ files, target, room: 1 })))
  expect(isHeld()).toBe(true)
  act(() => void store.dispatch(mediaFileDropped({ id: 'a' })))
  expect(isHeld()).toBe(false)
})

test('pictures on their way to a product hold it; one that was refused does not', async () => {
  const w = await world()
  const { store } = await w.show('/albums')
  const files = [{ id: 'a', name: 'утро.jpg', size: 1 }]
  act(() => void store.dispatch(picturesChosen({ files, target: { kind: 'productPhoto', id: 1 } })))
  expect(isHeld()).toBe(true)
  const problem = { id: 'upload.empty-file' } as const
  act(() => void store.dispatch(pictureFailed({ id: 'a', problem, canRetry: false })))
  expect(isHeld()).toBe(false)
})

test('a change of many posts holds it until nothing of it is left to do', async () => {
  const w = await world()
  const { store } = await w.show('/albums')
  act(() => void store.dispatch(bulkStarted({ change: { type: 'unpublish' }, posts: [] })))
  expect(isHeld()).toBe(true)
  act(() => void store.dispatch(bulkEnded({ id: 'upload-error-retry' })))
  expect(isHeld()).toBe(false)
})

test('unsaved changes of an editor hold it until they are taken back', async () => {
  const w = await world()
  const { embed_id } = await aWidget(w.server, w.account)
  await w.show(`/galleries/g/${embed_id}`)
  const columns = await screen.findByLabelText<HTMLInputElement>('Колонок')
  const { value } = columns
  expect(isHeld()).toBe(false)
  await w.user.clear(columns)
  await w.user.type(columns, '2')
  expect(isHeld()).toBe(true)
  await w.user.clear(columns)
  await w.user.type(columns, value)
  await waitFor(() => {
    expect(isHeld()).toBe(false)
  })
})

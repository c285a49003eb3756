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

test('warns before a page with an unfinished post is closed', async () => {
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

test('warns while work is pending: files, pictures, a bulk change, dropped files', async () => {
  const w = await world()
  const { store } = await w.show('/albums')
  const warned = (...actions: Parameters<typeof store.dispatch>[0][]) => {
    act(() => {
      for (const action of actions) store.dispatch(action)
    })
    return isWarned()
  }
  const files = [{ id: 'a', name: 'утро.jpg', size: 1 }]
  const slide = { kind: 'slide', isStory: false } as const
  expect(warned(mediaFilesChosen({ files, target: slide, room: 1 }))).toBe(true)
  expect(warned(mediaFileDropped({ id: 'a' }))).toBe(false)

  expect(warned(picturesChosen({ files, target: { kind: 'productPhoto', id: 1 } }))).toBe(true)
  // A refused picture is not unfinished work.
  const problem = { id: 'upload.empty-file' } as const
  expect(warned(pictureFailed({ id: 'a', problem, canRetry: false }))).toBe(false)

  expect(warned(bulkStarted({ change: { type: 'unpublish' }, posts: [] }))).toBe(true)
  expect(warned(bulkEnded({ id: 'upload-error-retry' }))).toBe(false)

  // The files are chosen before their dialog is open.
  expect(warned(uploadOpened(), filesChosen({ files }))).toBe(true)
})

test('warns about unsaved changes of an editor until they are undone', async () => {
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

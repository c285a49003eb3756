import {
  arrivedFiles,
  mediaFileArrived,
  mediaFileDropped,
  mediaFileFailed,
  mediaFileRetried,
  mediaFilesChosen,
  mediaFileStarted,
  mediaFileTaken,
  mediaUploadSlice,
  mediaUploadsLeft,
  type UploadTarget,
} from './mediaUploadSlice'
import { fileProgressed, uploadsPaused } from '@/common/uploads/queuedFile'

const { reducer, getInitialState } = mediaUploadSlice
type Action = Parameters<typeof reducer>[1]

const SLIDE: UploadTarget = { kind: 'slide', isStory: false }
const chosen = (ids: string[], target: UploadTarget = SLIDE, room = 10) =>
  mediaFilesChosen({ files: ids.map((id) => ({ id, name: `${id}.jpg`, size: 1 })), target, room })
const after = (...actions: Action[]) => actions.reduce(reducer, getInitialState())
const arrived = (id: string) => {
  const urls = { imageUrl: '/i.jpg', thumbnailUrl: '/t.jpg' }
  const media = { id: 1, type: 'image', ...urls, width: 1, height: 1 } as const
  return mediaFileArrived({ id, arrived: { media } })
}
const failed = (id: string) =>
  mediaFileFailed({ id, problem: { id: 'upload.error_connection' }, canRetry: true })
const ready = (...actions: Action[]) => arrivedFiles(after(...actions)).map(({ id }) => id)

test('adds slides in the chosen order without waiting for failed files', () => {
  const files = chosen(['a', 'b', 'c'])
  expect(ready(files, arrived('b'))).toEqual([])
  expect(ready(files, arrived('b'), arrived('a'))).toEqual(['a', 'b'])
  expect(ready(files, arrived('c'), failed('a'), failed('b'))).toEqual(['c'])
})

test('adds a picture without waiting for slides', () => {
  const sticker = chosen(['s'], { kind: 'sticker' })
  expect(ready(chosen(['a']), sticker, arrived('s'))).toEqual(['s'])
})

test('counts uploading files against the limit, but not failed files', () => {
  const state = after(chosen(['a', 'b'], SLIDE, 2), failed('a'), chosen(['c', 'd'], SLIDE, 2))
  expect(state.files.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(state.spareFiles).toHaveLength(1)
})

test('adds an uploaded file immediately on retry when the post was full before', () => {
  const again = [chosen(['a']), arrived('a'), failed('a'), mediaFileRetried({ id: 'a' })]
  expect(ready(...again)).toEqual(['a'])
  const sentAgain = after(chosen(['a']), failed('a'), mediaFileRetried({ id: 'a' }))
  expect(sentAgain.files[0]).toMatchObject({ status: 'waiting', problem: null, canRetry: false })
})

test('queues running and interrupted uploads again when the connection is lost', () => {
  const state = after(
    chosen(['a', 'b', 'c']),
    mediaFileStarted({ id: 'a' }),
    fileProgressed({ id: 'a', progress: 0.5 }),
    failed('b'),
    uploadsPaused(),
  )
  expect(state.files.map(({ status, progress }) => [status, progress])).toEqual([
    ['waiting', 0],
    ['waiting', 0],
    ['waiting', 0],
  ])
  expect(after(uploadsPaused(), chosen(['a']), mediaUploadsLeft())).toEqual({
    ...getInitialState(),
    isPaused: true,
  })
})

test('removes a file once the post contains it', () => {
  expect(after(chosen(['a']), arrived('a'), mediaFileTaken({ id: 'a' })).files).toEqual([])
})

test('replaces a refused file by the next left-out file, but does not replace an interrupted one', () => {
  const refused = (id: string) =>
    mediaFileFailed({ id, problem: { id: 'upload.error_server' }, canRetry: false })
  const chosenAll = after(chosen(['a', 'b', 'c', 'd'], SLIDE, 2))
  expect(chosenAll.spareFiles).toHaveLength(2)
  const state = [failed('a'), refused('b')].reduce(reducer, chosenAll)
  expect(state.files.map(({ id, status }) => [id, status])).toEqual([
    ['a', 'failed'],
    ['b', 'failed'],
    ['c', 'waiting'],
  ])
  expect(state.spareFiles).toMatchObject([{ id: 'd' }])
  const dropped = reducer(state, mediaFileDropped({ id: 'c' }))
  expect(dropped.spareFiles).toEqual([])
})

import {
  pictureArrived,
  pictureDropped,
  pictureFailed,
  pictureRetried,
  picturesChosen,
  pictureStarted,
  pictureUploadsSlice,
  type PictureTarget,
} from './pictureUploadsSlice'
import { fileProgressed, uploadsPaused, uploadsResumed } from './queuedFile'

const { reducer, getInitialState } = pictureUploadsSlice
type Event = Parameters<typeof reducer>[1]

const after = (...events: Event[]) => events.reduce(reducer, getInitialState())
const filesOf = (...events: Event[]) =>
  after(...events).files.map(({ id, status }) => `${id} ${status}`)
const chosen = (target: PictureTarget, ...ids: string[]) =>
  picturesChosen({ files: ids.map((id) => ({ id, name: `${id}.jpg`, size: 1 })), target })

const product = { kind: 'productPhoto', id: 1 } as const
const problem = { id: 'upload.error_connection' } as const
const broken = (id: string) => pictureFailed({ id, problem, canRetry: true })
const refused = (id: string) => pictureFailed({ id, problem, canRetry: false })

test('accepts any number of photos for a product, but only one cover for an album or a video', () => {
  const album = { kind: 'albumCover', id: 1 } as const
  const video = { kind: 'videoCover', id: 1 } as const
  expect(
    filesOf(
      chosen(product, 'a'),
      chosen(product, 'b', 'c'),
      chosen(album, 'd'),
      chosen(video, 'e'),
      chosen(album, 'f'),
      chosen({ ...album, id: 2 }, 'g'),
    ),
  ).toEqual(['a waiting', 'b waiting', 'c waiting', 'e waiting', 'f waiting', 'g waiting'])
})

test('without a connection, queues running and interrupted uploads again, but not refused ones', () => {
  const lost = after(
    chosen(product, 'a', 'b', 'c'),
    pictureStarted({ id: 'a' }),
    fileProgressed({ id: 'a', progress: 0.7 }),
    broken('b'),
    refused('c'),
    uploadsPaused(),
  )
  expect(lost.isPaused).toBe(true)
  expect(lost.files).toMatchObject([
    { id: 'a', status: 'waiting', progress: 0 },
    { id: 'b', status: 'waiting', problem: null },
    { id: 'c', status: 'failed', problem, canRetry: false },
  ])
  expect(reducer(lost, uploadsResumed()).isPaused).toBe(false)
})

test('removes uploaded and dropped files, and queues a retried file', () => {
  expect(
    filesOf(
      chosen(product, 'a', 'b', 'c'),
      pictureArrived({ id: 'a' }),
      pictureDropped({ id: 'b' }),
      broken('c'),
      pictureRetried({ id: 'c' }),
    ),
  ).toEqual(['c waiting'])
})

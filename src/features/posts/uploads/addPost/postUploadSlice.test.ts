import { fileProgressed, uploadsPaused, uploadsResumed } from '@/common/uploads/queuedFile'
import { placedFiles } from './postFiles'
import {
  captionChanged,
  fileFailed,
  fileMoved,
  fileRemoved,
  fileRetried,
  filesChosen,
  filesRetried,
  fileStarted,
  fileUploaded,
  linkAdded,
  linkAddRequested,
  linkChanged,
  linkRefused,
  postAddRequested,
  postUploadSlice,
  selectHasUnsentUpload,
  tabChosen,
  uploadCloseAsked,
  uploadClosed,
  uploadKept,
  uploadLeft,
  uploadOpened,
} from './postUploadSlice'

const { reducer, getInitialState } = postUploadSlice
const files = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    id: `f${from + index}`,
    name: `${from + index}.jpg`,
    size: 1,
  }))
const media = (id: number) => ({
  id,
  type: 'image' as const,
  imageUrl: '',
  thumbnailUrl: '',
  width: 800,
  height: 600,
})

test.each([
  ['closes an empty dialog', [], null],
  ['keeps a dialog with files', [filesChosen({ files: files(1) })], 'upload'],
  ['keeps a dialog with a link', [linkChanged('https://vk.com/wall-1_1')], 'upload'],
])('%s when its page is left', (_name, actions, modalType) => {
  const left = [uploadOpened(), ...actions, uploadLeft()].reduce(reducer, getInitialState())
  expect(left.modalType).toBe(modalType)
})

test('accepts ten files for a post and counts the files beyond ten', () => {
  const state = reducer(undefined, filesChosen({ files: files(12) }))
  expect(state.filesToUpload).toHaveLength(10)
  expect(state.leftOutCount).toBe(2)
})

test('does not count failed files against the limit', () => {
  let state = reducer(undefined, filesChosen({ files: files(10) }))
  state = reducer(state, fileFailed({ id: 'f0', problem: { text: 'small' }, canRetry: false }))
  state = reducer(state, filesChosen({ files: files(2, 20) }))
  expect(state.leftOutCount).toBe(1)
})

test('moves an uploaded file together with its name, and removes a file', () => {
  let state = reducer(undefined, filesChosen({ files: files(2) }))
  state = reducer(state, fileUploaded({ id: 'f1', media: media(7) }))
  expect(state.uploadedFiles).toEqual([
    { id: 'f1', place: 2, name: '1.jpg', size: 1, media: media(7) },
  ])
  state = reducer(state, fileRemoved({ id: 'f1' }))
  expect(state.uploadedFiles).toEqual([])
  expect(state.filesToUpload.map(({ id }) => id)).toEqual(['f0'])
})

test('keeps the chosen order of files, whichever upload ends first', () => {
  let state = reducer(undefined, filesChosen({ files: files(3) }))
  for (const id of ['f2', 'f0', 'f1']) state = reducer(state, fileUploaded({ id, media: media(1) }))
  expect(state.uploadedFiles.map(({ id }) => id)).toEqual(['f0', 'f1', 'f2'])
})

test('refuses to retry a file when ten others fill the post', () => {
  let state = reducer(undefined, filesChosen({ files: files(1) }))
  state = reducer(state, fileFailed({ id: 'f0', problem: { text: 'net' }, canRetry: true }))
  state = reducer(state, filesChosen({ files: files(10, 20) }))
  state = reducer(state, fileRetried({ id: 'f0' }))
  expect(state.filesToUpload[0]).toMatchObject({ id: 'f0', status: 'failed' })
  expect(state.leftOutCount).toBe(1)
})

test('asks before it closes when work would be lost, and stays open while a post is created', () => {
  let state = reducer(reducer(undefined, uploadOpened()), captionChanged('утро'))
  state = reducer(state, uploadCloseAsked())
  expect(state).toMatchObject({ modalType: 'upload', isLeaveAsked: true })
  state = reducer(reducer(state, uploadKept()), postAddRequested([7]))
  expect(reducer(state, uploadCloseAsked())).toMatchObject({
    isLeaveAsked: false,
    adding: 'files',
    mediaList: [7],
  })
  expect(reducer(reducer(undefined, uploadOpened()), uploadCloseAsked())).toEqual(getInitialState())
})

test('resets its state on closing', () => {
  let state = reducer(undefined, uploadOpened())
  state = reducer(state, captionChanged('утро'))
  expect(reducer(state, uploadClosed())).toEqual(getInitialState())
})

test('ignores files that are chosen while a post is created', () => {
  let state = reducer(undefined, uploadOpened())
  state = reducer(state, postAddRequested([7]))
  expect(reducer(state, filesChosen({ files: files(1) })).filesToUpload).toEqual([])
})

test.each([
  [null, 'upload'],
  ['link', 'upload'],
  ['live', 'upload'],
  ['story', 'story'],
] as const)('opens, for files dropped while the tab %s is open, the tab %s', (open, shown) => {
  let state = reducer(undefined, uploadOpened())
  state = open === null ? reducer(state, uploadClosed()) : reducer(state, tabChosen(open))
  expect(reducer(state, filesChosen({ files: files(1) })).modalType).toBe(shown)
})

describe('without a connection', () => {
  const broken = { problem: { text: 'net' }, canRetry: true }
  const small = { problem: { text: 'small' }, canRetry: false }

  test('queues running and interrupted uploads again, and keeps refused files refused', () => {
    let state = reducer(undefined, filesChosen({ files: files(4) }))
    state = reducer(state, fileStarted({ id: 'f0' }))
    state = reducer(state, fileProgressed({ id: 'f0', progress: 0.7 }))
    state = reducer(state, fileFailed({ id: 'f1', ...broken }))
    state = reducer(state, fileFailed({ id: 'f2', ...small }))
    state = reducer(state, uploadsPaused())
    expect(state.isPaused).toBe(true)
    expect(state.filesToUpload.map(({ status, progress }) => [status, progress])).toEqual([
      ['waiting', 0],
      ['waiting', 0],
      ['failed', 0],
      ['waiting', 0],
    ])
    expect(reducer(state, uploadClosed()).isPaused).toBe(true)
    expect(reducer(state, uploadsResumed()).isPaused).toBe(false)
  })

  test('retries all interrupted uploads up to the limit', () => {
    let state = reducer(undefined, filesChosen({ files: files(3) }))
    for (const id of ['f0', 'f1', 'f2']) state = reducer(state, fileFailed({ id, ...broken }))
    state = reducer(state, filesChosen({ files: files(9, 20) }))
    state = reducer(state, filesRetried())
    expect(state.filesToUpload.slice(0, 3).map(({ status }) => status)).toEqual([
      'waiting',
      'failed',
      'failed',
    ])
  })
})

describe('adding by link', () => {
  const typed = reducer(reducer(undefined, uploadOpened()), linkChanged('https://a.ru/1'))
  const refused = reducer(typed, linkRefused({ text: 'нет такой' }))

  test('accepts at most one link', () => {
    expect(reducer(typed, linkChanged('https://a.ru/2')).links).toHaveLength(1)
    expect(reducer(typed, linkChanged('')).links).toEqual([])
  })

  test('shows a problem at the link until the link is edited, sent again or its tab is left', () => {
    expect(refused.links).toEqual([{ link: 'https://a.ru/1', error: { text: 'нет такой' } }])
    for (const event of [linkChanged('https://a.ru/2'), linkAddRequested(), tabChosen('live')]) {
      expect(reducer(refused, event).links[0]?.error).toBeNull()
    }
  })

  test('closes the dialog when the link is added, unless the dialog has files', () => {
    expect(reducer(typed, linkAdded())).toEqual(getInitialState())
    const both = reducer(reducer(typed, captionChanged('утро')), linkAdded())
    expect(both).toMatchObject({ modalType: 'upload', caption: 'утро', links: [], adding: null })
  })

  test('counts a link as work that a reload would lose', () => {
    const select = (state: typeof typed) => selectHasUnsentUpload({ postUpload: state })
    expect(select(typed)).toBe(true)
    expect(select(reducer(typed, linkChanged('')))).toBe(false)
  })
})

describe('refused files', () => {
  const big = (id: string) => ({ id, name: `${id}.mp4`, size: 10 * 1024 * 1024 + 1 })
  const inStory = reducer(reducer(undefined, uploadOpened()), tabChosen('story'))
  const idsOf = (state: typeof inStory) => placedFiles(state).map(({ id }) => id)

  test('stay last when other files are moved, and cannot be moved themselves', () => {
    let state = reducer(undefined, filesChosen({ files: files(3) }))
    state = reducer(state, fileFailed({ id: 'f1', problem: { text: 'small' }, canRetry: false }))
    expect(idsOf(reducer(state, fileMoved({ id: 'f2', by: -1 })))).toEqual(['f2', 'f0'])
    expect(reducer(state, fileMoved({ id: 'f1', by: 1 }))).toEqual(state)
  })

  test('cannot be moved, unlike interrupted uploads', () => {
    let state = reducer(undefined, filesChosen({ files: files(2) }))
    state = reducer(state, fileFailed({ id: 'f0', problem: { text: 'net' }, canRetry: true }))
    expect(idsOf(reducer(state, fileMoved({ id: 'f0', by: 1 })))).toEqual(['f1', 'f0'])
  })

  test('do not count against the ten files of a story when they are too large', () => {
    const state = reducer(inStory, filesChosen({ files: [big('video'), ...files(11)] }))
    expect(state.leftOutCount).toBe(1)
    expect(idsOf(state)).toEqual(files(10).map(({ id }) => id))
    expect(state.filesToUpload[0]).toMatchObject({ id: 'video', status: 'waiting' })
  })

  test('that are large videos are accepted on the tab of posts, where the last file is left out instead', () => {
    let state = reducer(inStory, filesChosen({ files: [big('video'), ...files(10)] }))
    expect(state.leftOutCount).toBe(0)
    state = reducer(state, tabChosen('upload'))
    expect(state.leftOutCount).toBe(1)
    expect(idsOf(state)).toEqual(['video', ...files(9).map(({ id }) => id)])
  })

  test('are replaced by the first left-out file that a story accepts', () => {
    let state = reducer(
      undefined,
      filesChosen({ files: [...files(10), big('video'), ...files(1, 20)] }),
    )
    state = reducer(state, tabChosen('story'))
    state = reducer(state, fileFailed({ id: 'f0', problem: { text: 'small' }, canRetry: false }))
    expect(state).toMatchObject({ leftOutCount: 0, spareFiles: [] })
    expect(idsOf(state)).toEqual([...files(9, 1), ...files(1, 20)].map(({ id }) => id))
  })
})

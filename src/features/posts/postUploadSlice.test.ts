import {
  captionChanged,
  fileFailed,
  fileRetried,
  postAddRequested,
  uploadCloseAsked,
  uploadKept,
  fileRemoved,
  filesChosen,
  fileUploaded,
  postUploadSlice,
  uploadClosed,
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

test('a post takes ten files and says how many were left out', () => {
  const state = reducer(undefined, filesChosen({ files: files(12) }))
  expect(state.filesToUpload).toHaveLength(10)
  expect(state.leftOutCount).toBe(2)
})

test('files that failed leave their place to others', () => {
  let state = reducer(undefined, filesChosen({ files: files(10) }))
  state = reducer(state, fileFailed({ id: 'f0', problem: { text: 'small' }, canRetry: false }))
  state = reducer(state, filesChosen({ files: files(2, 20) }))
  expect(state.leftOutCount).toBe(1)
})

test('an uploaded file moves over with its name; a removed one is gone', () => {
  let state = reducer(undefined, filesChosen({ files: files(2) }))
  state = reducer(state, fileUploaded({ id: 'f1', media: media(7) }))
  expect(state.uploadedFiles).toEqual([{ id: 'f1', place: 2, name: '1.jpg', media: media(7) }])
  state = reducer(state, fileRemoved({ id: 'f1' }))
  expect(state.uploadedFiles).toEqual([])
  expect(state.filesToUpload.map(({ id }) => id)).toEqual(['f0'])
})

test('the post keeps the order in which files were chosen, whichever arrives first', () => {
  let state = reducer(undefined, filesChosen({ files: files(3) }))
  for (const id of ['f2', 'f0', 'f1']) state = reducer(state, fileUploaded({ id, media: media(1) }))
  expect(state.uploadedFiles.map(({ id }) => id)).toEqual(['f0', 'f1', 'f2'])
})

test('a file is not sent again when ten others have its place', () => {
  let state = reducer(undefined, filesChosen({ files: files(1) }))
  state = reducer(state, fileFailed({ id: 'f0', problem: { text: 'net' }, canRetry: true }))
  state = reducer(state, filesChosen({ files: files(10, 20) }))
  state = reducer(state, fileRetried({ id: 'f0' }))
  expect(state.filesToUpload[0]).toMatchObject({ id: 'f0', status: 'failed' })
  expect(state.leftOutCount).toBe(1)
})

test('closing asks when something would be lost, and waits for a post that is being made', () => {
  let state = reducer(reducer(undefined, uploadOpened()), captionChanged('утро'))
  state = reducer(state, uploadCloseAsked())
  expect(state).toMatchObject({ modalType: 'upload', isLeaveAsked: true })
  state = reducer(reducer(state, uploadKept()), postAddRequested())
  expect(reducer(state, uploadCloseAsked())).toMatchObject({ isLeaveAsked: false, isAdding: true })
  expect(reducer(reducer(undefined, uploadOpened()), uploadCloseAsked())).toEqual(getInitialState())
})

test('closing leaves nothing behind', () => {
  let state = reducer(undefined, uploadOpened())
  state = reducer(state, captionChanged('утро'))
  expect(reducer(state, uploadClosed())).toEqual(getInitialState())
})

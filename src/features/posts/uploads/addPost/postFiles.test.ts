import type { UnknownAction } from '@reduxjs/toolkit'
import { LIMITS } from '@/contract/limits'
import { filesOfPost } from './postFiles'
import {
  fileFailed,
  fileRemoved,
  fileRepeated,
  fileRetried,
  filesChosen,
  fileUploaded,
  postAddFailed,
  postAddRequested,
  postOfFileAdded,
  postOfFileRefused,
  postPerFileChosen,
  postUploadSlice,
  selectHasUnsentUpload,
  uploadClosed,
} from './postUploadSlice'
import type { PostUploadState } from './postUploadState'

const { reducer } = postUploadSlice
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
const after = (...actions: UnknownAction[]) =>
  actions.reduce<PostUploadState | undefined>(reducer, undefined)!
const uploaded = (count: number) => [
  filesChosen({ files: files(count) }),
  ...files(count).map(({ id }, index) => fileUploaded({ id, media: media(index) })),
]
const statuses = ({ filesToUpload }: PostUploadState) =>
  filesToUpload.map(({ id, status, sameAs }) => [id, status, sameAs])

describe('the mode of one post per file', () => {
  test('accepts as many files as posts that can be created together', () => {
    const state = after(postPerFileChosen(true), filesChosen({ files: files(52) }))
    expect(state.filesToUpload).toHaveLength(LIMITS.postsPerUpload)
    expect(state.leftOutCount).toBe(2)
  })

  test('includes the files that did not fit into one post', () => {
    const state = after(filesChosen({ files: files(13) }), postPerFileChosen(true))
    expect(state.filesToUpload.map(({ id }) => id)).toEqual(files(13).map(({ id }) => id))
    expect(state).toMatchObject({ leftOutCount: 0, spareFiles: [] })
  })

  test('cannot be left while there are more files than one post accepts', () => {
    const many = after(postPerFileChosen(true), filesChosen({ files: files(11) }))
    expect(reducer(many, postPerFileChosen(false))).toEqual(many)
    const fewer = reducer(many, fileRemoved({ id: 'f0' }))
    expect(reducer(fewer, postPerFileChosen(false)).isPostPerFile).toBe(false)
  })

  test('stays chosen when the dialog is opened again', () => {
    expect(after(postPerFileChosen(true), ...uploaded(1), uploadClosed())).toEqual({
      ...postUploadSlice.getInitialState(),
      isPostPerFile: true,
    })
  })

  test('creates each post once: a file that became a post is neither sent again nor counted as unsent', () => {
    const between = after(
      ...uploaded(2),
      postPerFileChosen(true),
      postAddRequested([0, 1]),
      postOfFileAdded({ mediaId: 1, postId: 70 }),
      postOfFileRefused({ mediaId: 0, problem: { text: 'нет места' } }),
      postAddFailed(null),
    )
    expect(filesOfPost(between)).toMatchObject([{ id: 'f0', problem: { text: 'нет места' } }])
    expect(selectHasUnsentUpload({ postUpload: { ...between, modalType: 'upload' } })).toBe(true)
    const last = reducer(between, fileRemoved({ id: 'f0' }))
    expect(selectHasUnsentUpload({ postUpload: { ...last, modalType: 'upload' } })).toBe(false)
    expect(filesOfPost(reducer(between, postAddRequested([0])))[0]).not.toHaveProperty('problem')
  })

  test('cannot be changed, and another post cannot be started, while posts are being created', () => {
    const busy = after(...uploaded(2), postAddRequested([0, 1]))
    expect(reducer(busy, postPerFileChosen(true))).toEqual(busy)
    expect(reducer(busy, postAddRequested([0]))).toEqual(busy)
  })
})

describe('a file with the same content as another one', () => {
  const repeated = after(
    filesChosen({ files: files(12) }),
    fileRepeated({ id: 'f1', sameAs: 'f0' }),
    fileRepeated({ id: 'f2', sameAs: 'f0' }),
  )

  test('makes room for a file that did not fit', () => {
    expect(statuses(repeated).slice(0, 3)).toEqual([
      ['f0', 'waiting', undefined],
      ['f1', 'failed', 'f0'],
      ['f2', 'failed', 'f0'],
    ])
    expect(repeated.filesToUpload).toHaveLength(12)
    expect(repeated.leftOutCount).toBe(0)
  })

  test('is kept when the person wants both, if the limit allows it', () => {
    expect(reducer(repeated, fileRetried({ id: 'f1' })).leftOutCount).toBe(1)
    const kept = [fileRemoved({ id: 'f5' }), fileRetried({ id: 'f1' })].reduce(reducer, repeated)
    expect(statuses(kept)[1]).toEqual(['f1', 'waiting', null])
    expect(reducer(kept, fileRepeated({ id: 'f1', sameAs: 'f0' }))).toEqual(kept)
  })

  test('is uploaded instead of the first file when the first file is removed', () => {
    expect(statuses(reducer(repeated, fileRemoved({ id: 'f0' }))).slice(0, 2)).toEqual([
      ['f1', 'waiting', null],
      ['f2', 'failed', 'f1'],
    ])
  })

  test.each([
    [
      'stays left out when the upload of the first file is interrupted',
      true,
      ['f1', 'failed', 'f0'],
    ],
    [
      'is uploaded and refused separately when the first file is refused',
      false,
      ['f1', 'waiting', null],
    ],
  ] as const)('%s', (_what, canRetry, expected) => {
    const failed = fileFailed({ id: 'f0', problem: { text: 'net' }, canRetry })
    expect(statuses(reducer(repeated, failed))[1]).toEqual(expected)
  })

  test('is not left out when the first file was refused or removed meanwhile', () => {
    const refused = fileFailed({ id: 'f0', problem: { text: 'small' }, canRetry: false })
    for (const event of [refused, fileRemoved({ id: 'f0' })]) {
      const state = after(filesChosen({ files: files(2) }), event)
      expect(reducer(state, fileRepeated({ id: 'f1', sameAs: 'f0' }))).toEqual(state)
    }
  })
})

import {
  makeLink,
  makeMedia,
  makePostInfo,
  makeProduct,
  makeUploaded,
} from '@/features/editor/testing/postInfo'
import { changed } from '@/features/editor/testing/changed'
import { addProductMark, setText, type Change } from '@/features/editor/model/post'
import { placeElements } from '@/features/editor/model/elementChanges'
import { removeMedia, addMedia, replaceMedia } from '@/features/editor/model/slides'
import { isStoredAlready } from '@/features/editor/model/isStoredAlready'
import { fitDraft } from './fitDraft'
import { restore } from '@/features/editor/model/wire'
import type { PostDocument } from '@/features/editor/model/document'

/** The stored post after some changes. */
const draft = (...changes: Change[]): PostDocument => changed(restore(makePostInfo()), ...changes)

test('restores the whole draft of a post that has not changed', () => {
  const document = draft(setText('Вечер'), placeElements('square', { 'link:21': { x: 1, y: 2 } }))
  expect(fitDraft(document, makePostInfo())).toEqual({ document, leftOut: 0 })
})

test('leaves out a slide removed since and keeps a slide added since', () => {
  const document = draft(setText('Вечер'), placeElements('square', { 'link:11': { x: 1, y: 2 } }))
  const postInfo = { ...makePostInfo(), media: [makeMedia(1, [makeLink(11)]), makeMedia(3)] }
  const fitted = fitDraft(document, postInfo)
  expect(fitted.leftOut).toBe(1)
  expect(fitted.document.text).toBe('Вечер')
  expect(fitted.document.media.map(({ id }) => id)).toEqual([1, 3])
  expect(fitted.document.media[0]?.links[0]).toMatchObject({ x: 1, y: 2 })
})

test('restores the order of the draft’s slides', () => {
  const document = draft((post) => {
    post.media.reverse()
  })
  const postInfo = { ...makePostInfo(), media: [makeMedia(3), ...makePostInfo().media] }
  const fitted = fitDraft(document, postInfo)
  expect(fitted.document.media.map(({ id }) => id)).toEqual([2, 1, 3])
  expect(isStoredAlready(fitted.document, postInfo)).toBe(false)
})

test('uses pictures, the status and unknown fields of the stored post, not of the draft', () => {
  const { showText: _unknown, ...older } = draft(setText('Вечер'))
  const postInfo = makePostInfo({ isPublished: true, showText: false })
  Object.assign(postInfo.media[0] ?? {}, { imageUrl: '/media/new-cover.jpg' })
  const { document } = fitDraft(older as PostDocument, postInfo)
  expect(document).toMatchObject({ isPublished: true, showText: false, text: 'Вечер' })
  expect(document.media[0]?.picture.url).toBe('/media/new-cover.jpg')
})

test('recognises that a draft equals the stored post, whatever ids the marks have', () => {
  const document = draft(setText('Вечер'), addProductMark(0, 'new', makeProduct()))
  expect(isStoredAlready(document, makePostInfo())).toBe(false)
  const saved = makePostInfo({ text: 'Вечер', revision: 4 })
  const mark = document.media[0]?.links.at(-1)
  const link = mark && { ...mark.link, id: 99, marker: { x: mark.x, y: mark.y, show: true } }
  expect(isStoredAlready(document, saved)).toBe(false)
  if (link) saved.media[0]?.linkList.push(link)
  expect(isStoredAlready(document, saved)).toBe(true)
})

test.each<[string, Change]>([
  ['a moved mark', placeElements('square', { 'link:21': { x: 1, y: 2 } })],
  ['a changed text', setText('Вечер')],
])('does not treat %s as equal to the stored post', (_what, change) => {
  expect(isStoredAlready(draft(), makePostInfo())).toBe(true)
  expect(isStoredAlready(draft(change), makePostInfo())).toBe(false)
})

describe('slides of the draft', () => {
  const seen = { stored: [1, 2], uploaded: [8, 9] }
  const idsOf = ({ media }: PostDocument) => media.map(({ id }) => id)

  test('are restored as slides added and removed', () => {
    const document = draft(
      addMedia(makeUploaded(9)),
      replaceMedia(2, makeUploaded(8)),
      removeMedia(0, false),
    )
    const fitted = fitDraft(document, makePostInfo(), seen)
    expect(fitted).toEqual({ document, leftOut: 0 })
    expect(idsOf(fitted.document)).toEqual([8, 9])
    expect(isStoredAlready(fitted.document, makePostInfo())).toBe(false)
  })

  test('do not hide slides that another user added meanwhile', () => {
    const stored = makePostInfo()
    stored.media.push(makeMedia(3))
    const fitted = fitDraft(draft(removeMedia(0, false)), stored, seen)
    expect(idsOf(fitted.document)).toEqual([2, 3])
  })
})

import { makeLink, makeMedia, makePostInfo, makeProduct } from '../../testing/postInfo'
import { changed } from '../../testing/changed'
import { addProductMark, setText } from '../post/changes'
import { placeElements, removeElements } from '../elements/elementChanges'
import { restore } from './restore'
import { toWire } from './toWire'
import { newLinkIds } from '../marks/linkIds'

describe('what was only looked at goes back as it came', () => {
  const unsaved = { ...makeLink(13), id: null }
  test.each([
    ['two pictures with marks', makePostInfo()],
    ['a published post without pictures', { ...makePostInfo({ isPublished: true }), media: [] }],
    ['a mark that has no id yet', { ...makePostInfo(), media: [makeMedia(1, [unsaved])] }],
    [
      'a marker where no hand could have put it',
      { ...makePostInfo(), media: [makeMedia(1, [makeLink(1, { x: 33.4, y: 140 })])] },
    ],
  ])('%s', (_name, postInfo) => {
    expect(toWire(restore(postInfo), postInfo)).toEqual(postInfo)
  })
})

test('an edited part is replaced and all the rest is kept', () => {
  const postInfo = makePostInfo()
  const document = changed(
    restore(postInfo),
    setText('Вечер'),
    placeElements('square', { 'link:11': { x: 55, y: 44 } }),
    removeElements(['link:12']),
  )
  const [first, second] = postInfo.media
  expect(toWire(document, postInfo)).toEqual({
    ...postInfo,
    vitrinaPost: { ...postInfo.vitrinaPost, text: 'Вечер' },
    media: [{ ...first, linkList: [makeLink(11, { x: 55, y: 44 })] }, second],
  })
})

test('a new mark travels with its product and without an id', () => {
  const postInfo = makePostInfo()
  const document = changed(restore(postInfo), addProductMark(1, 'new', makeProduct()))
  expect(toWire(document, postInfo).media[1]?.linkList[1]).toMatchObject({
    id: null,
    link: 'https://shop.test/p/500',
    title: 'Ваза 500',
    marker: { x: 50, y: 50, show: true },
    sku: { id: 500, sourceImageUrls: ['/media/vase.jpg'] },
  })
})

test('a mark that a save gave an id keeps it in the next save', () => {
  const postInfo = makePostInfo()
  const sent = changed(restore(postInfo), addProductMark(0, 'new', makeProduct()))
  const wire = toWire(sent, postInfo)
  const saved = {
    ...wire,
    media: wire.media.map((item) => ({
      ...item,
      linkList: item.linkList.map((link) => ({ ...link, id: link.id ?? 99 })),
    })),
  }
  const ids = newLinkIds(sent, saved)
  expect(toWire(sent, saved, ids)).toEqual(saved)
})

test('a picture that the editor has not seen stays as it is stored', () => {
  const document = restore({ ...makePostInfo(), media: [makeMedia(1)] })
  const stored = makePostInfo()
  expect(toWire(document, stored).media[1]).toEqual(stored.media[1])
})

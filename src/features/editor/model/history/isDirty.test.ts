import { makePostInfo } from '../../testing/postInfo'
import { isDirty } from './isDirty'
import { restore } from '../wire/restore'
import type { PostDocument } from '../types'

const baseline = restore(makePostInfo())
const LABEL: PostDocument['adsMarker'] = {
  id: 1,
  isEnabled: true,
  info: { erid: '2Vtzq', advertiser: 'Гжель', inn: '7700000000', note: '' },
  customization: { color: '#000000', backgroundColor: '#ffffff' },
}
const copy = (): PostDocument => restore(makePostInfo())
const { text, ...rest } = copy()
const reordered: PostDocument = { ...rest, text }
function withMark(change: (mark: PostDocument['media'][number]['links'][number]) => void) {
  const document = copy()
  const mark = document.media[0]!.links[0]!
  change(mark)
  return document
}

test.each<[string, PostDocument]>([
  ['the same content read again', copy()],
  [
    'another stacking order',
    withMark(({ link }) => {
      link.skuImageMarkup!.storyView!.zIndex = 9
    }),
  ],
  ['fields in another order', reordered],
])('%s is not dirty', (_name, document) => {
  expect(isDirty(document, baseline)).toBe(false)
  expect(isDirty(baseline, document)).toBe(false)
})

test.each<[string, PostDocument]>([
  ['another text', { ...copy(), text: 'Вечер' }],
  ['another status', { ...copy(), isPublished: true }],
  ['an additional album', { ...copy(), albums: [...copy().albums, { id: 5, name: 'Сад' }] }],
  ['an advertising label', { ...copy(), adsMarker: LABEL }],
  ['a changed switch', { ...copy(), showMarkers: false }],
  ['pictures in another order', { ...copy(), media: copy().media.toReversed() }],
  [
    'a marker moved by one percent',
    withMark((mark) => {
      mark.x += 1
    }),
  ],
  [
    'a marker hidden',
    withMark((mark) => {
      mark.isShown = false
    }),
  ],
])('%s is dirty', (_name, document) => {
  expect(isDirty(document, baseline)).toBe(true)
  expect(isDirty(baseline, document)).toBe(true)
})

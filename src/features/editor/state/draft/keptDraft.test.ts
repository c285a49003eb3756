import { makePoll, makeText } from '@/features/editor/testing/elements'
import { makePostInfo } from '@/features/editor/testing/postInfo'
import { parseDraft } from './keptDraft'
import { restore } from '@/features/editor/model/wire'

const post = () => {
  const { media, ...info } = makePostInfo()
  const [first, ...others] = media
  const elements = {
    textStickers: [makeText()],
    pictureStickers: [],
    callToActions: [],
    interactions: [makePoll({ view: 'story' })],
  }
  return { ...info, media: [{ ...first!, ...elements }, ...others] }
}
const draft = () => ({
  schemaVersion: 3,
  postId: 7,
  revision: 3,
  document: restore(post()),
  mediaIndex: 0,
  seenMedia: { stored: [1, 2], uploaded: [] },
  savedAt: 1000,
})
/** The previous version, with the elements of both frames in one list. */
const draftBefore = () => ({
  ...draft(),
  schemaVersion: 2,
  document: {
    ...draft().document,
    media: draft().document.media.map(({ squareElements, storyElements, ...item }) => ({
      ...item,
      elements: [...storyElements, ...squareElements],
    })),
  },
})

test('parses a stored draft and returns it unchanged', () => {
  const kinds = (elements: readonly { kind: string }[]) => elements.map(({ kind }) => kind)
  const [first] = draft().document.media
  expect(kinds(first!.squareElements)).toEqual(['textSticker'])
  expect(kinds(first!.storyElements)).toEqual(['interaction'])
  expect(parseDraft(draft())).toEqual(draft())
})

test('parses a draft stored by the previous version, with each element on its frame', () => {
  expect(parseDraft(draftBefore())).toEqual(draft())
})

test.each([
  ['a missing draft', undefined],
  ['another version', { ...draft(), schemaVersion: 1 }],
  [
    'the previous version with elements on an unknown frame',
    {
      ...draftBefore(),
      document: { media: [{ id: 1, links: [], elements: [{ data: { view: 'tile' } }] }] },
    },
  ],
  ['a document without slides', { ...draft(), document: {} }],
])('rejects %s', (_name, value) => {
  expect(parseDraft(value)).toBeNull()
})

import { makeMedia, makePostInfo, makeUploaded } from '../../testing/postInfo'
import { ANY_STEP } from '../../testing/changed'
import { setText, type Change } from '../post/changes'
import { removeMedia } from '../slides/carousel'
import { addMedia } from '../slides/mediaChanges'
import { restore } from '../wire/restore'
import type { PostDocument } from '../types'
import { EMPTY_HISTORY, record, redoStep, undoStep } from './history'
import { withSlides } from './withSlides'

const stored = restore(makePostInfo())
const theirs = restore({ ...makePostInfo(), media: [makeMedia(60)] }).media
const slidesOf = ({ media }: PostDocument) => media.map(({ id }) => id)

/** A step, and then the slide that somebody else added. */
function meanwhile(change: Change) {
  const { document, history } = record(stored, EMPTY_HISTORY, change, ANY_STEP)
  return withSlides(document, history, theirs)
}

test('a slide that was added is taken back and brought again without theirs', () => {
  const joined = meanwhile(addMedia(makeUploaded(50)))
  expect(slidesOf(joined.document)).toEqual([1, 2, 50, 60])
  const back = undoStep(joined.document, joined.history)!
  expect(slidesOf(back.document)).toEqual([1, 2, 60])
  expect(redoStep(back.document, back.history)?.document).toEqual(joined.document)
})

test('a step that took a slide away and changed the words is taken back and made again whole', () => {
  const joined = meanwhile((document) => {
    setText('Вечер')(document)
    removeMedia(0, false)(document)
  })
  expect(slidesOf(joined.document)).toEqual([2, 60])
  const back = undoStep(joined.document, joined.history)!
  expect(back.document).toEqual({ ...stored, media: [...stored.media, ...theirs] })
  expect(redoStep(back.document, back.history)?.document).toEqual(joined.document)
})

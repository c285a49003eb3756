import { makeMedia, makePostInfo, makeUploaded } from '../../testing/postInfo'
import { ANY_STEP } from '../../testing/changed'
import { setText, type Change } from '../post/changes'
import { removeMedia } from '../slides/carousel'
import { addMedia } from '../slides/mediaChanges'
import { restore } from '../wire/restore'
import type { PostDocument } from '../types'
import { EMPTY_HISTORY, record, redoStep, undoStep } from './history'
import { withSlides } from './withSlides'

const storedPost = restore(makePostInfo())
const theirSlides = restore({ ...makePostInfo(), media: [makeMedia(60)] }).media
const slidesOf = ({ media }: PostDocument) => media.map(({ id }) => id)

/** A step, then the slide that another user added. */
function meanwhile(change: Change) {
  const { document, history } = record(storedPost, EMPTY_HISTORY, change, ANY_STEP)
  return withSlides(document, history, theirSlides)
}

test('undoes and redoes an added slide without removing the other user’s slide', () => {
  const joined = meanwhile(addMedia(makeUploaded(50)))
  expect(slidesOf(joined.document)).toEqual([1, 2, 50, 60])
  const back = undoStep(joined.document, joined.history)!
  expect(slidesOf(back.document)).toEqual([1, 2, 60])
  expect(redoStep(back.document, back.history)?.document).toEqual(joined.document)
})

test('undoes and redoes a step that removed a slide and changed the text', () => {
  const joined = meanwhile((document) => {
    setText('Вечер')(document)
    removeMedia(0, false)(document)
  })
  expect(slidesOf(joined.document)).toEqual([2, 60])
  const back = undoStep(joined.document, joined.history)!
  expect(back.document).toEqual({ ...storedPost, media: [...storedPost.media, ...theirSlides] })
  expect(redoStep(back.document, back.history)?.document).toEqual(joined.document)
})

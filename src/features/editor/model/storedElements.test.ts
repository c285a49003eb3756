import type { Interaction } from '@/contract/entities/posts/media'
import { makePoll, makeText } from '@/features/editor/testing/elements'
import { makeMedia, makePostInfo } from '@/features/editor/testing/postInfo'
import { elementsOf } from './elements'
import type { PostDocument } from './document'
import { restore } from './wire'
import {
  newInteractionIds,
  withSavedQuestions,
  withStoredQuestions,
  withInteractionIds,
} from './storedElements'

const draft = (facts: Partial<Interaction> = {}) =>
  makePoll({ isAlreadySaved: false, caption: 'Черновик?', ...facts })

/** A post whose slides have these interactives, with a text before those of the first slide. */
const post = (...slides: Interaction[][]) => ({
  ...makePostInfo(),
  media: slides.map((interactions, index) => ({
    ...makeMedia(index + 1),
    textStickers: [makeText()],
    interactions,
  })),
})
const questions = ({ media }: PostDocument) =>
  media.flatMap((item) =>
    elementsOf(item).flatMap((element) => (element.kind === 'interaction' ? [element] : [])),
  )
const captions = (document: PostDocument) => questions(document).map(({ data }) => data.caption)

describe('ids assigned by a save', () => {
  const sent = restore(post([draft(), draft({ type: 'question' })], [draft()]))
  const locals = questions(sent).map(({ id }) => id)

  test('are matched by the order of each slide’s interactions', () => {
    const saved = post(
      [draft({ id: 'a' }), draft({ type: 'question', id: 'b' })],
      [draft({ id: 'c' })],
    )
    expect(newInteractionIds(sent, saved)).toEqual({
      [locals[0]!]: 'a',
      [locals[1]!]: 'b',
      [locals[2]!]: 'c',
    })
  })

  test('are matched on both frames of a slide, whatever other elements it has', () => {
    const both = restore(post([draft(), draft({ view: 'story' })]))
    const [square, story] = questions(both).map(({ id }) => id)
    const saved = post([draft({ id: 'a' }), draft({ view: 'story', id: 'b' })])
    expect(newInteractionIds(both, saved)).toEqual({ [square!]: 'a', [story!]: 'b' })
  })

  test('are omitted for slides, interactions and ids that the response lacks', () => {
    const saved = post([draft({ id: 'a' })])
    expect(newInteractionIds(sent, saved)).toEqual({ [locals[0]!]: 'a' })
    expect(newInteractionIds(sent, post([draft(), draft()], [draft()]))).toStrictEqual({})
  })

  test('are stored in the document without any other change', () => {
    const known = withInteractionIds(sent, { [locals[1]!]: 'b' })
    expect(questions(known).map(({ data }) => data.id)).toEqual([undefined, 'b', undefined])
    expect(questions(known)[0]).toBe(questions(sent)[0])
  })
})

describe('the stored text of a question that shoppers may have answered', () => {
  const asked = makePoll({ caption: 'Какую берём?', scale: 80 })

  test('stays after the save that published it', () => {
    const sent = restore(post([draft()]))
    const locked = withSavedQuestions(sent, sent, post([asked]))
    expect(captions(locked)).toEqual(['Какую берём?'])
    expect(questions(locked)[0]!.data).toMatchObject({ isAlreadySaved: true, scale: 100 })
  })

  test('stays whichever step is undone', () => {
    const stored = restore(post([asked]))
    const undone = restore(post([draft()]))
    expect(captions(withStoredQuestions(undone, stored))).toEqual(['Какую берём?'])
  })

  test('may change as long as shoppers could not answer it', () => {
    const sent = restore(post([draft()]))
    expect(withSavedQuestions(sent, sent, post([draft({ caption: 'Другое' })]))).toEqual(sent)
    expect(
      captions(withStoredQuestions(sent, restore(post([draft({ caption: 'Другое' })])))),
    ).toEqual(['Черновик?'])
  })

  test('keeps the identity of the question’s object when the text is the same', () => {
    const document = restore(post([asked]))
    const [question] = questions(withStoredQuestions(document, restore(post([asked]))))
    expect(question).toBe(questions(document)[0])
  })
})

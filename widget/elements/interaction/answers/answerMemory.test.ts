import { MAY_COUNT, MAY_STORE, setPermission } from '../../../core/shopperStorage'
import { testInteraction } from '../../../testing/payload'
import { recalled, remember } from './answerMemory'
import { firstResult } from './answerKind'

const SLIDE = { postId: 1, mediaId: 2 }
const poll = testInteraction()
const slider = testInteraction({ type: 'emoji', answers: ['😮', '😍'] })
const question = testInteraction({ type: 'question', answers: [] })
const answeredOf = (answer: string, interaction = poll) => ({
  answer,
  result: firstResult(interaction, { answer }),
})
beforeEach(() => localStorage.clear())

test('stores the latest answer to each interaction of each slide', () => {
  remember(SLIDE, poll, answeredOf('Белая'))
  remember(SLIDE, slider, answeredOf('😍', slider))
  remember({ ...SLIDE, mediaId: 3 }, poll, answeredOf('Синяя'))
  remember(SLIDE, poll, answeredOf('Синяя'))
  expect(recalled(SLIDE, poll)).toEqual(answeredOf('Синяя'))
  expect(recalled(SLIDE, slider)?.answer).toBe('😍')
  expect(recalled({ ...SLIDE, mediaId: 3 }, poll)?.answer).toBe('Синяя')
  expect(recalled({ ...SLIDE, postId: 9 }, poll)).toBeNull()
  expect(recalled(SLIDE, question)).toBeNull()
})

test('finds the answer to an interaction with an id on any slide', () => {
  const known = testInteraction({ id: 'p5' })
  remember(SLIDE, known, answeredOf('Белая'))
  expect(recalled({ ...SLIDE, mediaId: 3 }, known)?.answer).toBe('Белая')
  expect(recalled(SLIDE, poll)).toBeNull()
})

test('stores only the newest answers, to limit its use of the shop’s storage', () => {
  for (let postId = 1; postId <= 201; postId += 1) {
    remember({ ...SLIDE, postId }, poll, answeredOf('Белая'))
  }
  expect(recalled({ ...SLIDE, postId: 1 }, poll)).toBeNull()
  expect(recalled({ ...SLIDE, postId: 2 }, poll)?.answer).toBe('Белая')
  expect(recalled({ ...SLIDE, postId: 201 }, poll)?.answer).toBe('Белая')
})

test('returns a written answer, and a chosen answer only while its option exists', () => {
  remember(SLIDE, question, answeredOf('Красная', question))
  remember(SLIDE, poll, answeredOf('Белая'))
  expect(recalled(SLIDE, question)?.answer).toBe('Красная')
  expect(recalled(SLIDE, testInteraction({ answers: ['Синяя'] }))).toBeNull()
})

test('without the shopper’s consent, stores answers in the page, not in the browser', () => {
  setPermission(MAY_COUNT)
  remember(SLIDE, poll, answeredOf('Белая'))
  expect(recalled(SLIDE, poll)?.answer).toBe('Белая')
  expect(localStorage).toHaveLength(0)
  setPermission(MAY_STORE)
  expect(recalled(SLIDE, poll)).toBeNull()
})

test.each(['{', '{}', 'null', '[["1.2.poll"]]', '[[3,{}]]'])(
  'ignores the stored value %s',
  (stored) => {
    localStorage.setItem('vitrina-answers', stored)
    expect(recalled(SLIDE, poll)).toBeNull()
    remember(SLIDE, poll, answeredOf('Белая'))
    expect(recalled(SLIDE, poll)?.answer).toBe('Белая')
  },
)

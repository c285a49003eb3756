import { MAY_COUNT, MAY_STORE, setPermission } from '../../../core/shopperStorage'
import { testInteraction } from '../../../testing/payload'
import { recalled, remember } from './answerMemory'
import { firstResult } from './given'

const SLIDE = { postId: 1, mediaId: 2 }
const poll = testInteraction()
const slider = testInteraction({ type: 'emoji', answers: ['😮', '😍'] })
const question = testInteraction({ type: 'question', answers: [] })
const answeredOf = (answer: string, interaction = poll) => ({
  answer,
  result: firstResult(interaction, { answer }),
})
beforeEach(() => localStorage.clear())

test('each interaction of each slide has its own answer, the last one given', () => {
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

test('an interaction that has an id is known by it on whatever slide it is now', () => {
  const known = testInteraction({ id: 'p5' })
  remember(SLIDE, known, answeredOf('Белая'))
  expect(recalled({ ...SLIDE, mediaId: 3 }, known)?.answer).toBe('Белая')
  expect(recalled(SLIDE, poll)).toBeNull()
})

test('a shop’s storage is not filled up: of very many answers the newest are kept', () => {
  for (let postId = 1; postId <= 201; postId += 1) {
    remember({ ...SLIDE, postId }, poll, answeredOf('Белая'))
  }
  expect(recalled({ ...SLIDE, postId: 1 }, poll)).toBeNull()
  expect(recalled({ ...SLIDE, postId: 2 }, poll)?.answer).toBe('Белая')
  expect(recalled({ ...SLIDE, postId: 201 }, poll)?.answer).toBe('Белая')
})

test('words that were written are kept, a choice only while it can be made', () => {
  remember(SLIDE, question, answeredOf('Красная', question))
  remember(SLIDE, poll, answeredOf('Белая'))
  expect(recalled(SLIDE, question)?.answer).toBe('Красная')
  expect(recalled(SLIDE, testInteraction({ answers: ['Синяя'] }))).toBeNull()
})

test('of a shopper who has not agreed to storing the page remembers, the browser does not', () => {
  setPermission(MAY_COUNT)
  remember(SLIDE, poll, answeredOf('Белая'))
  expect(recalled(SLIDE, poll)?.answer).toBe('Белая')
  expect(localStorage).toHaveLength(0)
  setPermission(MAY_STORE)
  expect(recalled(SLIDE, poll)).toBeNull()
})

test.each(['{', '{}', 'null', '[["1.2.poll"]]', '[[3,{}]]'])('%s is no memory', (stored) => {
  localStorage.setItem('vitrina-answers', stored)
  expect(recalled(SLIDE, poll)).toBeNull()
  remember(SLIDE, poll, answeredOf('Белая'))
  expect(recalled(SLIDE, poll)?.answer).toBe('Белая')
})

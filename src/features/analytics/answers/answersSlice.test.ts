import {
  answersDaysChosen,
  answersListToggled,
  answersPageTurned,
  answersSlice,
  answersTargetChosen,
  selectAnswersChoice,
} from './answersSlice'

const poll = { position: 1, type: 'poll' } as const
const question = { position: 2, type: 'question' } as const
const days = { since: '2026-03-01' }

const AS_OPENED = { target: null, days: {}, page: 1, isListShown: false }

type Event = Parameters<typeof answersSlice.reducer>[1]

const after = (...events: Event[]) => ({
  answers: events.reduce(answersSlice.reducer, answersSlice.getInitialState()),
})
const chosen = (postId: number, ...events: Event[]) => selectAnswersChoice(after(...events), postId)

test('resets the page when the days or the interaction change, and keeps the state of each interaction', () => {
  const turned = answersPageTurned({ postId: 7, target: poll, page: 3 })
  expect(chosen(7, turned)).toEqual({ target: poll, days: {}, page: 3, isListShown: false })
  expect(chosen(7, turned, answersDaysChosen({ postId: 7, days }))).toEqual({
    target: poll,
    days,
    page: 1,
    isListShown: false,
  })
  expect(
    chosen(
      7,
      answersDaysChosen({ postId: 7, days }),
      turned,
      answersTargetChosen({ postId: 7, target: question }),
    ),
  ).toEqual({ target: question, days, page: 1, isListShown: false })
})

test('resets the chosen interaction for another post', () => {
  const ofOne = answersDaysChosen({ postId: 7, days })
  expect(chosen(8, ofOne)).toEqual(AS_OPENED)
  const ofOther = answersTargetChosen({ postId: 8, target: question })
  expect(chosen(8, ofOne, ofOther)).toEqual({ ...AS_OPENED, target: question })
  expect(chosen(7, ofOne, ofOther)).toEqual(AS_OPENED)
})

test('keeps the single answers shown for all interactions of a post', () => {
  const shown = answersListToggled({ postId: 7 })
  const other = answersTargetChosen({ postId: 7, target: question })
  expect(chosen(7, shown, other).isListShown).toBe(true)
  expect(chosen(7, shown, other, shown).isListShown).toBe(false)
  expect(chosen(8, shown)).toEqual(AS_OPENED)
})

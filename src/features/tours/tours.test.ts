import { consoleCommands } from './consoleCommands'
import { availableSteps, desktopAbove, placeOf, TOURS, type TourName } from './tourSteps'
import {
  toursRestored,
  toursSlice,
  tourAdvanced,
  tourLeft,
  tourSkipped,
  tourStarted,
  type ToursState,
} from './toursSlice'

const { reducer } = toursSlice
const initial = toursSlice.getInitialState()
const NAMES = Object.keys(TOURS) as TourName[]

test.each([
  ['HOME', 5],
  ['GALLERIES', 1],
  ['INTEGRATIONS', 1],
  ['POST', 5],
  ['BUILDER', 3],
  ['BUILDER_STORIES', 3],
] as const)('the tour %s has %i steps when all their targets are on the screen', (tour, count) => {
  expect(availableSteps(tour, true, () => true)).toHaveLength(count)
  expect(availableSteps(tour, false, () => true)).toHaveLength(count)
})

test('leaves out the first step of the library without posts', () => {
  const withoutPosts = (target: string) => !target.includes('data-post')
  expect(availableSteps('HOME', true, withoutPosts)).toEqual([
    'library-add',
    'library-search',
    'library-albums',
    'library-widgets',
  ])
})

test('the tour of the widgets does not start on an empty list', () => {
  expect(availableSteps('GALLERIES', true, () => false)).toEqual([])
})

test.each(NAMES)('the width from which %s points to the targets of a desktop', (tour) => {
  expect(desktopAbove(tour)).toBe(tour.startsWith('BUILDER') ? 1199 : 739)
})

test('a step has a place of its own on a desktop and on a phone', () => {
  const preview = TOURS.BUILDER.at(-1)!
  expect(placeOf(preview, true)).toEqual({ target: '#main iframe', side: 'left' })
  expect(placeOf(preview, false)).toMatchObject({ side: 'bottom' })
  expect(placeOf(preview, false).target).toContain('[role="tab"]')
})

const started = reducer(initial, tourStarted({ tour: 'POST', steps: ['one', 'two'] }))
const play = (state: ToursState, ...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce(reducer, state)

test.each([
  ['goes on to the next step', [tourAdvanced({ from: 0 })], 1, {}],
  ['goes on once for two presses of one step', [0, 0].map((from) => tourAdvanced({ from })), 1, {}],
  [
    'is seen after its last step',
    [0, 1].map((from) => tourAdvanced({ from })),
    null,
    { post: true },
  ],
  ['is seen when it is skipped', [tourSkipped()], null, { post: true }],
  ['starts again where its screen was left', [tourLeft()], null, {}],
  [
    'ends when another tab has finished it',
    [toursRestored({ seenWelcoms: { post: true } })],
    null,
    { post: true },
  ],
])('a tour %s', (_name, actions, current, seenWelcoms) => {
  const { open, ...state } = play(started, ...actions)
  expect(open?.current ?? null).toBe(current)
  expect(state.seenWelcoms).toEqual(seenWelcoms)
})

test('a seen tour does not start', () => {
  const seen = reducer(initial, toursRestored({ seenWelcoms: { home: true } }))
  expect(reducer(seen, tourStarted({ tour: 'HOME', steps: ['one'] })).open).toBeNull()
})

test('the console commands clear the seen tours and switch tours on for visits', () => {
  let state = play(started, tourSkipped())
  const commands = consoleCommands((action) => (state = reducer(state, action)))
  commands.clearWelcome()
  commands.adminWelcome()
  expect(state).toEqual({ ...initial, isNotIgnoreWelcoms: true })
  expect(commands.help()).toMatch(/clearWelcome.*adminWelcome/)
})

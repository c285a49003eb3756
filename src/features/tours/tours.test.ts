import { ROUTES } from '@/common/routing/paths'
import { consoleCommands } from './consoleCommands'
import {
  availableSteps,
  desktopAbove,
  isTourOffered,
  placeOf,
  TOURS,
  type TourName,
} from './tourSteps'
import {
  toursRestored,
  toursSlice,
  tourAdvanced,
  tourLeft,
  tourSkipped,
  tourStarted,
  tourTargetLost,
  type ToursState,
} from './toursSlice'

const { reducer } = toursSlice
const initial = toursSlice.getInitialState()
const NAMES = Object.keys(TOURS) as TourName[]

const COUNTS: Record<TourName, number> = {
  HOME: 5,
  GALLERIES: 1,
  INTEGRATIONS: 1,
  POST: 5,
  BUILDER: 3,
  BUILDER_STORIES: 3,
}

interface Condition {
  /** How many steps are shown of each tour where it is not all of them. */
  counts?: Partial<Record<TourName, number>>
  isNone?: boolean
  isSeen?: boolean
  isNotIgnored?: boolean
  person?: { isViewedByAdmin: boolean; visit: { hasTips: boolean } | null }
  /** The targets that the screen lacks. */
  lacks?: RegExp
}

const CONDITIONS: Record<string, Condition> = {
  'with all targets': {},
  'when it was seen': { isSeen: true, isNone: true },
  'while the screen loads': { lacks: /./, isNone: true },
  'without records': { lacks: /data-post|li$/, counts: { HOME: 4, GALLERIES: 0 } },
  'to a visitor': { person: { isViewedByAdmin: true, visit: { hasTips: false } }, isNone: true },
  'to a visitor with tips': { person: { isViewedByAdmin: true, visit: { hasTips: true } } },
  'to a visitor after the command': {
    person: { isViewedByAdmin: true, visit: { hasTips: false } },
    isNotIgnored: true,
  },
  'to a visitor with tips who has seen it': {
    person: { isViewedByAdmin: true, visit: { hasTips: true } },
    isSeen: true,
    isNone: true,
  },
}

const CASES = NAMES.flatMap((tour) =>
  [true, false].flatMap((isDesktop) =>
    Object.entries(CONDITIONS).map(([name, condition]) => {
      const { counts, isNone = false } = condition
      const count = isNone ? 0 : (counts?.[tour] ?? COUNTS[tour])
      const device = isDesktop ? 'desktop' : 'phone'
      return { tour, device, isDesktop, name, condition, count }
    }),
  ),
)

test.each(CASES)(
  'shows $count steps of $tour on a $device $name',
  ({ tour, isDesktop, condition, count }) => {
    const { isSeen = false, isNotIgnored = false, person, lacks } = condition
    const isOffered = isTourOffered(
      tour,
      { seenWelcoms: { [ROUTES[tour]]: isSeen }, isNotIgnoreWelcoms: isNotIgnored },
      person ?? { isViewedByAdmin: false, visit: null },
    )
    const steps = availableSteps(tour, isDesktop, (target) => lacks?.test(target) !== true)
    expect(isOffered ? steps : []).toHaveLength(count)
  },
)

test('leaves out the first step of the library without posts', () => {
  const withoutPosts = (target: string) => !target.includes('data-post')
  expect(availableSteps('HOME', true, withoutPosts)).toEqual([
    'library-add',
    'library-search',
    'library-albums',
    'library-widgets',
  ])
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
  ['goes on when the target of a step is gone', [tourTargetLost({ from: 0 })], 1, {}],
  [
    'goes on once for a target that is reported gone twice',
    [0, 0].map((from) => tourTargetLost({ from })),
    1,
    {},
  ],
  [
    'closes unseen when the target of its last step is gone',
    [tourAdvanced({ from: 0 }), tourTargetLost({ from: 1 })],
    null,
    {},
  ],
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

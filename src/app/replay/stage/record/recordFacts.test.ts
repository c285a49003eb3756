import type { UnknownAction } from '@reduxjs/toolkit'
import type { RecordFile } from '@/app/recorder/recordFormat'
import type { TrackEvent } from '@/app/recorder/track/trackFormat'
import { factsOf } from './recordFacts'

const request =
  (id: string, endpointName: string, type = 'query') =>
  (status: string, payload?: unknown) => ({
    type: `api/execute/${status}`,
    payload,
    meta: { requestId: id, arg: { type, endpointName } },
  })

function fileOf(
  timed: [at: number, action: UnknownAction][],
  track: TrackEvent[] = [],
): RecordFile {
  const actionsById = Object.fromEntries(
    timed.map(([timestamp, action], id) => [id, { type: 'PERFORM_ACTION', action, timestamp }]),
  )
  return {
    actionsById,
    stagedActionIds: timed.map((_one, id) => id),
    track,
  } as unknown as RecordFile
}

const moved = (pathname: string) => ({ type: 'location/locationChanged', payload: { pathname } })

test('matches each response to its request, and marks failures, slow moments, saves and screens', () => {
  const [list, save, refused, lost] = [
    request('a', 'searchPosts'),
    request('b', 'savePost', 'mutation'),
    request('c', 'saveAlbum', 'mutation'),
    request('d', 'getUser'),
  ] as const
  const facts = factsOf(
    fileOf(
      [
        [0, { type: '@@INIT' }],
        [10, moved('/')],
        [20, list('pending')],
        [30, save('pending')],
        [1020, list('fulfilled')],
        [1040, save('fulfilled')],
        [1050, moved('/albums')],
        [1060, moved('/albums')],
        [1070, refused('pending')],
        [1090, refused('rejected', { kind: 'http', status: 409 })],
        [1100, lost('pending')],
        [2100, { type: 'later' }],
      ],
      [
        { kind: 'longTask', at: 25, ms: 80 },
        { kind: 'longTask', at: 1055, ms: 450 },
        { kind: 'console', at: 1075, level: 'error', text: 'TypeError', places: ['main.js:1:2'] },
        { kind: 'console', at: 1076, level: 'error', text: 'TypeError', places: ['main.js:1:2'] },
        { kind: 'console', at: 1077, level: 'error', text: 'TypeError', places: ['main.js:1:3'] },
        { kind: 'console', at: 5, level: 'warning', text: 'old', places: [] },
      ],
    ),
  )
  expect(facts.requests).toMatchObject([
    { endpoint: 'searchPosts', isChange: false, start: 2, end: 4, ms: 1000, failure: null },
    { endpoint: 'savePost', isChange: true, start: 3, end: 5, ms: 1010, failure: null },
    { endpoint: 'saveAlbum', isChange: true, start: 8, end: 9, ms: 20, failure: '409' },
    { endpoint: 'getUser', isChange: false, start: 10, end: null, ms: null, failure: null },
  ])
  expect(facts.entries.map(({ index, text, count }) => [index, text, count])).toEqual([
    [8, 'TypeError', 2],
    [8, 'TypeError', 1],
    [0, 'old', 1],
  ])
  expect(facts.marks.map(({ kind, index }) => `${index} ${kind}`)).toEqual([
    ...['1 route', '2 slow', '3 slow', '5 save', '6 slow', '6 route', '8 failure', '8 failure'],
    ...['9 failure', '10 slow'],
  ])
})

test('tells which answers were the same after a change, and what was asked and answered', () => {
  const read = (id: string, payload: unknown) => {
    const made = request(id, 'listTrash')
    return [made('pending'), made('fulfilled', payload)].map((action, order) => {
      Object.assign(action.meta.arg, { originalArgs: { page: 1 }, queryCacheKey: 'trash(1)' })
      return [Number(`${id}${order}`), action] as [number, UnknownAction]
    })
  }
  const saved = (at: number): [number, UnknownAction][] => {
    const save = request(`save ${at}`, 'restoreFromTrash', 'mutation')
    return [
      [at, save('pending')],
      [at + 1, save('fulfilled', null)],
    ]
  }
  const { requests } = factsOf(
    fileOf([
      ...read('1', ['album 9']),
      ...read('2', ['album 9']),
      ...saved(25),
      ...read('3', ['album 9']),
      ...saved(35),
      ...read('4', []),
    ]),
  )
  expect(requests.map(({ asked, answer, isAsBefore }) => [asked, answer, isAsBefore])).toEqual([
    ['{"page":1}', '["album 9"]', false],
    ['{"page":1}', '["album 9"]', false],
    ['', 'null', false],
    ['{"page":1}', '["album 9"]', true],
    ['', 'null', false],
    ['{"page":1}', '[]', false],
  ])
})

test('lays each named press before the step that followed it', () => {
  const { presses } = factsOf(
    fileOf(
      [
        [10, { type: '@@INIT' }],
        [20, moved('/')],
      ],
      [
        { kind: 'press', at: 5, x: 1, y: 1, role: 'link' },
        { kind: 'press', at: 15, x: 1, y: 1, role: 'button', label: 'trash.action_restore' },
        { kind: 'press', at: 16, x: 1, y: 1 },
        { kind: 'press', at: 25, x: 1, y: 1, role: 'tab' },
      ],
    ),
  )
  expect(presses).toEqual([
    { index: 0, at: 5, role: 'link', label: null },
    { index: 1, at: 15, role: 'button', label: 'trash.action_restore' },
    { index: 1, at: 25, role: 'tab', label: null },
  ])
})

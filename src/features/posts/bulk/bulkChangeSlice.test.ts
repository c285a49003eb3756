import {
  bulkAsked,
  bulkChangeSlice,
  bulkEnded,
  bulkRetried,
  bulkStarted,
  bulkStopAsked,
  bulkBatchEnded,
  bulkUndone,
  listEntered,
  postMenuOpened,
  type BulkChange,
  type BulkPost,
} from './bulkChangeSlice'
import { bulkToast } from './bulkMessages'
import { listShown } from '@/common/ui/posts/librarySelectionSlice'

const { reducer, getInitialState } = bulkChangeSlice
type Event = Parameters<typeof reducer>[1]

const post = (id: number): BulkPost => ({
  id,
  name: `Пост ${id}`,
  state: {
    id,
    revision: 1,
    isPublished: false,
    publishedAt: null,
    albumList: [],
    segmentList: [],
  },
})
const PUBLISH: BulkChange = { type: 'publish', albumList: [5] }
const started = (change: BulkChange = PUBLISH) =>
  bulkStarted({ change, posts: [post(1), post(2), post(3)] })
const done = (id: number, revision: number | 'deleted' | null = 2) => ({
  id,
  failure: null,
  revision,
})
const refused = (id: number) => ({ id, failure: { text: 'Нет альбома' }, revision: null })
const reason = { id: 'serverError' } as const

const after = (...events: Event[]) => {
  const state = events.reduce(reducer, getInitialState())
  return {
    status: state.status,
    waiting: state.waiting.map(({ id }) => id),
    done: state.doneCount,
    failed: state.failures.map((failure) => failure.post.id),
    undoable: state.undoable.map(({ id, state: before }) => [id, before.revision]),
  }
}

test.each<[string, Event[], Partial<ReturnType<typeof after>>]>([
  ['starts with all posts waiting', [started()], { status: 'running', waiting: [1, 2, 3] }],
  [
    'removes the posts of a batch, and keeps the undoable ones with their new revision',
    [started(), bulkBatchEnded([done(1), refused(2)])],
    { waiting: [3], done: 1, failed: [2], undoable: [[1, 2]] },
  ],
  [
    'counts an unchanged post as done, but not as undoable',
    [started(), bulkBatchEnded([done(1, 1)])],
    { done: 1, undoable: [] },
  ],
  [
    'can undo a deletion, but not that of a post that was gone before',
    [started({ type: 'delete' }), bulkBatchEnded([done(1, 'deleted'), done(2, null)])],
    { done: 2, undoable: [[1, 1]] },
  ],
  [
    'keeps done posts when it fails in the middle, and lists the rest as failures',
    [started(), bulkBatchEnded([done(1)]), bulkEnded(reason)],
    { status: 'ended', waiting: [], done: 1, failed: [2, 3], undoable: [[1, 2]] },
  ],
  ['can be stopped', [started(), bulkStopAsked()], { status: 'stopping', waiting: [1, 2, 3] }],
  [
    'retries only failed posts, and keeps done ones undoable',
    [started(), bulkBatchEnded([done(1), refused(2), done(3)]), bulkEnded(reason), bulkRetried()],
    {
      status: 'running',
      waiting: [2],
      failed: [],
      done: 0,
      undoable: [
        [1, 2],
        [3, 2],
      ],
    },
  ],
  [
    'starts an undo with the undoable posts',
    [
      started(),
      bulkBatchEnded([done(1), refused(2), done(3)]),
      bulkEnded(reason),
      bulkUndone({ number: 1 }),
    ],
    { status: 'running', waiting: [1, 3], failed: [], undoable: [] },
  ],
  [
    'ignores the undo of an earlier change',
    [
      started(),
      bulkBatchEnded([done(1)]),
      bulkEnded(reason),
      started(),
      bulkBatchEnded([done(1), done(2), done(3)]),
      bulkEnded(reason),
      bulkUndone({ number: 1 }),
    ],
    { status: 'ended', done: 3 },
  ],
  [
    'starts no change while another one runs',
    [started(), bulkStarted({ change: { type: 'delete' }, posts: [post(9)] })],
    { waiting: [1, 2, 3] },
  ],
  [
    'keeps failures when a list with bulk actions is opened again',
    [started(), bulkBatchEnded([refused(1)]), bulkEnded(reason), listEntered()],
    { failed: [1, 2, 3] },
  ],
  [
    'clears a successful change when a list with bulk actions is opened again',
    [started(), bulkBatchEnded([done(1), done(2), done(3)]), bulkEnded(reason), listEntered()],
    { done: 0, undoable: [] },
  ],
])('a bulk change %s', (_name, events, expected) => {
  expect(after(...events)).toMatchObject(expected)
})

test('closes the menu and the confirmation when another list is shown', () => {
  const state = [
    postMenuOpened({ id: 1, x: 0, y: 0 }),
    bulkAsked({ kind: 'delete', ids: [1] }),
    listShown('?status=draft'),
  ].reduce(reducer, getInitialState())
  expect(state).toMatchObject({ menu: null, question: null })
})

test('does not open a confirmation while posts are being changed', () => {
  const state = [started(), bulkAsked({ kind: 'delete', ids: [1] })].reduce(
    reducer,
    getInitialState(),
  )
  expect(state.question).toBeNull()
})

test('names the reason instead of counts when the change of a single post is refused', () => {
  const one = bulkStarted({ change: PUBLISH, posts: [post(1)] })
  const toastAfter = (...events: Event[]) =>
    bulkToast(events.reduce(reducer, getInitialState())).message
  expect(toastAfter(one, bulkBatchEnded([refused(1)]))).toEqual({ text: 'Нет альбома' })
  expect(toastAfter(started(), bulkBatchEnded([refused(1), done(2)]))).toEqual({
    id: 'selection.alert_partly',
    values: { done: 1, failed: 1 },
  })
})

import type { PostState } from '@/contract/entities/posts/postChange'
import { triageAsked } from './triageEvents'
import {
  acted,
  actRefused,
  jobEnded,
  jobSent,
  savingPaused,
  skippedAgain,
  triageSlice,
  undone,
  wentBack,
} from './triageSlice'
import { shownPost, triageSummary, type TriageChange, type TriageState } from './triageState'

const { reducer, getInitialState } = triageSlice
type Event = Parameters<typeof reducer>[1]

const stateOf = (id: number, changes: Partial<PostState> = {}): PostState => ({
  id,
  revision: 1,
  isPublished: false,
  publishedAt: null,
  albumList: [],
  segmentList: [],
  ...changes,
})
const IDS = [1, 2, 3]
const start: TriageState = {
  ...getInitialState(),
  key: '',
  ids: IDS,
  total: IDS.length,
  posts: Object.fromEntries(IDS.map((id) => [id, { saved: stateOf(id), isDeleted: false }])),
}

const PUBLISH: TriageChange = { type: 'publish', albumList: [7] }
const ALBUM: TriageChange = { type: 'addToAlbums', albumList: [8] }
const publish = (id: number) => acted({ id, change: PUBLISH })
const addAlbum = (id: number) => acted({ id, change: ALBUM })
const remove = (id: number) => acted({ id, change: { type: 'delete' } })
const skip = (id: number) => acted({ id, change: null })
const done = (id: number, changes: Partial<PostState> = {}) =>
  jobEnded({
    failure: null,
    state: stateOf(id, { revision: 2, isPublished: true, albumList: [7], ...changes }),
    isChanged: true,
    isDeleted: false,
  })
const gone = jobEnded({ failure: null, state: null, isChanged: true, isDeleted: true })
const refusal = { text: 'Нет альбома' }
const refused = jobEnded({ failure: refusal, state: null, isChanged: false, isDeleted: false })

const after = (...events: Event[]) => events.reduce(reducer, start)
const told = (state: TriageState) => ({
  ids: state.ids,
  position: state.position,
  acts: state.acts.map(({ id, status }) => `${id} ${status}`),
  jobs: state.jobs.map(({ act, isUndo }) => (isUndo ? -act : act)),
  problems: IDS.filter((id) => state.problems[id]),
  published: IDS.filter((id) => shownPost(state, id)?.saved.isPublished),
  deleted: IDS.filter((id) => shownPost(state, id)?.isDeleted),
  albums: shownPost(state, 1)?.saved.albumList,
})

test.each<[string, Event[], Partial<ReturnType<typeof told>>]>([
  [
    'leads on at once and shows the change before it is saved',
    [publish(1)],
    { position: 1, jobs: [1], acts: ['1 waiting'], published: [1], albums: [7] },
  ],
  [
    'stays at a post that is only put into an album',
    [addAlbum(1)],
    { position: 0, jobs: [1], albums: [8] },
  ],
  [
    'keeps the order of what is to be saved',
    [addAlbum(1), publish(1), remove(2)],
    { jobs: [1, 2, 3] },
  ],
  ['skips without a request', [skip(1)], { position: 1, jobs: [], acts: ['1 waiting'] }],
  [
    'does not skip what is decided already, and passes it',
    [publish(1), wentBack(), skip(1)],
    { position: 1, acts: ['1 waiting'] },
  ],
  ['goes back no further than to the first post', [wentBack()], { position: 0 }],
  [
    'takes back what was not sent without sending it',
    [publish(1), undone()],
    { position: 0, jobs: [], acts: [], published: [] },
  ],
  [
    'restores what is under way once it is saved',
    [publish(1), jobSent(), undone()],
    { position: 0, jobs: [1, -1], acts: ['1 sent'], published: [] },
  ],
  [
    'restores a saved change',
    [publish(1), jobSent(), done(1), skip(2), undone(), undone()],
    { position: 0, jobs: [-1], published: [], albums: [] },
  ],
  [
    'forgets an act that was restored',
    [
      publish(1),
      jobSent(),
      done(1),
      undone(),
      jobSent(),
      done(1, { revision: 3, isPublished: false, albumList: [] }),
    ],
    { jobs: [], acts: [], published: [], albums: [] },
  ],
  [
    'takes back several acts, the latest first',
    [publish(1), publish(2), skip(3), undone(), undone()],
    { position: 1, jobs: [1], acts: ['1 waiting'], published: [1] },
  ],
  [
    'restores a deleted post',
    [remove(1), jobSent(), gone, undone()],
    { position: 0, jobs: [-1], deleted: [] },
  ],
  [
    'shows a refused post again right after the current one',
    [publish(1), jobSent(), refused],
    { ids: [2, 1, 3], position: 0, jobs: [], acts: [], problems: [1], published: [] },
  ],
  [
    'shows a refused post at the end of the list again',
    [publish(1), skip(2), skip(3), jobSent(), refused],
    { ids: [2, 3, 1], position: 2, problems: [1] },
  ],
  [
    'drops the undo of a refused change',
    [publish(1), jobSent(), undone(), refused],
    { jobs: [], acts: [], problems: [1], published: [] },
  ],
  [
    'shows a post whose undo was refused as it is',
    [publish(1), jobSent(), done(1), undone(), jobSent(), refused],
    { jobs: [], acts: [], problems: [1], published: [1] },
  ],
  [
    'does not undo over the change of somebody else',
    [publish(1), jobSent(), done(1, { revision: 3 }), undone()],
    { position: 0, jobs: [], acts: [], problems: [1], published: [1] },
  ],
  [
    'keeps everything that waits while saving pauses',
    [publish(1), jobSent(), savingPaused(refusal), publish(2)],
    { position: 2, jobs: [1, 2], published: [1, 2] },
  ],
  [
    'lets go of a refusal with the next act on the post',
    [actRefused({ id: 1, message: refusal }), skip(1)],
    { problems: [], position: 1 },
  ],
  ['undoes nothing when nothing was done', [undone()], { position: 0, jobs: [] }],
  [
    'keeps what is still to be saved when another list begins',
    [skip(1), publish(2), triageAsked()],
    { ids: [], jobs: [2], acts: ['2 waiting'], published: [2] },
  ],
  [
    'begins again with what was skipped',
    [skip(1), publish(2), skip(3), skippedAgain()],
    { ids: [1, 3], position: 0, jobs: [2] },
  ],
])('%s', (_title, events, expected) => {
  expect(told(after(...events))).toMatchObject(expected)
})

test('restores the state as it was when the change was sent, also after an earlier change of the post', () => {
  const events = [
    addAlbum(1),
    publish(1),
    jobSent(),
    done(1, { isPublished: false, albumList: [8] }),
  ]
  const state = after(...events, jobSent(), done(1, { revision: 3 }))
  expect(state.acts.map(({ before, isOverOthers }) => [before?.albumList, isOverOthers])).toEqual([
    [[], false],
    [[8], false],
  ])
})

test('counts each post once, by the last thing done to it', () => {
  const { skipped, ...counts } = triageSummary(
    after(addAlbum(1), publish(1), addAlbum(2), skip(2), skip(3)),
  )
  expect([counts, skipped]).toEqual([{ published: 1, sorted: 1, deleted: 0 }, [3]])
})

test.each<[string, Event[]]>([
  ['triage.done_published', [publish(1)]],
  ['triage.done_added', [addAlbum(1)]],
  ['triage.done_removed', [acted({ id: 1, change: { type: 'removeFromAlbums', albumList: [8] } })]],
  ['triage.done_deleted', [remove(1)]],
  ['triage.done_skipped', [skip(1)]],
  ['triage.done_undone', [skip(1), undone()]],
  ['triage.text_nothing-to-undo', [undone()]],
  ['triage.alert_over-others', [publish(1), jobSent(), done(1, { revision: 3 }), undone()]],
])('tells a screen reader what was done: %s', (id, events) => {
  expect(after(...events).said?.message).toEqual({ id })
})

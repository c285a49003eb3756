import type { Message } from '@/common/i18n/messages'
import type { PostChange, PostState } from '@/contract/entities/posts/postChange'

/** What a person does with a post; undoing is not an act of its own. */
export type TriageChange = Extract<
  PostChange,
  { type: 'publish' | 'addToAlbums' | 'removeFromAlbums' | 'delete' }
>

/** A post as the back office last told it. */
export interface TriagePost {
  saved: PostState
  isDeleted: boolean
}

export interface TriageAct {
  number: number
  /** Id of the post. */
  id: number
  /** Null when the post was skipped. */
  change: TriageChange | null
  /** The state that an undo restores; known from the moment that the change is sent. */
  before: PostState | null
  status: 'waiting' | 'sent' | 'saved'
  /** Whether it was sent again: an earlier request may have been carried out, without its response coming back. */
  isSentAgain: boolean
  /** Whether another person changed the post just before, perhaps to the same: an undo would lose that change as well. */
  isOverOthers: boolean
}

/** One request that is still to be made; the first one may be under way. */
export interface TriageJob {
  act: number
  isUndo: boolean
}

/** What this browser keeps between visits. */
export interface TriagePreferences {
  /** Albums into which posts are published; null for the default album of the account. */
  targets: number[] | null
  /** The albums on the first of the keys 1–9. */
  pins: number[]
}

export interface TriageState extends TriagePreferences {
  /** The part of the address that names the list; null before one was read. */
  key: string | null
  /** Posts of the list in the order in which they are shown. */
  ids: number[]
  /** Number of posts that matched; larger than that of `ids` for a very long list. */
  total: number
  /** Index of the post that is shown; behind the last one at the end. */
  position: number
  /** Null for a post that no longer exists. */
  posts: Record<number, TriagePost | null>
  /** What was done and not undone, oldest first. */
  acts: TriageAct[]
  lastNumber: number
  jobs: TriageJob[]
  isSaving: boolean
  /** Why nothing is sent now; null while saving goes on. */
  pause: Message | null
  /** Why the last act was refused, by post. */
  problems: Record<number, Message | null>
  /** Id of the post about whose author the person is asked before it is published. */
  question: number | null
  areSettingsOpen: boolean
  /** The last announcement for a screen reader; the number distinguishes equal messages. */
  said: { number: number; message: Message } | null
}

/** How the back office has answered a job. */
export interface TriageOutcome {
  /** Null when it was done. */
  failure: Message | null
  /** The post after it; null for a deleted one, and after a failure. */
  state: PostState | null
  /** Whether this request has changed the post. */
  isChanged: boolean
  isDeleted: boolean
}

/** An act by its number. */
export const actOf = (state: TriageState, number: number) =>
  state.acts.find((act) => act.number === number)

/** The state of a post after a change that is not saved yet. */
function changed(post: TriagePost, change: TriageChange): TriagePost {
  const { saved } = post
  switch (change.type) {
    case 'delete':
      return { ...post, isDeleted: true }
    case 'removeFromAlbums': {
      const albumList = saved.albumList.filter((id) => !change.albumList.includes(id))
      return { ...post, saved: { ...saved, albumList } }
    }
    case 'publish':
    case 'addToAlbums': {
      const albumList = [...new Set([...saved.albumList, ...change.albumList])]
      const isPublished = saved.isPublished || change.type === 'publish'
      return { ...post, saved: { ...saved, albumList, isPublished } }
    }
  }
}

/** A post with everything that a person has done to it, saved or not; undefined while it is unknown. */
export function shownPost(state: TriageState, id: number): TriagePost | null | undefined {
  const post = state.posts[id]
  if (!post) return post
  return state.jobs.reduce((shown, job) => {
    const act = actOf(state, job.act)
    if (act?.id !== id || !act.change) return shown
    if (!job.isUndo) return changed(shown, act.change)
    return { saved: act.before ?? shown.saved, isDeleted: false }
  }, post)
}

/** Posts by what was last done to them, for the summary. */
export function triageSummary({ acts, ids }: TriageState) {
  const known = new Set(ids)
  const types = new Map<number, Set<TriageChange['type'] | 'skip'>>()
  for (const { id, change } of acts) {
    if (known.has(id)) types.set(id, (types.get(id) ?? new Set()).add(change?.type ?? 'skip'))
  }
  const count = (isWanted: (done: Set<TriageChange['type'] | 'skip'>) => boolean) =>
    [...types.values()].filter(isWanted).length
  return {
    published: count((done) => done.has('publish') && !done.has('delete')),
    sorted: count((done) => done.has('addToAlbums') && !done.has('publish') && !done.has('delete')),
    deleted: count((done) => done.has('delete')),
    skipped: ids.filter((id) => isOnlySkipped(types.get(id))),
  }
}

const isOnlySkipped = (done: Set<TriageChange['type'] | 'skip'> | undefined) =>
  done?.has('skip') === true && done.size === 1

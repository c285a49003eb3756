import { useEffect, useMemo } from 'react'
import * as v from 'valibot'
import { useUser } from '@/common/session/user'
import { type AppThunk, useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { createPersistence, type Persistence } from '@/common/store/persist/createPersistence'
import { jsonFormat, rawValue } from '@/common/store/persist/rawValue'
import { checkFile } from '@/common/uploads/checkFile'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import { errorOfProblem, uploadMessage } from '@/common/uploads/uploadMessage'
import { idNameSchema } from '@/contract/entities/posts/post'
import { kindOfPostFile } from '@/contract/files/uploads'
import { LIMITS } from '@/contract/limits'
import {
  createPostClosed,
  createPostOpened,
  createPostSlice,
  draftKept,
  offerDeclined,
  draftState,
  type CreatePostState,
  draftFilesAdded,
  type DraftFile,
  selectCreatePost,
} from './createPostSlice'

/** Opens the screen, unless the person leaves it before that. Offers the draft of an earlier visit. */
function openDraft(persistence: DraftPersistence, visit: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const offer = (await persistence.read()) ?? null
    if (!visit.aborted) dispatch(createPostOpened(offer))
  }
}

/**
 * Stores the current draft, or removes the stored one when the current one is empty. Changes nothing while a stored
 * draft is on offer.
 */
function keepDraft(persistence: DraftPersistence): AppThunk {
  return (dispatch, getState) => {
    const state = draftState(getState())
    const { draft, files, offer, isOpen } = state
    if (!isOpen || offer) return
    const isDirty = createPostSlice.getSelectors().selectIsDraftDirty(state)
    if (!isDirty) persistence.remove()
    const isKept = isDirty && persistence.write({ draft, fileNames: files.map(({ name }) => name) })
    if (isKept !== state.isKept) dispatch(draftKept(isKept))
  }
}

/** Starts from scratch; the offered draft is removed. */
export function declineDraft(persistence: DraftPersistence): AppThunk {
  return (dispatch) => {
    persistence.remove()
    dispatch(offerDeclined())
  }
}

/** Leaves the screen; the stored draft is offered the next time. */
function leaveDraft(): AppThunk {
  return (dispatch, getState) => {
    for (const { id } of draftState(getState()).files) fileRegistry.remove(id)
    dispatch(createPostClosed())
  }
}

const keptSchema = v.object({
  draft: v.object({
    basis: v.picklist(['background', 'files']),
    backgroundId: v.nullable(v.number()),
    caption: v.pipe(v.string(), v.maxLength(LIMITS.postText)),
    albums: v.array(idNameSchema),
  }),
  fileNames: v.array(v.string()),
})
type KeptDraft = NonNullable<CreatePostState['offer']>
export type DraftPersistence = Persistence<KeptDraft>

interface DraftOwner {
  username: string
  email: string
}

/** The draft of one person in one account, because a browser may be shared. */
function draftPersistence({ username, email }: DraftOwner): DraftPersistence {
  const key = `vitrina.post-draft.${username}.${email}`
  return createPersistence<KeptDraft>(key, rawValue(key, jsonFormat(keptSchema)))
}

type Chosen = Pick<DraftFile, 'id' | 'name' | 'size'>

/**
 * Adds files of the registry to the draft once they are checked by the upload table, so that a refused one takes no
 * slot. Nothing is sent before the save.
 */
export function addDraftFiles(chosen: readonly Chosen[]): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const checked = await Promise.all(
      chosen.map(async (one) => {
        const file = fileRegistry.get(one.id)
        const { problem } = file ? await checkFile(file, kindOfPostFile) : { problem: null }
        return { ...one, problem: problem && uploadMessage(errorOfProblem(problem), one.name) }
      }),
    )
    dispatch(draftFilesAdded(checked))
    const taken = new Set(draftState(getState()).files.map(({ id }) => id))
    for (const { id } of chosen) if (!taken.has(id)) fileRegistry.remove(id)
  }
}

/** Opens the draft of the person in this account, and stores it after every change. Returns its storage. */
export function usePostDraft(): DraftPersistence {
  const dispatch = useAppDispatch()
  const { username, email } = useUser()
  const { draft, files, isOpen, isSaving, createdPostId } = useAppSelector(selectCreatePost)
  const persistence = useMemo(() => draftPersistence({ username, email }), [username, email])
  useEffect(() => {
    const visit = new AbortController()
    void dispatch(openDraft(persistence, visit.signal))
    return () => {
      visit.abort()
      dispatch(leaveDraft())
    }
  }, [dispatch, persistence])
  const isAtRest = isOpen && !isSaving && createdPostId === null
  useEffect(() => {
    if (isAtRest) dispatch(keepDraft(persistence))
  }, [dispatch, persistence, isAtRest, draft, files])
  return persistence
}

import { useEffect, useMemo } from 'react'
import { useUser } from '@/common/session/useUser'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { selectCreatePost } from './createPostSlice'
import { draftPersistence, type DraftPersistence } from './draftPersistence'
import { keepDraft, leaveDraft, openDraft } from './keepDraft'

/** Opens the draft of the person in this account, and stores it after every change. Returns where it is kept. */
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

import { useEffect, useMemo } from 'react'
import { useUser } from '@/common/session/useUser'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { selectCreatePost } from './createPostSlice'
import type { DraftOwner } from './draftStorage'
import { keepDraft, leaveDraft, openDraft } from './keepDraft'

/** Opens the draft of the person in this account, and stores it after every change. Returns its owner. */
export function usePostDraft(): DraftOwner {
  const dispatch = useAppDispatch()
  const { username, email } = useUser()
  const { draft, files, isSaving, createdPostId } = useAppSelector(selectCreatePost)
  const owner = useMemo(() => ({ username, email }), [username, email])
  useEffect(() => {
    dispatch(openDraft(owner))
    return () => {
      dispatch(leaveDraft())
    }
  }, [dispatch, owner])
  const isAtRest = !isSaving && createdPostId === null
  useEffect(() => {
    if (isAtRest) dispatch(keepDraft(owner))
  }, [dispatch, owner, isAtRest, draft, files])
  return owner
}

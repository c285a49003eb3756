import { useEffect, useId } from 'react'
import { useAppDispatch } from './hooks'
import { changesHeld, changesLetGo } from './unsavedChangesSlice'

/** Counts work of a component as unfinished while `isHeld`: nothing then reloads the page by itself. */
export function useHeldChanges(isHeld: boolean): void {
  const id = useId()
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!isHeld) return undefined
    dispatch(changesHeld(id))
    return () => {
      dispatch(changesLetGo(id))
    }
  }, [dispatch, id, isHeld])
}

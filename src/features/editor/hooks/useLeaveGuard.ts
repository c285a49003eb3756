import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

/** Holds a person who is about to leave unsaved changes, inside the cabinet and out of it. */
export function useLeaveGuard(isDirty: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const hold = (event: BeforeUnloadEvent) => {
      event.preventDefault()
    }
    window.addEventListener('beforeunload', hold)
    return () => {
      window.removeEventListener('beforeunload', hold)
    }
  }, [isDirty])
  return blocker
}

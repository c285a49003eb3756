import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

/** Holds a person who is about to leave the post, inside the cabinet and out of it. */
export function useLeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      event.preventDefault()
    }
    window.addEventListener('beforeunload', hold)
    return () => {
      window.removeEventListener('beforeunload', hold)
    }
  }, [])
  return blocker
}

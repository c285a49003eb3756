import { useEffect, useEffectEvent } from 'react'

/**
 * Forgets what came of a form's call when the form goes. The call's hook has a `fixedCacheKey`, by which a replay finds a
 * refusal in the store although it makes no calls; kept by that key, the refusal would outlive the form.
 */
export function useResetOnUnmount(reset: () => void): void {
  const forget = useEffectEvent(reset)
  useEffect(
    () => () => {
      forget()
    },
    [],
  )
}

import { useEffect, useEffectEvent } from 'react'

/**
 * Resets the result of a form's call when the form unmounts. The call's hook has a `fixedCacheKey`, so that a replay,
 * which makes no calls, finds a refusal in the store; without the reset the refusal would outlive the form.
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

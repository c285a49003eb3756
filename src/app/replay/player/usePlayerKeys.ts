import { useEffect } from 'react'
import { useAppDispatch } from '@/common/store/hooks'
import { playToggled, stepped } from './playerSlice'

const FIELDS = 'input, [role=slider]'
/** The actions of keys, and the controls that use a key themselves. */
const KEYS = {
  ' ': { act: () => playToggled(), except: `${FIELDS}, button, a` },
  ArrowLeft: { act: () => stepped(-1), except: FIELDS },
  ArrowRight: { act: () => stepped(1), except: FIELDS },
}
const isKnown = (key: string): key is keyof typeof KEYS => key in KEYS

/** Space plays and pauses, arrows step, unless the focus is on a control that uses the key itself. */
export function usePlayerKeys() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event
      if (defaultPrevented || !isKnown(key)) return
      const { act, except } = KEYS[key]
      if (target instanceof Element && target.matches(except)) return
      event.preventDefault()
      dispatch(act())
    }
    window.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('keydown', press)
    }
  }, [dispatch])
}

import { useNavigationType } from 'react-router-dom'

/** Seconds after which a list that somebody opens is asked for anew. */
const FRESH_FOR = 60

/** How a list is read: who comes back to it finds it as it was left, who opens it finds it as it is. */
export function useFreshness(): { refetchOnMountOrArgChange: number | false } {
  return { refetchOnMountOrArgChange: useNavigationType() === 'POP' ? false : FRESH_FOR }
}

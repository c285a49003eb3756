import { useNavigationType } from 'react-router-dom'

/** Seconds after which a list is read again when it is opened. */
const FRESH_FOR = 60

/** How a list is read: coming back shows it as it was left, opening it shows it up to date. */
export function useFreshness(): { refetchOnMountOrArgChange: number | false } {
  return { refetchOnMountOrArgChange: useNavigationType() === 'POP' ? false : FRESH_FOR }
}

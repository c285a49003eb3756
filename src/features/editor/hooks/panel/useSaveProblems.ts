import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  type RefObject,
} from 'react'
import { useAppSelector } from '@/common/store/hooks'
import type { ScheduleProblem } from '@/contract/posts/schedule'
import {
  selectAdsAttempt,
  selectAlbumsProblem,
  selectRefusedElement,
  selectTimeProblem,
} from '../../editorSlice'
import type { EditorTab } from '../../editorTabs'
import { kindOf } from '../../kinds/elementKinds'
import { useChosen } from '../elements/useChosen'

/** What can stop a save. */
type ProblemPlace = 'albums' | ScheduleProblem['field'] | 'ads' | 'element'
/** Attempts to save that each place stopped; none after a save that it let go. */
type Attempts = Record<ProblemPlace, number>

const NO_ATTEMPTS: Attempts = { albums: 0, publishTime: 0, unpublishTime: 0, ads: 0, element: 0 }
const PLACES = Object.keys(NO_ATTEMPTS) as ProblemPlace[]

/** Attempts that the focus has answered. Kept above the fields, because they come and go with their tabs. */
export const AnsweredAttempts = createContext<RefObject<Attempts>>({ current: NO_ATTEMPTS })

/** Opens the tab of what stopped a save, at each attempt: most stands in that of the post, an element in its own. */
export function useSaveProblems(openTab: (tab: EditorTab) => void): RefObject<Attempts> {
  const attempts = useAttempts()
  const seen = useRef(attempts)
  const answered = useRef(attempts)
  const [wrong] = useChosen()
  const open = useEffectEvent((place: ProblemPlace) => {
    if (place !== 'element') openTab('post')
    else if (wrong) openTab(kindOf(wrong).tab)
  })
  useEffect(() => {
    const before = seen.current
    seen.current = attempts
    for (const place of PLACES) {
      if (attempts[place] > before[place]) open(place)
      if (attempts[place] === 0) answered.current = { ...answered.current, [place]: 0 }
    }
  }, [attempts])
  return answered
}

/** Brings the focus to what stopped a save: once at each attempt, also where the field comes because of it. */
export function useProblemFocus(place: ProblemPlace, focus: () => void): void {
  const answeredRef = use(AnsweredAttempts)
  const attempt = useAttempts()[place]
  const answer = useEffectEvent(focus)
  useEffect(() => {
    const isNew = attempt > answeredRef.current[place]
    if (!isNew) return
    answeredRef.current = { ...answeredRef.current, [place]: attempt }
    answer()
  }, [answeredRef, place, attempt])
}

function useAttempts(): Attempts {
  const albums = useAppSelector(selectAlbumsProblem)?.attempt ?? 0
  const time = useAppSelector(selectTimeProblem)
  const ads = useAppSelector(selectAdsAttempt)
  const element = useAppSelector(selectRefusedElement)?.attempt ?? 0
  return useMemo(() => {
    const stopped = time ? { [time.field]: time.attempt } : {}
    return { ...NO_ATTEMPTS, ...stopped, albums, ads, element }
  }, [albums, time, ads, element])
}

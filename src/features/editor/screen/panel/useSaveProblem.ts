import { createContext, use, useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useAppSelector } from '@/common/store/hooks'
import { selectSaveProblem } from '@/features/editor/editorSlice'
import type { ProblemPlace } from '@/features/editor/state/editorState'
import type { EditorTab } from '@/features/editor/editorTabs'
import { kindOf } from '@/features/editor/kinds/elementKinds'
import { useChosen } from '@/features/editor/screen/elements/useElements'

/**
 * The last attempt to save whose problem has got the focus. It is stored above the fields, which are mounted and
 * unmounted with their tabs.
 */
export const AnsweredAttempt = createContext<RefObject<number>>({ current: 0 })

/**
 * After each attempt to save that a problem stopped, opens the tab of the problem: for an element the tab of its kind,
 * otherwise the tab of the post.
 */
export function useSaveProblem(openTab: (tab: EditorTab) => void): RefObject<number> {
  const problem = useAppSelector(selectSaveProblem)
  const attempt = problem?.attempt ?? 0
  const seen = useRef(attempt)
  const answered = useRef(attempt)
  const [wrong] = useChosen()
  const open = useEffectEvent(() => {
    if (typeof problem?.place !== 'object') openTab('post')
    else if (wrong) openTab(kindOf(wrong).tab)
  })
  useEffect(() => {
    if (attempt === 0) answered.current = 0
    if (attempt > seen.current) open()
    seen.current = attempt
  }, [attempt])
  return answered
}

/**
 * Moves the focus to the problem that stopped a save, once for each attempt, even if the field is mounted only because
 * of it.
 */
export function useProblemFocus(place: ProblemPlace, focus: () => void): void {
  const answeredRef = use(AnsweredAttempt)
  const problem = useAppSelector(selectSaveProblem)
  const attempt = problem && isSamePlace(problem.place, place) ? problem.attempt : 0
  const answer = useEffectEvent(focus)
  useEffect(() => {
    if (attempt <= answeredRef.current) return
    answeredRef.current = attempt
    answer()
  }, [answeredRef, attempt])
}

function isSamePlace(one: ProblemPlace, other: ProblemPlace): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other
  return one.elementId === other.elementId
}

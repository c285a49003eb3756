import { useMessage } from '@/common/i18n/useMessage'
import { useNow } from '@/common/lib/useNow'
import { useAppSelector } from '@/common/store/hooks'
import { scheduleProblem, type ScheduleProblem, type ScheduleTime } from '@/contract/posts/schedule'
import { isTime } from '@/features/editor/state/editorState'
import { selectDocument, selectStoredSchedule, selectSaveProblem } from '../../editorSlice'

/** A missing time is reported only when the post is saved. */
const MISSING: readonly ScheduleProblem['code'][] = ['schedule-empty', 'schedule-not-published']

/** The problem of a time of the schedule, as text: the one that stopped the last save, or one found already. */
export function useTimeError(field: ScheduleTime): string | null {
  const words = useMessage()
  const now = useNow()
  const { schedule, isPublished } = useAppSelector(selectDocument)
  const stored = useAppSelector(selectStoredSchedule)
  const problem = useAppSelector(selectSaveProblem)
  if (problem?.place === field) return problem.message && words(problem.message)
  if (problem && isTime(problem.place)) return null
  const seen = scheduleProblem(schedule, { isPublished, stored, now })
  if (!seen || seen.field !== field || MISSING.includes(seen.code)) return null
  return words({ id: seen.code })
}

import type { Selectable } from 'kysely'
import type { PostTable } from '../db/tables/posts'

/** The next transition of a schedule, with its time. */
export interface ScheduledTransition {
  action: 'publish' | 'unpublish'
  at: number
}

type Times = Pick<Selectable<PostTable>, 'publish_time' | 'unpublish_time'>

/** The earliest due transition; null when there is none. After a long downtime missed transitions are returned one by one, in order. */
export function dueTransition(
  { publish_time, unpublish_time }: Times,
  now: number,
): ScheduledTransition | null {
  const steps: ScheduledTransition[] = []
  if (publish_time !== null) steps.push({ action: 'publish', at: publish_time })
  if (unpublish_time !== null) steps.push({ action: 'unpublish', at: unpublish_time })
  const [first] = steps.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at)
  return first ?? null
}

import type { Db } from '../../db/openDatabase'
import { ApiError } from '../../errors/apiError'

/** Ms; `since` is inclusive, `till` exclusive. */
export interface Span {
  since: number
  till: number
}

const LONGEST_SPAN_MS = 3 * 366 * 24 * 60 * 60 * 1000

/** The period of a report in ms; throws 400 when it runs backwards or is longer than three years. */
export function lengthOfSpan({ since, till }: Span): number {
  const length = till - since
  if (length <= 0 || length > LONGEST_SPAN_MS) throw new ApiError(400, 'bad-request')
  return length
}

/** The requested widgets of the account by title, or all without a choice. */
export async function requestedWidgets(db: Db, accountId: number, embedIds: readonly string[]) {
  const own = await db
    .selectFrom('widget')
    .select(['id', 'embed_id', 'role'])
    .where('account_id', '=', accountId)
    .orderBy('role')
    .execute()
  const asked = new Set(embedIds)
  return asked.size > 0 ? own.filter(({ embed_id }) => asked.has(embed_id)) : own
}

/** Events of a period; `widgetIds` null: of all widgets, including deleted ones. */
export const eventsOf =
  (db: Db, accountId: number, widgetIds: readonly number[] | null) =>
  ({ since, till }: Span) =>
    db
      .selectFrom('event')
      .where('event.account_id', '=', accountId)
      .where('event.created_at', '>=', since)
      .where('event.created_at', '<', till)
      .$if(widgetIds !== null, (events) =>
        events.where('event.widget_id', 'in', widgetIds?.length ? widgetIds : [-1]),
      )

export type Events = ReturnType<ReturnType<typeof eventsOf>>

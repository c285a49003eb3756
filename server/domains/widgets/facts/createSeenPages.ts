import type { Selectable } from 'kysely'
import { LIMITS } from '@/contract/limits'
import type { WidgetEvent } from '@/contract/widgets/widgetApi'
import type { Db } from '../../../db/openDatabase'
import type { WidgetPageTable, WidgetTable } from '../../../db/tables/widgets'
import { isGoneMeanwhile } from '../../../errors/outage'
import type { World } from '../../../world'

type ShownWidget = Pick<Selectable<WidgetTable>, 'id' | 'revision'>

/** The precision of the last-seen time: it is written at most this often. */
const EXACT_MS = 60_000
/** Pages of one widget that are written per minute: a widget may be on ten thousand product pages. */
export const MAX_WRITTEN = 30
/** Pages remembered as written; those written longest ago are forgotten first. */
const MAX_REMEMBERED = 10_000

interface Written {
  revision: number
  at: number
}

export interface SeenPages {
  /** Records the pages of load events, with the version of the widget. */
  record(widget: ShownWidget, events: readonly WidgetEvent[]): Promise<void>
}

/**
 * The shop pages that show widgets, the last seen ones of each widget. A busy page is written once
 * a minute, or immediately for a newer version; of a widget with very many pages, some are written
 * each minute. A load of an older version than already seen there is from a cache and is ignored.
 */
export function createSeenPages({ db, clock }: Pick<World, 'db' | 'clock'>): SeenPages {
  const written = new Map<string, Written>()
  let minute = 0
  const writtenInMinute = new Map<number, number>()

  const isDue = (key: string, revision: number, now: number) => {
    const known = written.get(key)
    if (!known || revision > known.revision) return true
    return revision === known.revision && now - known.at >= EXACT_MS
  }
  const remember = (key: string, revision: number, now: number) => {
    // The latest is last.
    written.delete(key)
    written.set(key, { revision, at: now })
    const [oldest] = written.keys()
    if (written.size > MAX_REMEMBERED && oldest !== undefined) written.delete(oldest)
  }

  /** As many of the pages as may still be written in this minute. */
  const allowed = <Page>(widgetId: number, pages: Page[], now: number): Page[] => {
    const current = Math.floor(now / EXACT_MS)
    if (current !== minute) writtenInMinute.clear()
    minute = current
    const before = writtenInMinute.get(widgetId) ?? 0
    const taken = pages.slice(0, MAX_WRITTEN - before)
    writtenInMinute.set(widgetId, before + taken.length)
    return taken
  }

  return {
    async record(widget, events) {
      const now = clock.now()
      const keyOf = (page: string) => `${widget.id} ${page}`
      const pages = [...newestByPage(widget, events)]
      const stale = pages.filter(([page, revision]) => isDue(keyOf(page), revision, now))
      if (stale.length === 0) return
      const due = allowed(widget.id, stale, now)
      if (due.length === 0) return
      await write(db, widget.id, due, now)
      for (const [page, revision] of due) remember(keyOf(page), revision, now)
    },
  }
}

/** Events are public: a version that the widget never had is ignored. */
function newestByPage({ revision: newest }: ShownWidget, events: readonly WidgetEvent[]) {
  const pages = new Map<string, number>()
  for (const { type, page, revision } of events) {
    if (type !== 'load' || page === undefined || revision === undefined) continue
    if (revision <= newest) pages.set(page, Math.max(revision, pages.get(page) ?? 0))
  }
  return pages
}

async function write(
  db: Db,
  widget_id: number,
  seen: readonly [page: string, revision: number][],
  now: number,
): Promise<void> {
  const rows = seen
    .map(([page, revision]) => ({ widget_id, page, revision, live_at: now, seen_at: now }))
    // The same order in all processes, to avoid deadlocks.
    .sort((one, other) => (one.page < other.page ? -1 : 1))
  const writing = db.transaction().execute(async (transaction) => {
    const widget = await transaction
      .selectFrom('widget')
      .select('id')
      .where('id', '=', widget_id)
      .executeTakeFirst()
    // Deleted since the request arrived.
    if (!widget) return
    await upsert(transaction, rows)
    await dropOldest(transaction, widget_id)
  })
  await writing.catch((error: unknown) => {
    if (!isGoneMeanwhile(error)) throw error
  })
}

function upsert(db: Db, rows: readonly Selectable<WidgetPageTable>[]) {
  return db
    .insertInto('widget_page')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['widget_id', 'page'])
        .doUpdateSet((row) => ({
          revision: row.ref('excluded.revision'),
          live_at: row
            .case()
            .when('excluded.revision', '>', row.ref('widget_page.revision'))
            .then(row.ref('excluded.live_at'))
            .else(row.ref('widget_page.live_at'))
            .end(),
          seen_at: row.ref('excluded.seen_at'),
        }))
        .whereRef('excluded.revision', '>=', 'widget_page.revision'),
    )
    .execute()
}

async function dropOldest(db: Db, widgetId: number): Promise<void> {
  await db
    .deleteFrom('widget_page')
    .where('widget_id', '=', widgetId)
    .where('page', 'not in', (kept) =>
      kept
        .selectFrom('widget_page')
        .select('page')
        .where('widget_id', '=', widgetId)
        .orderBy('seen_at', 'desc')
        .orderBy('page')
        .limit(LIMITS.seenPages),
    )
    .execute()
}

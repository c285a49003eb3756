import { DAY_MS } from '@/contract/constants'
import {
  ATTENTION_RIGHTS,
  type AttentionItem,
  type AttentionKind,
} from '@/contract/entities/account/attention'
import { hasPermission } from '@/contract/permissions'
import type { Locale } from '@/contract/locale'
import type { Actor } from '../../auth/actor'
import type { Db } from '../../db/openDatabase'
import { translate } from '../../language/messages'
import type { World } from '../../world'
import { problemText } from '../feeds/feedProblem'
import { presentProblem } from '../sources/reading/readingProblem'
import { attentionPoints, type Point } from './attentionPoints'

const HIDDEN_MS = 7 * DAY_MS

/** What waits and the person may act on, most urgent first, what they have hidden last. */
export async function listAttention(db: Db, actor: Actor): Promise<AttentionItem[]> {
  if (!hasPermission(actor, Object.values(ATTENTION_RIGHTS))) return []
  const now = actor.requestedAt
  const points = await attentionPoints(db, actor.account.id, now)
  const hidden = await hiddenBy(db, actor, now)
  const items = points.flatMap(({ kind, count, subject, albums = [] }): AttentionItem[] => {
    if (!hasPermission(actor, ATTENTION_RIGHTS[kind])) return []
    const { id, name, widgetType = null } = subject ?? { id: '', name: '' }
    const item = {
      kind,
      count,
      subject: subject ? { id, name, widgetType, reason: reasonOf(kind, subject, actor) } : null,
      albums: [...albums],
      isHidden: (hidden.get(kind) ?? 0) >= count,
    }
    return [item]
  })
  return items.sort((one, other) => Number(one.isHidden) - Number(other.isHidden))
}

function reasonOf(
  kind: AttentionKind,
  { problem }: NonNullable<Point['subject']>,
  { person: { locale } }: Actor,
): string | null {
  if (problem === undefined) return null
  if (kind === 'source-stopped') return presentProblem(locale, problem).text
  return kind === 'feed-failed' ? problemText(locale, problem) : scheduleText(locale, problem.code)
}

const SCHEDULE_TEXTS = new Map([
  ['no-album', 'server.schedule_no-album'],
  ['elements-unfinished', 'server.schedule_elements-unfinished'],
  ['review-archived', 'server.schedule_review-archived'],
] as const)

function scheduleText(locale: Locale, code: string): string | null {
  const id = SCHEDULE_TEXTS.get(code as 'no-album')
  return id ? translate(locale, id) : null
}

/** How many of a kind the person has hidden. */
async function hiddenBy(
  db: Db,
  { member }: Actor,
  now: number,
): Promise<ReadonlyMap<AttentionKind, number>> {
  if (!member) return new Map()
  const rows = await db
    .selectFrom('attention_hidden')
    .where('member_id', '=', member.id)
    .where('hidden_until', '>', now)
    .select(['kind', 'count'])
    .execute()
  return new Map(rows.map(({ kind, count }) => [kind, count]))
}

/**
 * Hides what waits of a kind for one person, for a week or until more than `count` wait; without a
 * count it is shown again. People of the provider hide nothing. No entry of the account's activity: it does not concern the others.
 */
export async function hideAttention(
  { db, clock }: World,
  { member }: Actor,
  { kind, count }: { kind: AttentionKind; count?: number },
): Promise<void> {
  if (!member) return
  if (count === undefined) {
    await db
      .deleteFrom('attention_hidden')
      .where('member_id', '=', member.id)
      .where('kind', '=', kind)
      .execute()
    return
  }
  const hidden_until = clock.now() + HIDDEN_MS
  await db
    .insertInto('attention_hidden')
    .values({ member_id: member.id, kind, count, hidden_until })
    .onConflict((key) => key.columns(['member_id', 'kind']).doUpdateSet({ count, hidden_until }))
    .execute()
}

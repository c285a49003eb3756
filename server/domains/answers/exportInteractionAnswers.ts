import type { BodyOf } from '@/contract/endpoint'
import type { interactionAnswerEndpoints } from '@/contract/endpoints/interactionAnswers'
import { CSV_CONTENT_TYPE, csvFileName, csvOf } from '@/contract/text/csv'
import type { ExportedFile } from '@/contract/entities/analytics'
import type { InteractionType } from '@/contract/entities/posts/media'
import type { Actor } from '../../auth/actor'
import { translate } from '../../language/messages'
import type { World } from '../../world'
import { answersOf, newestFirst } from './interactionAnswers'
import { daysIn } from '../../language/times'

const COLUMNS = [
  'server.export_answer-type',
  'server.export_answer-slide',
  'server.export_answer',
  'server.export_answer-percent',
  'server.export_answer-time',
] as const

const TYPES: Record<InteractionType, string> = {
  poll: 'server.export_poll',
  question: 'server.export_question',
  emoji: 'server.export_emoji',
}

/** The file is built in memory, and any shopper may answer: with this many of the longest answers it has some 20 MB. */
const MAX_ANSWERS = 20_000

/**
 * Shoppers' answers as a file in the user's language. Its name contains the post and the days in the account's time zone. With more than `MAX_ANSWERS`
 * it contains the newest only, and its last line states so.
 */
export async function exportInteractionAnswers(
  { db, clock }: World,
  { account, person: { locale } }: Actor,
  question: BodyOf<typeof interactionAnswerEndpoints.exportInteractionAnswers>,
): Promise<ExportedFile> {
  const { dayOf, clockOf } = daysIn(account.timeZone)
  const found = await newestFirst(await answersOf(db, account.id, question))
    .limit(MAX_ANSWERS + 1)
    .execute()
  const answers = found.slice(0, MAX_ANSWERS)
  const isCut = found.length > answers.length
  const rows = answers.map(({ type, answer, value, created_at }) => [
    translate(locale, TYPES[type]),
    question.carouselPosition,
    answer,
    value,
    clockOf(created_at),
  ])
  const notice = translate(locale, 'server.export_newest-answers', { count: MAX_ANSWERS })
  const { interactionCreatedSince: since, interactionCreatedTill: till } = question
  const oldest = answers.at(-1)?.created_at ?? clock.now()
  const first = since && !isCut ? Date.parse(since) : oldest
  const last = till ? Date.parse(till) - 1 : (answers.at(0)?.created_at ?? clock.now())
  const table = [COLUMNS.map((id) => translate(locale, id)), ...rows, ...(isCut ? [[notice]] : [])]
  return {
    fileName: csvFileName(`answers-${question.vitrinaPostId}`, dayOf(first), dayOf(last)),
    contentType: CSV_CONTENT_TYPE,
    content: csvOf(table, locale),
  }
}

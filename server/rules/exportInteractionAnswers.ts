import type { BodyOf } from '@/contract/endpoint'
import type { interactionAnswerEndpoints } from '@/contract/endpoints/interactionAnswers'
import { CSV_CONTENT_TYPE, csvFileName, csvOf } from '@/contract/csv'
import type { ExportedFile } from '@/contract/entities/analytics'
import type { InteractionType } from '@/contract/entities/media'
import type { Actor } from '../auth/actor'
import { translate } from '../http/messages'
import type { World } from '../world'
import { askedAnswers, newestFirst } from './interactionAnswers'
import { daysIn } from './zonedDays'

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

/** Answers of shoppers as a file in the person's language, named after its post and its days in a zone. */
export async function exportInteractionAnswers(
  { db, clock }: World,
  { account, person: { locale } }: Actor,
  question: BodyOf<typeof interactionAnswerEndpoints.exportInteractionAnswers>,
): Promise<ExportedFile> {
  const { dayOf, clockOf } = daysIn(question.timeZone)
  const answers = await newestFirst(await askedAnswers(db, account.id, question)).execute()
  const rows = answers.map(({ type, carousel_position, answer, value, created_at }) => [
    translate(locale, TYPES[type]),
    carousel_position,
    answer,
    value,
    clockOf(created_at),
  ])
  const { interactionCreatedSince: since, interactionCreatedTill: till } = question
  const first = since ? Date.parse(since) : (answers.at(-1)?.created_at ?? clock.now())
  const last = till ? Date.parse(till) - 1 : (answers.at(0)?.created_at ?? clock.now())
  return {
    fileName: csvFileName(`answers-${question.vitrinaPostId}`, dayOf(first), dayOf(last)),
    contentType: CSV_CONTENT_TYPE,
    content: csvOf([COLUMNS.map((id) => translate(locale, id)), ...rows], locale),
  }
}

import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import type { DayRange } from '@/common/lib/days'
import { dayAfter, startOfDayIn } from '@/contract/text/zonedDays'
import { fileSaved } from '@/common/store/pageThunks'
import type { ResponseOf } from '@/contract/endpoint'
import { interactionAnswerEndpoints as endpoints } from '@/contract/endpoints/interactionAnswers'
import type { ExportedFile } from '@/contract/entities/analytics'
import type { AnswerTarget } from './answerTargets'

/**
 * A question for the answers in a range of days. The days become instants only when they are sent, so that a replay
 * finds the responses in any time zone.
 */
export interface AnswersQuestion {
  postId: number
  target: AnswerTarget
  days: DayRange
  /** The account's, whose days these are. */
  timeZone: string
}

type AnswersPage = ResponseOf<typeof endpoints.listInteractionAnswers>

function bodyOf({ postId, target, days: { since, till }, timeZone }: AnswersQuestion) {
  const startOf = (day: string) => new Date(startOfDayIn(timeZone, day)).toISOString()
  return {
    vitrinaPostId: postId,
    type: target.type,
    carouselPosition: target.position,
    interactionCreatedSince: since && startOf(since),
    interactionCreatedTill: till && startOf(dayAfter(till, 1)),
  }
}

export const answersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listInteractionAnswers: build.query<AnswersPage, AnswersQuestion & { page: number }>({
      query: ({ page, ...question }) =>
        call(endpoints.listInteractionAnswers, { body: { ...bodyOf(question), page } }),
      extraOptions: { toast: false },
      // Shoppers keep answering, so answers are read again on every visit.
      keepUnusedDataFor: 0,
    }),
    /** Downloads the file when it has loaded. */
    exportInteractionAnswers: build.mutation<ExportedFile, AnswersQuestion>({
      query: (question) => call(endpoints.exportInteractionAnswers, { body: bodyOf(question) }),
      transformResponse: ({ file }: ResponseOf<typeof endpoints.exportInteractionAnswers>) => file,
      onQueryStarted: async (_question, { dispatch, queryFulfilled }) => {
        const exported = await queryFulfilled.catch(() => null)
        if (exported) dispatch(fileSaved(exported.data))
      },
    }),
  }),
})

export const { useListInteractionAnswersQuery, useExportInteractionAnswersMutation } = answersApi

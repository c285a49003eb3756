import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { instantsOf, type DayRange } from '@/common/lib/days'
import { fileSaved } from '@/common/store/pageThunks'
import type { ResponseOf } from '@/contract/endpoint'
import { interactionAnswerEndpoints as endpoints } from '@/contract/endpoints/interactionAnswers'
import type { ExportedFile } from '@/contract/entities/analytics'
import type { AnswerTarget } from './answerTargets'

/** Days become instants only when they are sent, so that a replay finds the responses in any time zone. */
export interface AnswersQuestion {
  postId: number
  target: AnswerTarget
  days: DayRange
}

type AnswersPage = ResponseOf<typeof endpoints.listInteractionAnswers>

function bodyOf({ postId, target, days }: AnswersQuestion) {
  const { since, till } = instantsOf(days)
  return {
    vitrinaPostId: postId,
    type: target.type,
    carouselPosition: target.position,
    interactionCreatedSince: since,
    interactionCreatedTill: till,
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
    exportInteractionAnswers: build.mutation<ExportedFile, AnswersQuestion & { timeZone: string }>({
      query: ({ timeZone, ...question }) =>
        call(endpoints.exportInteractionAnswers, { body: { ...bodyOf(question), timeZone } }),
      transformResponse: ({ file }: ResponseOf<typeof endpoints.exportInteractionAnswers>) => file,
      onQueryStarted: async (_question, { dispatch, queryFulfilled }) => {
        const exported = await queryFulfilled.catch(() => null)
        if (exported) dispatch(fileSaved(exported.data))
      },
    }),
  }),
})

export const { useListInteractionAnswersQuery, useExportInteractionAnswersMutation } = answersApi

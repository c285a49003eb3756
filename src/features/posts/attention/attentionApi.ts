import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import type { BodyOf, ResponseOf } from '@/contract/endpoint'
import { attentionEndpoints } from '@/contract/endpoints/attention'
import type { AttentionKind } from '@/contract/entities/account/attention'

type Attention = ResponseOf<typeof attentionEndpoints.listAttention>

const marked = (kind: AttentionKind, isHidden: boolean) =>
  attentionApi.util.updateQueryData('listAttention', undefined, ({ items }) => {
    for (const item of items) if (item.kind === kind) item.isHidden = isHidden
  })

/** What waits for the team; read again after a change of posts, albums, widgets, sources and integrations. */
export const attentionApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAttention: build.query<Attention, void>({
      query: () => call(attentionEndpoints.listAttention),
      extraOptions: { toast: false, on403: 'silent', record: 'full' },
      providesTags: ['Post', 'Album', 'Widget', 'Source', 'Integration'],
    }),
    hideAttention: build.mutation<unknown, BodyOf<typeof attentionEndpoints.hideAttention>>({
      query: (body) => call(attentionEndpoints.hideAttention, { body }),
      onQueryStarted: async ({ kind }, { dispatch, queryFulfilled }) => {
        const hidden = await queryFulfilled.catch(() => null)
        if (hidden) dispatch(marked(kind, true))
      },
    }),
    showAttention: build.mutation<unknown, BodyOf<typeof attentionEndpoints.showAttention>>({
      query: (body) => call(attentionEndpoints.showAttention, { body }),
      onQueryStarted: async ({ kind }, { dispatch, queryFulfilled }) => {
        const shown = await queryFulfilled.catch(() => null)
        if (shown) dispatch(marked(kind, false))
      },
    }),
  }),
})

export const { useListAttentionQuery, useHideAttentionMutation, useShowAttentionMutation } =
  attentionApi

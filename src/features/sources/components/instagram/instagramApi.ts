import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { pageLeft } from '@/common/store/pageThunks'
import type { BodyInputOf } from '@/contract/endpoint'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import type { Hashtags } from '@/contract/entities/sources/hashtag'
import type { FoundProfile, Integration } from '@/contract/entities/sources/integration'
import { IN_PLACE, integrationOf, patchedIntegrations, successToast } from '../../integrationsApi'
import { postsExpected } from '../../postsExpected'

interface NamedHashtag {
  id: number
  name: string
}

const instagramApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Redirects to Facebook, which redirects back to the page of connections. */
    startFacebookLogin: build.mutation<{ url: string }, void>({
      query: () => call(sourceEndpoints.startFacebookLogin),
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
        const started = await queryFulfilled.catch(() => null)
        if (started) dispatch(pageLeft(started.data.url))
      },
    }),
    listFacebookProfiles: build.query<FoundProfile[], void>({
      query: () => call(sourceEndpoints.listFacebookProfiles),
      transformResponse: ({ profiles }: { profiles: FoundProfile[] }) => profiles,
      // Profiles change at Facebook, so the list is read again on every visit.
      keepUnusedDataFor: 0,
      extraOptions: IN_PLACE,
    }),
    bindFacebookAccount: build.mutation<
      Integration,
      BodyInputOf<typeof sourceEndpoints.bindFacebookAccount>
    >({
      query: (body) => call(sourceEndpoints.bindFacebookAccount, { body }),
      transformResponse: integrationOf,
      extraOptions: IN_PLACE,
      invalidatesTags: (bound) => (bound ? ['User', 'Source'] : []),
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const bound = await queryFulfilled.catch(() => null)
        if (!bound) return
        const { id, name } = bound.data
        dispatch(
          patchedIntegrations((all) => {
            // The sign-in has been replaced by the profile's connection.
            const others = all.integrations.filter((one) => one.id !== id && !isFacebookLogin(one))
            all.integrations = [...others, bound.data]
          }),
        )
        dispatch(postsExpected())
        dispatch(successToast({ id: 'integrations.alert_profile-added', values: { name } }))
      },
    }),
    listHashtags: build.query<Hashtags, { id: number }>({
      query: (params) => call(sourceEndpoints.listHashtags, { params }),
      // The number of used names changes with time, and on the side of Instagram.
      keepUnusedDataFor: 0,
      extraOptions: IN_PLACE,
    }),
    addHashtag: build.mutation<Hashtags, NamedHashtag>({
      query: ({ id, name }) => call(sourceEndpoints.addHashtag, { params: { id }, body: { name } }),
      extraOptions: IN_PLACE,
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const added = await queryFulfilled.catch(() => null)
        if (!added) return
        dispatch(instagramApi.util.updateQueryData('listHashtags', { id }, () => added.data))
        dispatch(postsExpected())
      },
    }),
    deleteHashtag: build.mutation<{ name: string }, NamedHashtag>({
      query: ({ id, name }) =>
        call(sourceEndpoints.deleteHashtag, { params: { id }, body: { name } }),
      onQueryStarted: async ({ id, name }, { dispatch, queryFulfilled }) => {
        const deleted = await queryFulfilled.catch(() => null)
        if (!deleted) return
        dispatch(
          instagramApi.util.updateQueryData('listHashtags', { id }, (all) => {
            all.hashtags = all.hashtags.filter((one) => one !== name)
          }),
        )
      },
    }),
  }),
})

/** A sign-in at Facebook without a chosen profile. */
export const isFacebookLogin = ({ type, name }: Integration) => type === 'facebook' && name === ''

export const {
  useStartFacebookLoginMutation,
  useListFacebookProfilesQuery,
  useBindFacebookAccountMutation,
  useListHashtagsQuery,
  useAddHashtagMutation,
  useDeleteHashtagMutation,
} = instagramApi

import { api } from '@/common/api/api'
import { call, callUrl } from '@/common/api/call'
import { currentAccount, runtimeConfig } from '@/common/api/pageFacts'
import type { ResponseOf } from '@/contract/endpoint'
import { accountExportEndpoints } from '@/contract/endpoints/account/accountExport'
import type { AccountExport } from '@/contract/entities/account/accountExport'

const IN_PLACE = { toast: false, record: 'full' } as const

export const accountExportApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccountExport: build.query<AccountExport | null, void>({
      query: () => call(accountExportEndpoints.getAccountExport),
      transformResponse: ({
        accountExport,
      }: ResponseOf<typeof accountExportEndpoints.getAccountExport>) => accountExport,
      extraOptions: IN_PLACE,
    }),
    startAccountExport: build.mutation<AccountExport, void>({
      query: () => call(accountExportEndpoints.startAccountExport),
      transformResponse: ({
        accountExport,
      }: ResponseOf<typeof accountExportEndpoints.startAccountExport>) => accountExport,
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        const started = await queryFulfilled.catch(() => null)
        if (started) dispatch(known(started.data))
      },
    }),
    deleteAccountExport: build.mutation<object, void>({
      query: () => call(accountExportEndpoints.deleteAccountExport),
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        const deleted = await queryFulfilled.catch(() => null)
        if (deleted) dispatch(known(null))
      },
    }),
  }),
})

const known = (value: AccountExport | null) =>
  accountExportApi.util.upsertQueryEntries([
    { endpointName: 'getAccountExport', arg: undefined, value },
  ])

/** Address of the archive. */
export const accountExportUrl = (): string =>
  callUrl(
    call(accountExportEndpoints.downloadAccountExport),
    runtimeConfig().backOfficeUrl,
    currentAccount(),
  )

export const {
  useGetAccountExportQuery,
  useStartAccountExportMutation,
  useDeleteAccountExportMutation,
} = accountExportApi

import { api } from '@/common/api/api'
import { call } from '@/common/api/call'
import { instantsOf } from '@/common/lib/days'
import { fileSaved } from '@/common/store/pageThunks'
import type { ResponseOf } from '@/contract/endpoint'
import { auditEndpoints } from '@/contract/endpoints/account/audit'
import type { AuditPage, AuditPeople } from '@/contract/entities/account/audit'
import type { ExportedFile } from '@/contract/entities/analytics'
import type { AuditChoice } from './auditChoice'

/** Days become instants only when they are sent, so that a replay finds the responses in any time zone. */
function filterOf({ person, kind, days }: AuditChoice) {
  const { since, till } = instantsOf(days)
  return {
    ...(person === null ? {} : { person }),
    ...(kind === null ? {} : { kind }),
    ...(since === undefined ? {} : { since }),
    ...(till === undefined ? {} : { till }),
  }
}

export const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.query<AuditPage, AuditChoice>({
      query: (choice) =>
        call(auditEndpoints.listAudit, {
          body: { filter: filterOf(choice), page: choice.page },
        }),
      extraOptions: { toast: false, record: 'full' },
      // Every action adds entries, so a cached page is outdated.
      keepUnusedDataFor: 0,
    }),
    listAuditPeople: build.query<AuditPeople, void>({
      query: () => call(auditEndpoints.listAuditPeople),
      extraOptions: { toast: false, record: 'full' },
      keepUnusedDataFor: 0,
    }),
    /** Downloads the file when it has loaded. */
    exportAudit: build.mutation<ExportedFile, AuditChoice & { timeZone: string }>({
      query: ({ timeZone, ...choice }) =>
        call(auditEndpoints.exportAudit, { body: { filter: filterOf(choice), timeZone } }),
      transformResponse: ({ file }: ResponseOf<typeof auditEndpoints.exportAudit>) => file,
      onQueryStarted: async (_choice, { dispatch, queryFulfilled }) => {
        const exported = await queryFulfilled.catch(() => null)
        if (exported) dispatch(fileSaved(exported.data))
      },
    }),
  }),
})

export const { useListAuditQuery, useListAuditPeopleQuery, useExportAuditMutation } = auditApi

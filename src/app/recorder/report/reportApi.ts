import { api } from '@/common/api/api'
import { sendFormQuery } from '@/common/uploads/sendFormQuery'
import { supportEndpoints } from '@/contract/endpoints/account/support'

interface SentReport {
  /** The code of the report. */
  fileId: string
  note: string
}

export const reportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a record of the registry, whose id is its code: however often it is sent, it arrives once. */
    sendReport: build.mutation<string, SentReport>({
      queryFn: (sent, queryApi, extraOptions) =>
        sendFormQuery<SentReport, typeof supportEndpoints.sendReport, string>({
          endpoint: supportEndpoints.sendReport,
          formOf: (file) => {
            const form = new FormData()
            form.append('note', sent.note)
            form.append('file', file, file.name)
            return Promise.resolve({ form })
          },
          dataOf: ({ code }) => code,
        })(sent, queryApi, extraOptions),
      extraOptions: { toast: false, on403: 'silent' },
    }),
  }),
})

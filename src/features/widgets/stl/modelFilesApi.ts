import { api } from '@/common/api/api'
import type { FailurePolicy } from '@/common/api/apiError'
import { call } from '@/common/api/call'
import { pictureForm } from '@/common/uploads/pictureForm'
import { sendFormQuery } from '@/common/uploads/sendFormQuery'
import { widgetModelEndpoints } from '@/contract/endpoints/widgets/widgetModels'
import type { ResponseOf } from '@/contract/endpoint'
import type { WidgetModel, WidgetPoster } from '@/contract/entities/widgetModel'
import { modelForm } from './modelForm'

type ModelFiles = ResponseOf<typeof widgetModelEndpoints.listModelFiles>
interface ModelUpload {
  embedId: string
  fileId: string
}

const partsOf = ({ embedId }: ModelUpload) => ({ params: { id: embedId } })
const SHOWN_IN_PLACE: Partial<FailurePolicy> = { toast: false }

/** Files of 3D widgets. */
export const modelFilesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listModelFiles: build.query<ModelFiles, string>({
      query: (id) => call(widgetModelEndpoints.listModelFiles, { params: { id } }),
      extraOptions: { ...SHOWN_IN_PLACE, on403: 'silent', record: 'full' },
    }),
    /** Checks a file of the registry and uploads it; the editor then names it in the unsaved settings. */
    uploadModel: build.mutation<WidgetModel, ModelUpload>({
      queryFn: sendFormQuery({
        endpoint: widgetModelEndpoints.uploadModel,
        partsOf,
        formOf: modelForm,
        dataOf: ({ model }) => model,
      }),
      extraOptions: { ...SHOWN_IN_PLACE, record: 'full' },
      onQueryStarted: async ({ embedId }, { dispatch, queryFulfilled }) => {
        const sent = await queryFulfilled.catch(() => null)
        if (sent) dispatch(listed(embedId, ({ models }) => models.unshift(sent.data)))
      },
    }),
    /** The same for a picture that stands for the model. */
    uploadModelPoster: build.mutation<WidgetPoster, ModelUpload>({
      queryFn: sendFormQuery({
        endpoint: widgetModelEndpoints.uploadModelPoster,
        partsOf,
        formOf: pictureForm('modelPoster'),
        dataOf: ({ poster }) => poster,
      }),
      extraOptions: { ...SHOWN_IN_PLACE, record: 'full' },
      onQueryStarted: async ({ embedId }, { dispatch, queryFulfilled }) => {
        const sent = await queryFulfilled.catch(() => null)
        if (sent) dispatch(listed(embedId, ({ posters }) => posters.unshift(sent.data)))
      },
    }),
  }),
})

/** A patch of the cached list. */
function listed(embedId: string, add: (files: ModelFiles) => void) {
  return modelFilesApi.util.updateQueryData('listModelFiles', embedId, (files) => {
    add(files)
  })
}

export const { useListModelFilesQuery } = modelFilesApi

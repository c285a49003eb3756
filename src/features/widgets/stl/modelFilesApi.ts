import { api } from '@/common/api/api'
import type { FailurePolicy } from '@/common/api/apiError'
import { call } from '@/common/api/call'
import { pictureForm, sendFormQuery, type MadeForm } from '@/common/uploads/sendFormQuery'
import type { ResponseOf } from '@/contract/endpoint'
import { widgetModelEndpoints } from '@/contract/endpoints/widgets/widgetModels'
import type { WidgetModel, WidgetPoster } from '@/contract/entities/widgets/widget'
import type { UploadProblem } from '@/contract/files/uploads'
import { createStlReader } from '@/contract/widgets/stl/readStl'
import { MODEL_LIMITS, StlRefused } from '@/contract/widgets/stl/stlFormat'
import { modelFileUploaded } from '../widgetEditorSlice'

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
    /** Checks a file of the registry and uploads it. The editor then puts its id into the unsaved settings. */
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
        if (!sent) return
        dispatch(modelFileUploaded({ embedId, setting: { model: sent.data.id } }))
        dispatch(listed(embedId, ({ models }) => models.unshift(sent.data)))
      },
    }),
    /** Checks and uploads a poster in the same way. */
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
        if (!sent) return
        dispatch(modelFileUploaded({ embedId, setting: { poster: sent.data.id } }))
        dispatch(listed(embedId, ({ posters }) => posters.unshift(sent.data)))
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

/** Number of bytes for each read; the page stays responsive in between. */
const PIECE = 1024 * 1024

/**
 * A form with an STL file as `file`. The file is parsed first, so that a file that the back office would refuse is
 * rejected immediately.
 */
async function modelForm(file: File): Promise<MadeForm> {
  const problem = await problemOf(file)
  if (problem) return { problem }
  const form = new FormData()
  form.append('file', file, file.name)
  return { form }
}

async function problemOf(file: File): Promise<UploadProblem | null> {
  const { bytes: maxBytes } = MODEL_LIMITS
  if (file.size === 0) return { code: 'empty-file' }
  if (file.size > maxBytes) return { code: 'file-too-large', bytes: file.size, maxBytes }
  try {
    const reader = createStlReader(file.size)
    for (let at = 0; at < file.size; at += PIECE) {
      reader.write(new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer()))
    }
    reader.end()
    return null
  } catch (error) {
    // Any error other than `StlRefused` means a folder, or a file that was moved or removed after it had been chosen.
    return { code: error instanceof StlRefused ? error.problem : 'unreadable-file' }
  }
}

import { sendForm } from '@/common/api/sendForm'
import { currentAccount } from '@/common/api/currentAccount'
import type { ApiError } from '@/common/api/apiError'
import { inspectFile } from '@/common/uploads/inspectFile'
import { errorOfProblem } from '@/common/uploads/uploadMessage'
import type { AppDispatch } from '@/common/store/hooks'
import { postEndpoints } from '@/contract/endpoints/posts'
import type { ResponseOf } from '@/contract/endpoint'
import type { UploadedMedia } from '@/contract/entities/media'
import { checkUpload, placeOfPostFile, VIDEO_FORMATS } from '@/contract/uploads'
import { fileProgressed } from '../postUploadSlice'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import { posterOfVideo } from './posterOfVideo'

type UploadFileResult = { media: UploadedMedia } | { error: ApiError; status: number }

/** Checks a file by the upload table and sends it; what the table refuses never leaves the machine. */
export async function uploadFile(
  fileId: string,
  { signal, dispatch }: { signal: AbortSignal; dispatch: AppDispatch },
): Promise<UploadFileResult> {
  const file = fileRegistry.get(fileId)
  if (!file) return { error: { kind: 'aborted' }, status: 0 }
  const facts = await inspectFile(file)
  const problem = checkUpload(placeOfPostFile(facts.format), facts)
  if (problem) return { error: errorOfProblem(problem), status: 0 }

  const form = new FormData()
  if (facts.format && VIDEO_FORMATS.includes(facts.format)) {
    const poster = await posterOfVideo(file)
    if (!poster) return { error: errorOfProblem({ code: 'unreadable-file' }), status: 0 }
    form.append('poster', poster, 'poster.jpg')
  }
  form.append('file', file, file.name)

  const call = { endpoint: postEndpoints.uploadMedia, query: { username: currentAccount() } }
  const result = await sendForm(call, form, {
    signal,
    onProgress: (part) => {
      dispatch(fileProgressed({ id: fileId, progress: part }))
    },
  })
  if ('error' in result) return result
  const [media] = (result.data as ResponseOf<typeof postEndpoints.uploadMedia>).mediaList
  return media ? { media } : { error: { kind: 'missing-body' }, status: 200 }
}

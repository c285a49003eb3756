import { sendForm } from '@/common/api/sendForm'
import { currentAccount } from '@/common/api/currentAccount'
import type { ApiError } from '@/common/api/apiError'
import type { AppDispatch } from '@/common/store/hooks'
import { endpoints } from '@/contract/endpoints'
import type { ResponseOf } from '@/contract/endpoint'
import type { UploadedMedia } from '@/contract/entities/media'
import { checkUpload, placeOfPostFile, VIDEO_FORMATS, type UploadProblem } from '@/contract/uploads'
import { fileProgressed } from '../postUploadSlice'
import { fileRegistry } from './fileRegistry'
import { inspectFile } from './inspectFile'
import { posterOfVideo } from './posterOfVideo'

/** Progress is told in steps of this part, so that a session's record stays readable. */
const PROGRESS_STEP = 0.05

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

  let told = 0
  const result = await sendForm(endpoints.uploadMedia, { username: currentAccount() }, form, {
    signal,
    onProgress: (part) => {
      if (part < 1 && part - told < PROGRESS_STEP) return
      told = part
      dispatch(fileProgressed({ id: fileId, progress: part }))
    },
  })
  if ('error' in result) return result
  const [media] = (result.data as ResponseOf<typeof endpoints.uploadMedia>).mediaList
  return media ? { media } : { error: { kind: 'missing-body' }, status: 200 }
}

function errorOfProblem({ code, ...values }: UploadProblem): ApiError {
  return { kind: 'envelope', message: '', code, values }
}

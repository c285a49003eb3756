import type { Dispatch } from '@reduxjs/toolkit'
import { sendForm } from '@/common/api/sendForm'
import { currentAccount } from '@/common/api/currentAccount'
import type { ApiError } from '@/common/api/apiError'
import { checkFile } from '@/common/uploads/checkFile'
import { errorOfProblem } from '@/common/uploads/uploadMessage'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import type { ResponseOf } from '@/contract/endpoint'
import type { UploadedMedia } from '@/contract/entities/media'
import { kindOfPostFile, VIDEO_FORMATS } from '@/contract/files/uploads'
import { fileProgressed } from '../addPost/postUploadSlice'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import { posterOfVideo } from './posterOfVideo'

type UploadFileResult = { media: UploadedMedia } | { error: ApiError; status: number }

/** Checks a file by the upload table and sends it; what the table refuses never leaves the machine. */
export async function uploadFile(
  fileId: string,
  { signal, dispatch }: { signal: AbortSignal; dispatch: Dispatch },
): Promise<UploadFileResult> {
  const file = fileRegistry.get(fileId)
  if (!file) return { error: { kind: 'aborted' }, status: 0 }
  const { format, problem } = await checkFile(file, kindOfPostFile)
  if (problem) return { error: errorOfProblem(problem), status: 0 }

  const form = new FormData()
  if (format && VIDEO_FORMATS.includes(format)) {
    const frame = await posterOfVideo(file)
    if ('problem' in frame) return { error: errorOfProblem({ code: frame.problem }), status: 0 }
    form.append('poster', frame.poster, 'poster.jpg')
  }
  form.append('file', file, file.name)

  const call = { endpoint: postMediaEndpoints.uploadMedia, query: { username: currentAccount() } }
  const result = await sendForm(call, form, {
    signal,
    onProgress: (part) => {
      dispatch(fileProgressed({ id: fileId, progress: part }))
    },
  })
  if ('error' in result) return result
  const [media] = (result.data as ResponseOf<typeof postMediaEndpoints.uploadMedia>).mediaList
  return media ? { media } : { error: { kind: 'missing-body' }, status: 200 }
}

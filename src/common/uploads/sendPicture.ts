import type { Call } from '@/common/api/call'
import { sendForm, type SendFormOptions, type SendFormResult } from '@/common/api/sendForm'
import { checkUpload, type UploadPlace } from '@/contract/uploads'
import { inspectFile } from './inspectFile'
import { errorOfProblem } from './uploadMessage'

/** Checks a picture by a row of the upload table and sends it as `file`; what the table refuses never leaves the machine. */
export async function sendPicture(
  call: Call,
  place: UploadPlace,
  file: File,
  options: SendFormOptions,
): Promise<SendFormResult> {
  const problem = checkUpload(place, await inspectFile(file))
  if (problem) return { error: errorOfProblem(problem), status: 0 }
  const form = new FormData()
  form.append('file', file, file.name)
  return sendForm(call, form, options)
}

import type { Call } from '@/common/api/call'
import { sendForm, type SendFormOptions, type SendFormResult } from '@/common/api/sendForm'
import type { UploadKind } from '@/contract/files/uploads'
import { checkFile } from './checkFile'
import { errorOfProblem } from './uploadMessage'

/** Checks a picture by a row of the upload table and sends it as `file`; what the table refuses never leaves the machine. */
export async function sendPicture(
  call: Call,
  place: UploadKind,
  file: File,
  options: SendFormOptions,
): Promise<SendFormResult> {
  const { problem } = await checkFile(file, () => place)
  if (problem) return { error: errorOfProblem(problem), status: 0 }
  const form = new FormData()
  form.append('file', file, file.name)
  return sendForm(call, form, options)
}

import type { UploadKind } from '@/contract/files/uploads'
import { checkFile } from './checkFile'
import type { MadeForm } from './sendFormQuery'

/** A picture that a row of the upload table takes, as `file` of a form. */
export const pictureForm =
  (kind: UploadKind) =>
  async (file: File): Promise<MadeForm> => {
    const { problem } = await checkFile(file, () => kind)
    if (problem) return { problem }
    const form = new FormData()
    form.append('file', file, file.name)
    return { form }
  }

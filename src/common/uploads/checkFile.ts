import {
  checkUpload,
  type FileFormat,
  type UploadKind,
  type UploadProblem,
} from '@/contract/files/uploads'
import { inspectFile } from './inspectFile'

interface CheckedFile {
  /** Null: unknown, or the file could not be read. */
  format: FileFormat | null
  problem: UploadProblem | null
}

/** Checks a chosen file by the row of the upload table that fits its content. */
export async function checkFile(
  file: File,
  placeOf: (format: FileFormat | null) => UploadKind,
): Promise<CheckedFile> {
  try {
    const facts = await inspectFile(file)
    return { format: facts.format, problem: checkUpload(placeOf(facts.format), facts) }
  } catch {
    // A folder, or a file that was moved or removed after it had been chosen.
    return { format: null, problem: { code: 'unreadable-file' } }
  }
}

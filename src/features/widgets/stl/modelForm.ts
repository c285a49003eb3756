import type { MadeForm } from '@/common/uploads/sendFormQuery'
import type { UploadProblem } from '@/contract/files/uploads'
import { createStlReader } from '@/contract/widgets/stl/readStl'
import { MODEL_LIMITS } from '@/contract/widgets/stl/stlLimits'
import { StlRefused } from '@/contract/widgets/stl/stlProblem'

/** Bytes that are read at once; the page goes on in between. */
const PIECE = 1024 * 1024

/** An STL file as `file` of a form, read first: what the back office would refuse after minutes is told at once. */
export async function modelForm(file: File): Promise<MadeForm> {
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
    // What else is thrown is of a folder, or of a file that was moved or removed after it had been chosen.
    return { code: error instanceof StlRefused ? error.problem : 'unreadable-file' }
  }
}

import { fileRegistry } from '@/common/uploads/fileRegistry'
import { isRefused } from '@/common/uploads/queuedFile'
import { isSameContent } from '@/common/uploads/isSameContent'
import type { FileToUpload, PostUploadState, UploadedFile } from './postUploadState'

type AnyFile = FileToUpload | UploadedFile
type Files = Pick<PostUploadState, 'uploadedFiles' | 'filesToUpload'>

/** Compares new files with the files that were chosen before them, each file once. */
export function createComparison() {
  const compared = new Set<string>()
  return {
    isDone: ({ id }: { id: string }) => compared.has(id),
    /** Returns the earlier file with the same content; null when there is none. */
    async repeatedBy(file: FileToUpload, { uploadedFiles, filesToUpload }: Files) {
      const before: AnyFile[] = [...uploadedFiles, ...filesToUpload].filter(
        (one) => one.id !== file.id && compared.has(one.id) && one.size === file.size,
      )
      let repeated: AnyFile | null = null
      for (const one of before) {
        if ('media' in one || !isRefused(one)) repeated ??= (await isSame(one, file)) ? one : null
      }
      compared.add(file.id)
      return repeated
    },
    forgetAll: () => {
      compared.clear()
    },
  }
}

async function isSame(one: AnyFile, other: AnyFile): Promise<boolean> {
  const [file, otherFile] = [fileRegistry.get(one.id), fileRegistry.get(other.id)]
  return file !== undefined && otherFile !== undefined && isSameContent(file, otherFile)
}

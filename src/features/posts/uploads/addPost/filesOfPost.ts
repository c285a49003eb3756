import type { Message } from '@/common/i18n/messages'
import { errorOfProblem, uploadMessage } from '@/common/uploads/uploadMessage'
import { LIMITS } from '@/contract/limits'
import { isPost, isTakenIn } from './postFiles'
import type { FileToUpload, PostUploadState, UploadedFile } from './postUploadState'

type Tab = PostUploadState['modalType']

/** Why the open tab does not accept a file that a post would: a story's limit is smaller. */
export function refusalOfTab(
  tab: Tab,
  { name, size }: Pick<FileToUpload, 'name' | 'size'>,
): Message | null {
  if (isTakenIn(tab, { size })) return null
  const problem = { code: 'file-too-large', bytes: size, maxBytes: LIMITS.storyFileBytes } as const
  return uploadMessage(errorOfProblem(problem), name)
}

/** Files that can be sent as soon as there is room in the queue. */
export function waitingFiles({ modalType, filesToUpload }: PostUploadState): FileToUpload[] {
  return filesToUpload.filter((file) => file.status === 'waiting' && isTakenIn(modalType, file))
}

/** Files that are not yet in the post, but on their way to it. */
export function filesUnderWay({ modalType, filesToUpload }: PostUploadState): FileToUpload[] {
  return filesToUpload.filter((file) => file.status !== 'failed' && isTakenIn(modalType, file))
}

/** The uploaded files of the future post, or of a post each, in order. */
export function filesOfPost({ modalType, uploadedFiles }: PostUploadState): UploadedFile[] {
  return uploadedFiles.filter((file) => !isPost(file) && isTakenIn(modalType, file))
}

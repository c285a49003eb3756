import type { Message } from '@/common/i18n/messages'
import { errorOfProblem, uploadMessage } from '@/common/uploads/uploadMessage'
import { STORY_MAX_BYTES } from '@/contract/files/uploads'
import type { FileToUpload, PostUploadState, UploadedFile } from './postUploadSlice'

type Tab = PostUploadState['modalType']
type AnyFile = Pick<FileToUpload, 'name' | 'size'>

/** What the open tab has against a file that a post would take: a story is smaller. */
export function refusalOfTab(tab: Tab, { name, size }: AnyFile): Message | null {
  if (tab !== 'story' || size <= STORY_MAX_BYTES) return null
  const problem = { code: 'file-too-large', bytes: size, maxBytes: STORY_MAX_BYTES } as const
  return uploadMessage(errorOfProblem(problem), name)
}

const isTaken = (tab: Tab) => (file: AnyFile) => refusalOfTab(tab, file) === null

/** Files that can be sent as soon as it is their turn. */
export function waitingFiles({ modalType, filesToUpload }: PostUploadState): FileToUpload[] {
  return filesToUpload.filter(({ status }) => status === 'waiting').filter(isTaken(modalType))
}

/** Files that will not be in the post as it stands, but are on their way to it. */
export function filesUnderWay({ modalType, filesToUpload }: PostUploadState): FileToUpload[] {
  return filesToUpload.filter(({ status }) => status !== 'failed').filter(isTaken(modalType))
}

/** Files that the post would be made of now, in its order. */
export function filesOfPost({ modalType, uploadedFiles }: PostUploadState): UploadedFile[] {
  return uploadedFiles.filter(isTaken(modalType))
}

import type { Message } from '@/common/i18n/messages'
import { isBroken, isRefused, WAITING, type ChosenFile } from '@/common/uploads/queuedFile'
import { errorOfProblem, uploadMessage } from '@/common/uploads/uploadMessage'
import { LIMITS } from '@/contract/limits'
import type { FileToUpload, PostUploadState, UploadedFile, UploadTab } from './postUploadState'

export const byPlace = (one: { place: number }, other: { place: number }) => one.place - other.place

export function addFile(state: PostUploadState, file: ChosenFile) {
  state.filesToUpload.push({ ...file, ...WAITING, place: nextPlace(state) })
}

/** Whether a tab accepts files of this size: a story's limit is smaller. */
export const isTakenIn = (tab: UploadTab | null, { size }: Pick<ChosenFile, 'size'>): boolean =>
  tab !== 'story' || size <= LIMITS.storyFileBytes

/** Whether a file is a post already. It stays in the list until all files are posts. */
export const isPost = ({ postId }: Pick<UploadedFile, 'postId'>): boolean => postId !== undefined

type Files = Pick<PostUploadState, 'modalType' | 'uploadedFiles' | 'filesToUpload'>

/** The current files of the post, in order; refused files have no position in it. */
export function placedFiles({ modalType, uploadedFiles, filesToUpload }: Files) {
  return [
    ...uploadedFiles.filter((file) => !isPost(file)),
    ...filesToUpload.filter((file) => !isRefused(file)),
  ]
    .filter((file) => isTakenIn(modalType, file))
    .sort(byPlace)
}

/** An interrupted upload takes no slot until it is retried. */
const isComing = (file: UploadedFile | FileToUpload) => 'media' in file || !isBroken(file)

/** The maximum number of files that can be added. */
export const filesAtMost = ({ isPostPerFile }: Pick<PostUploadState, 'isPostPerFile'>): number =>
  isPostPerFile ? LIMITS.postsPerUpload : LIMITS.filesPerPost

const comingFiles = (state: Files) => placedFiles(state).filter(isComing)

/** Whether there are more files than one post accepts. */
export const isOverOnePost = (state: Files): boolean =>
  comingFiles(state).length > LIMITS.filesPerPost

export const freePlaces = (state: PostUploadState) =>
  Math.max(0, filesAtMost(state) - comingFiles(state).length)

/**
 * Adds the next file that did not fit. A file that the open tab does not accept takes no slot, so the one after it is
 * added too.
 */
export function giveSpare(state: PostUploadState) {
  const spare = state.spareFiles.shift()
  if (!spare) return
  state.leftOutCount -= 1
  addFile(state, spare)
  if (!isTakenIn(state.modalType, spare)) giveSpare(state)
}

/**
 * When a file is removed or refused, the first file with the same content replaces it. Returns whether such a file was
 * found.
 */
export function replaceRepeated(state: PostUploadState, id: string): boolean {
  const [first, ...others] = state.filesToUpload.filter(({ sameAs }) => sameAs === id)
  if (!first) return false
  Object.assign(first, { ...WAITING, sameAs: null })
  for (const file of others) file.sameAs = first.id
  return true
}

/**
 * Leaves out files that no longer fit into the post, because the open tab accepts files that the previous tab did not.
 */
export function leaveOutSurplus(state: PostUploadState) {
  const surplus = comingFiles(state).slice(filesAtMost(state))
  state.leftOutCount += surplus.length
  const isKept = ({ id }: { id: string }) => surplus.every((file) => file.id !== id)
  state.filesToUpload = state.filesToUpload.filter(isKept)
  state.uploadedFiles = state.uploadedFiles.filter(isKept)
}

const nextPlace = ({ uploadedFiles, filesToUpload }: PostUploadState) =>
  1 + Math.max(0, ...[...uploadedFiles, ...filesToUpload].map(({ place }) => place))

export const hasFilesOrCaption = ({ uploadedFiles, filesToUpload, caption }: PostUploadState) =>
  filesToUpload.length > 0 || uploadedFiles.some((file) => !isPost(file)) || caption.trim() !== ''

export function retryAll(state: PostUploadState) {
  for (const file of state.filesToUpload.filter(isBroken).slice(0, freePlaces(state))) {
    Object.assign(file, WAITING)
  }
}

/** Why the open tab does not accept a file that other tabs do: a story's limit is smaller. */
export function refusalOfTab(
  tab: UploadTab | null,
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

/** Files that are waiting or being sent, and will be in the post. */
export function filesUnderWay({ modalType, filesToUpload }: PostUploadState): FileToUpload[] {
  return filesToUpload.filter((file) => file.status !== 'failed' && isTakenIn(modalType, file))
}

/** The uploaded files that become one post, or a post each, in order. */
export function filesOfPost({ modalType, uploadedFiles }: PostUploadState): UploadedFile[] {
  return uploadedFiles.filter((file) => !isPost(file) && isTakenIn(modalType, file))
}

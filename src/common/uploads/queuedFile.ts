import { createAction } from '@reduxjs/toolkit'
import type { Message } from '@/common/i18n/messages'

/** The stored facts of a chosen file. The file itself is in the registry, under the same id. */
export interface ChosenFile {
  id: string
  name: string
  /** Bytes. */
  size: number
}

/** Why a file did not arrive. */
export interface FileFailure {
  problem: Message
  /** Whether sending the same file again may help. */
  canRetry: boolean
}

/** The progress of a file in a queue. */
export interface QueuedFile {
  id: string
  status: 'waiting' | 'sending' | 'arrived' | 'failed'
  /** Part that has been sent, 0 to 1. */
  progress: number
  problem: Message | null
  /** Whether sending the same file again may help. */
  canRetry: boolean
}

/** A file that has just been chosen, or will be sent again. */
export const WAITING = { status: 'waiting', progress: 0, problem: null, canRetry: false } as const
const SENDING = { ...WAITING, status: 'sending' } as const

type Progress = Pick<QueuedFile, 'status' | 'canRetry'>

/** Whether a file was refused and a retry cannot help. Such a file leaves its slot to another one. */
export const isRefused = ({ status, canRetry }: { status: string; canRetry: boolean }) =>
  status === 'failed' && !canRetry

/** Whether sending a file was interrupted, so that a retry may help. */
export const isBroken = ({ status, canRetry }: Progress) => status === 'failed' && canRetry

export function updateFile<File extends { id: string }>(
  files: readonly File[],
  id: string,
  change: Partial<File>,
): void {
  const file = files.find((one) => one.id === id)
  if (file) Object.assign(file, change)
}

export function startFile(files: readonly QueuedFile[], id: string): void {
  updateFile(files, id, SENDING)
}

export function failFile(
  files: readonly QueuedFile[],
  { id, ...failure }: FileFailure & { id: string },
): void {
  updateFile(files, id, { status: 'failed', ...failure })
}

/** The connection is lost: files that were being sent wait until it is back. */
export function pauseFiles(files: readonly QueuedFile[]): void {
  for (const file of files) if (file.status === 'sending') Object.assign(file, WAITING)
}

/** A file of the registry is on its way; progress is 0 to 1. */
export const fileProgressed = createAction<{ id: string; progress: number }>(
  'uploads/fileProgressed',
)
/** The connection is lost: files that are being sent wait for it. */
export const uploadsPaused = createAction('uploads/uploadsPaused')
export const uploadsResumed = createAction('uploads/uploadsResumed')

import { asApiError } from '@/common/api/apiError'
import type { Message } from '@/common/i18n/messages'
import { fileRegistry } from './fileRegistry'
import type { FileFailure } from './queuedFile'
import { uploadMessage } from './uploadMessage'

interface UploadRequest<Data> {
  abort: () => void
  response: PromiseLike<{ data?: Data | undefined; error?: unknown }>
}
/** A mutation that was started. */
export type UploadMutation<Data> = UploadRequest<Data>['response'] & { abort: () => void }

/** Wraps a started mutation as a request of a queue. */
export function uploadRequest<Data>(mutation: UploadMutation<Data>): UploadRequest<Data> {
  return {
    abort: () => {
      mutation.abort()
    },
    response: mutation,
  }
}

/** The files that a queue sends, and its callbacks. */
export interface UploadWork<File, Data> {
  /** Returns the next waiting files, at most `room`; none without a connection. */
  next: (room: number) => readonly File[]
  /** Why a file is refused before sending. */
  refusalOf?: (file: File) => Message | null
  send: (file: File) => UploadRequest<Data>
  started: (file: File) => void
  arrived: (file: File, data: Data) => void
  failed: (file: File, failure: FileFailure) => void
}

/** Sends files of the registry a few at a time, each by its id. */
export function createUploadQueue(filesAtOnce = FILES_AT_ONCE) {
  /** Aborts the request of each file that is being sent. */
  const requests = new Map<string, () => void>()
  const stop = (id: string) => {
    requests.get(id)?.()
    requests.delete(id)
  }

  async function sendOne<File extends { id: string; name: string }, Data>(
    file: File,
    work: UploadWork<File, Data>,
  ): Promise<void> {
    const refusal = work.refusalOf?.(file)
    if (refusal) {
      work.failed(file, { problem: refusal, canRetry: false })
      return
    }
    work.started(file)
    const { abort, response } = work.send(file)
    requests.set(file.id, abort)
    const { data, error } = await response
    // The request was aborted meanwhile; the same file may already be sent again.
    if (requests.get(file.id) !== abort) return
    requests.delete(file.id)
    if (data === undefined) work.failed(file, uploadFailure(error, file.name))
    else work.arrived(file, data)
  }

  return {
    /** Sends waiting files, within the concurrency limit, until none is left. */
    async sendWaiting<File extends { id: string; name: string }, Data>(
      work: UploadWork<File, Data>,
    ): Promise<void> {
      const room = Math.max(0, filesAtOnce - requests.size)
      await Promise.all(
        work.next(room).map(async (file) => {
          await sendOne(file, work)
          await this.sendWaiting(work)
        }),
      )
    },
    stopAll: () => {
      for (const id of requests.keys()) stop(id)
    },
    /** Aborts and forgets a file that was removed. */
    forget: (id: string) => {
      stop(id)
      fileRegistry.remove(id)
    },
  }
}

/**
 * The failure of a file that did not arrive, with its name in the message. A refusal is final; a broken connection can
 * be retried.
 */
function uploadFailure(error: unknown, name: string): FileFailure {
  const failure = asApiError(error) ?? { kind: 'network' }
  return { problem: uploadMessage(failure, name), canRetry: failure.kind !== 'envelope' }
}

/** Removes from the registry the chosen files that did not fit into the list. */
export function forgetUnused(
  chosen: readonly { id: string }[],
  kept: readonly { id: string }[],
): void {
  for (const { id } of chosen) {
    if (!kept.some((file) => file.id === id)) fileRegistry.remove(id)
  }
}

/** How many files of a post are sent in parallel. */
const FILES_AT_ONCE = 2

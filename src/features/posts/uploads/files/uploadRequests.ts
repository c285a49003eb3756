import { asApiError } from '@/common/api/apiError'
import type { Message } from '@/common/i18n/messages'
import { fileRegistry } from '@/common/uploads/fileRegistry'
import { FILES_AT_ONCE } from '@/common/uploads/filesAtOnce'
import { uploadMessage } from '@/common/uploads/uploadMessage'

/** Files that are on their way, a few at a time, each by the id that the registry has it under. */
export function createUploadRequests() {
  /** How to stop what is on its way. */
  const requests = new Map<string, () => void>()
  const stop = (id: string) => {
    requests.get(id)?.()
    requests.delete(id)
  }
  return {
    /** How many more may be sent now. */
    room: () => Math.max(0, FILES_AT_ONCE - requests.size),
    /** The answer to a request; null when it was stopped meanwhile, because the same file may be on its way again. */
    async follow<Answer>(
      id: string,
      abort: () => void,
      answer: PromiseLike<Answer>,
    ): Promise<Answer | null> {
      requests.set(id, abort)
      const answered = await answer
      if (requests.get(id) !== abort) return null
      requests.delete(id)
      return answered
    },
    stopAll: () => {
      for (const id of requests.keys()) stop(id)
    },
    forget: (id: string) => {
      stop(id)
      fileRegistry.remove(id)
    },
  }
}

/** Why a file of this name did not arrive. A refusal stays a refusal; a broken connection may mend. */
export function uploadFailure(
  error: unknown,
  name: string,
): { problem: Message; canRetry: boolean } {
  const failure = asApiError(error) ?? { kind: 'network' }
  return { problem: uploadMessage(failure, name), canRetry: failure.kind !== 'envelope' }
}

/** Forgets files that were chosen and for which there was no place. */
export function forgetLeftOut(
  chosen: readonly { id: string }[],
  kept: readonly { id: string }[],
): void {
  for (const { id } of chosen) {
    if (!kept.some((file) => file.id === id)) fileRegistry.remove(id)
  }
}

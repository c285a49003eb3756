import type { ApiError } from './apiError'
import { callUrl, type Call } from './call'
import { currentAccount } from './currentAccount'
import { runtimeConfig } from './runtimeConfig'
import { unwrap } from './unwrap'

/** Progress is told in steps of this part, so that a session's record stays readable. */
const PROGRESS_STEP = 0.05

export interface SendFormOptions {
  signal: AbortSignal
  /** Part of the body that has left, 0 to 1. */
  onProgress: (part: number) => void
}

export type SendFormResult = { data: unknown } | { error: ApiError; status: number }

/** Sends a multipart form; XMLHttpRequest, because fetch tells nothing of an upload's progress. */
export function sendForm(
  call: Call,
  form: FormData,
  { signal, onProgress }: SendFormOptions,
): Promise<SendFormResult> {
  return new Promise((resolve) => {
    const failed = (kind: 'network' | 'aborted') => {
      resolve({ error: { kind }, status: 0 })
    }
    if (signal.aborted) return void failed('aborted')
    const request = new XMLHttpRequest()
    const { endpoint } = call
    const host = runtimeConfig().backOfficeUrl || location.origin
    request.open(endpoint.method, callUrl(call, host, currentAccount()))
    request.withCredentials = true
    let told = 0
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (!lengthComputable || total === 0) return
      const part = Math.min(1, loaded / total)
      if (part < 1 && part - told < PROGRESS_STEP) return
      told = part
      onProgress(part)
    })
    request.addEventListener('load', () => {
      const result = unwrap(request.status, request.responseText, endpoint.response)
      resolve('error' in result ? { ...result, status: request.status } : result)
    })
    request.addEventListener('error', () => {
      failed('network')
    })
    request.addEventListener('abort', () => {
      failed('aborted')
    })
    signal.addEventListener('abort', () => {
      request.abort()
    })
    request.send(form)
  })
}

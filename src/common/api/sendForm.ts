import { CREATION_HEADER } from '@/contract/endpoint'
import type { ApiError } from './apiError'
import { callUrl, type Call } from './call'
import { currentAccount, runtimeConfig } from './pageFacts'
import { isRedirecting } from './probe'
import { unwrap } from './unwrap'

/** The smallest step in which progress is reported, so that a session's record stays readable. */
const PROGRESS_STEP = 0.05

export interface SendFormOptions {
  signal: AbortSignal
  /** The key of what the form creates (product-rules/calls.md#created-once): a file has the same whenever it is sent. */
  creationKey: string
  /** Part of the body that has been sent, 0 to 1. */
  onProgress: (part: number) => void
}

export type SendFormResult = { data: unknown } | { error: ApiError; status: number }

/** Maximum number of attempts while the back office responds that it is too busy. */
const MAX_ATTEMPTS = 5
const USUAL_WAIT_SECONDS = 5

/** Sends a multipart form; when the back office asks to retry later, it is sent again without a message. */
export async function sendForm(
  call: Call,
  form: FormData,
  options: SendFormOptions,
): Promise<SendFormResult> {
  for (let tries = 1; ; tries += 1) {
    const { waitSeconds, ...result } = await sendOnce(call, form, options)
    if (waitSeconds === null || tries === MAX_ATTEMPTS) return result
    await wait(waitSeconds * 1000, options.signal)
  }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}

type Sent = SendFormResult & { waitSeconds: number | null }

/** XMLHttpRequest, because fetch does not report the progress of an upload. */
function sendOnce(
  call: Call,
  form: FormData,
  { signal, creationKey, onProgress }: SendFormOptions,
): Promise<Sent> {
  return new Promise((resolve) => {
    const failed = (kind: 'network' | 'aborted' | 'redirect') => {
      resolve({ error: { kind }, status: 0, waitSeconds: null })
    }
    if (signal.aborted) {
      failed('aborted')
      return
    }
    const request = new XMLHttpRequest()
    const { endpoint } = call
    const host = runtimeConfig().backOfficeUrl || location.origin
    const url = callUrl(call, host, currentAccount())
    request.open(endpoint.method, url)
    request.withCredentials = true
    if (endpoint.creates) request.setRequestHeader(CREATION_HEADER, creationKey)
    let reported = 0
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (!lengthComputable || total === 0) return
      const part = Math.min(1, loaded / total)
      if (part < 1 && part - reported < PROGRESS_STEP) return
      reported = part
      onProgress(part)
    })
    request.addEventListener('load', () => {
      if (isRedirected(request, url)) {
        failed('redirect')
        return
      }
      const result = unwrap(request.status, request.responseText, endpoint.response)
      const waitSeconds = request.status === 429 ? secondsToWait(request) : null
      resolve(
        'error' in result
          ? { ...result, status: request.status, waitSeconds }
          : { ...result, waitSeconds },
      )
    })
    request.addEventListener('error', () => {
      void isRedirecting().then((isRedirect) => {
        failed(isRedirect ? 'redirect' : 'network')
      })
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

function secondsToWait(request: XMLHttpRequest): number {
  const retryAfter = request.getResponseHeader('Retry-After')
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : USUAL_WAIT_SECONDS
}

/** XMLHttpRequest follows redirects automatically; the response then has another address. */
function isRedirected({ status, responseURL }: XMLHttpRequest, url: string): boolean {
  const isElsewhere = responseURL !== '' && responseURL !== new URL(url).href
  return isElsewhere || (status >= 300 && status < 400)
}

import type { Locale } from '@/contract/locale'
import { outageOf } from '../../errors/outage'
import { FeedFailure } from '../../feeds/feedFailure'
import { hasMessage, translate } from '../../language/messages'
import { CutFailure, LateFailure, WebFailure } from '../../outbound/web'
import { JobFailure } from '../../queue/jobRun'
import type { JobProblem } from '../../queue/jobQueue'

/**
 * Converts a reading's error to a failure with a message for the user; other errors are internal.
 */
export function asJobFailure(error: unknown): unknown {
  if (error instanceof LateFailure) return failure('too-slow')
  if (error instanceof CutFailure) return failure('cut')
  if (error instanceof WebFailure) return failure(error.kind)
  if (outageOf(error) === 'no-room') return failure('no-room')
  if (!(error instanceof FeedFailure)) return error
  const { kind, detail = '', line = 0, column = 0 } = error
  const isSomethingElse = kind === 'not-a-feed'
  // A message can select its variants only by words without hyphens.
  if (kind === 'unusable')
    return failure(kind, { detail: detail.replaceAll('-', '_'), line, column })
  return failure(isSomethingElse ? `is-${detail}` : kind, { detail, line, column })
}

const NOWHERE = { detail: '', line: 0, column: 0 }
const failure = (name: string, values = NOWHERE) => new JobFailure({ code: `feed-${name}`, values })

/** The failure of a response that is not a feed. */
export function refusedResponse(status: number): JobFailure {
  if (status === 404 || status === 410) return new JobFailure({ code: 'feed-not-found' })
  if (status === 401 || status === 403) return new JobFailure({ code: 'feed-forbidden' })
  return new JobFailure({ code: 'feed-status', values: { status } })
}

/** Why a feed could not be read and what to do, in a language. */
export function problemText(locale: Locale, { code, values }: JobProblem): string {
  const id = `server.${code}`
  return translate(locale, hasMessage(id) ? id : 'server.feed-failure', values)
}

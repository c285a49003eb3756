import { refused, type ApiError } from '../../errors/apiError'
import { WebFailure, type WebFailureKind } from '../../outbound/web'
import type { LinkType } from './postAddress'

const CODES: Record<WebFailureKind, string> = {
  private: 'private-link',
  unusual: 'unusual-link',
  loop: 'link-loop',
  'too-large': 'page-too-large',
  unreachable: 'link-unreachable',
}

/** Turns a web failure of a link into a refusal with a message; other errors are returned unchanged. */
export function linkFailure(error: unknown): unknown {
  return error instanceof WebFailure ? refused(CODES[error.kind], 'link') : error
}

/** Like `linkFailure`, when the page was loaded and a picture on it was not. */
export function pictureFailure(error: unknown): unknown {
  return error instanceof WebFailure ? refused('picture-not-loaded', 'link') : error
}

const NOT_LOADED: Partial<Record<LinkType, string>> = {
  story: 'story-not-loaded',
  live: 'live-not-loaded',
}

/**
 * The refusal of a page without a post. Stories and broadcasts are usually over by then, so they
 * have messages of their own.
 */
export function postMissing(type: LinkType, code: string): ApiError {
  return refused(NOT_LOADED[type] ?? code, 'link')
}

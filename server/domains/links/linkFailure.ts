import { refused, type ApiError } from '../../errors/apiError'
import { WebFailure, type WebFailureKind } from '../../outbound/web'
import type { LinkType } from './linkType'

const CODES: Record<WebFailureKind, string> = {
  private: 'private-link',
  unusual: 'unusual-link',
  loop: 'link-loop',
  'too-large': 'page-too-large',
  unreachable: 'link-unreachable',
}

/** What is wrong with a link, in words; what is no failure of the web stays as it is. */
export function linkFailure(error: unknown): unknown {
  return error instanceof WebFailure ? refused(CODES[error.kind], 'link') : error
}

/** As `linkFailure`, when the page came and a picture on it did not. */
export function pictureFailure(error: unknown): unknown {
  return error instanceof WebFailure ? refused('picture-not-loaded', 'link') : error
}

const NOT_LOADED: Partial<Record<LinkType, string>> = {
  story: 'story-not-loaded',
  live: 'live-not-loaded',
}

/** A page that gives no post: stories and broadcasts are mostly over, so they have words of their own. */
export function postMissing(type: LinkType, code: string): ApiError {
  return refused(NOT_LOADED[type] ?? code, 'link')
}

/**
 * `not-a-feed`: other content (`detail` is a `NotAFeed`). `supplemental`: ids with labels, to be joined to another feed. `empty`: a feed without
 * offers. `unusable`: without a usable offer (`detail` is the `RejectionReason` of the first). `cut`: it is truncated. `entities`: it declares
 * entities of its own. `too-large`: `detail` is the part that exceeds its limit.
 */
export type FeedFailureKind =
  | 'not-a-feed'
  | 'supplemental'
  | 'empty'
  | 'unusable'
  | 'broken-xml'
  | 'broken-csv'
  | 'broken-archive'
  | 'cut'
  | 'unknown-encoding'
  | 'entities'
  | 'too-large'

/** The content at the address instead of a feed. */
export type NotAFeed =
  | 'html'
  | 'sign-in'
  | 'json'
  /** ZIP (also XLSX), RAR, 7z, XLS, PDF. */
  | 'file'
  | 'binary'
  | 'sitemap'
  | 'commerceml'
  | 'other-xml'
  /** A text without a header line, or without one of the three required columns. */
  | 'no-columns'
  | 'no-id-column'
  | 'no-name-column'
  | 'no-link-column'

export type TooLarge = 'total' | 'unpacked' | 'element' | 'depth' | 'categories'

interface Place {
  /** The position of the error, from 1. */
  line?: number | undefined
  column?: number | undefined
}

/** A feed that cannot be read to its end: no part of it may be applied. */
export class FeedFailure extends Error {
  readonly kind: FeedFailureKind
  readonly line: number | undefined
  readonly column: number | undefined
  /** One of the values above, the name of an encoding, or the XML parser's message. */
  readonly detail: string | undefined

  constructor(kind: FeedFailureKind, detail?: string, { line, column }: Place = {}) {
    super(detail === undefined ? kind : `${kind}: ${detail}`)
    this.kind = kind
    this.line = line
    this.column = column
    this.detail = detail
  }
}

export const notAFeed = (detail: NotAFeed) => new FeedFailure('not-a-feed', detail)
export const tooLarge = (detail: TooLarge, place?: Place) =>
  new FeedFailure('too-large', detail, place)

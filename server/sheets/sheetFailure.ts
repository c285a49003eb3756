/**
 * `archive`: a ZIP that is no workbook. `old-format`: XLS, and XLSX behind a password. `other-file`: a page, a picture,
 * JSON. `no-header`: no row that names columns. The `too-…` name the limit that was passed.
 */
export type SheetFailureKind =
  | 'archive'
  | 'old-format'
  | 'other-file'
  | 'broken'
  | 'empty'
  | 'no-header'
  | 'too-much-unpacked'
  | 'too-many-rows'
  | 'too-many-columns'

/** A file that cannot be read to its end as a table: nothing of it may be used. */
export class SheetFailure extends Error {
  readonly kind: SheetFailureKind
  /** From 1; null when it is not about a line. */
  readonly line: number | null

  constructor(kind: SheetFailureKind, line: number | null = null) {
    super(line === null ? kind : `${kind} in line ${line}`)
    this.kind = kind
    this.line = line
  }
}

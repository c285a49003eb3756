const MB = 1024 * 1024

/** Limits of a file of reviews; separate from `LIMITS`, which every page of the cabinet loads. */
export const REVIEW_FILE_LIMITS = {
  /** Bytes of the file. */
  bytes: 20 * MB,
  /**
   * An XLSX is compressed. It is refused when its content exceeds `bytes`, or both `atOnce` and
   * `ratio` times the file.
   */
  unpacked: { bytes: 200 * MB, atOnce: 20 * MB, ratio: 100 },
  /** Parts of an XLSX; one with pictures has some hundreds. */
  parts: 5000,
  rows: 50_000,
  columns: 200,
  /** Characters; a longer cell is truncated, and reported when it is a stored text. */
  cell: 32_767,
  /** Characters of a row; a longer one is refused. */
  row: 256 * 1024,
  /** Different texts of an XLSX. */
  texts: 1_000_000,
  columnName: 200,
  /** The maximum number of rows above and including the header. */
  headerWithin: 20,
  /** Rows shown in the preview. */
  sample: 10,
  /**
   * The maximum number of rejected rows that are returned with their lines, and of unmatched
   * products; the counts include all.
   */
  problems: 1000,
  unmatched: 100,
  /** Characters of an id at the marketplace, of a SKU, of an author's name. */
  id: 200,
  author: 100,
  /** Files of an account that wait for a user; one more deletes the oldest. */
  waiting: 5,
  fileName: 120,
} as const

const MB = 1024 * 1024

/** What a file of reviews may hold; apart from `LIMITS`, which every page of the cabinet loads. */
export const REVIEW_FILE_LIMITS = {
  /** Bytes of the file. */
  bytes: 20 * MB,
  /** An XLSX is packed: one that grows beyond `bytes`, or beyond `atOnce` and `ratio` times the file, is no table. */
  unpacked: { bytes: 200 * MB, atOnce: 20 * MB, ratio: 100 },
  /** Parts of an XLSX; one with pictures has some hundreds. */
  parts: 5000,
  rows: 50_000,
  columns: 200,
  /** Characters; what is longer is cut, and told when it is a text that counts. */
  cell: 32_767,
  /** Characters of a row; one that has more is no row of a table. */
  row: 256 * 1024,
  /** Different texts of an XLSX. */
  texts: 1_000_000,
  columnName: 200,
  /** The header stands within so many rows. */
  headerWithin: 20,
  /** Rows that are shown as they will become. */
  sample: 10,
  /** Rejected rows that are told with their lines, and products that were not found; all are counted. */
  problems: 1000,
  unmatched: 100,
  /** Characters of an id at the marketplace, of an article, of an author's name. */
  id: 200,
  author: 100,
  /** Files of an account that wait for a person; the oldest makes room for another. */
  waiting: 5,
  fileName: 120,
} as const

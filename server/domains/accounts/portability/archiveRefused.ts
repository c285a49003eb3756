/** An archive that is not imported; the message is the code of a server message. */
export class ArchiveRefused extends Error {
  readonly values: Record<string, string | number>

  constructor(code: string, values: Record<string, string | number> = {}) {
    super(code)
    this.values = values
  }
}

/** A row that does not belong into an account's archive. */
export const wrongRow = (table: string, line: number, what: string) =>
  new ArchiveRefused('import_row', { table, line, what: what.slice(0, 200) })

import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import type { TestWorld } from '../world'

/** A disk that a test has filled. */
export interface FullDisk {
  /** Frees the disk. */
  free(): Promise<void>
}

/** Largest number of pages that SQLite accepts. */
const MAX_PAGES = 4_294_967_294

/**
 * From now on the database refuses new rows: SQLite may allocate no page, PostgreSQL raises the error of a full disk.
 */
export async function fillDatabase({ db, settings }: TestWorld): Promise<FullDisk> {
  if (settings.databaseUrl === null) {
    await sql`pragma max_page_count = 1`.execute(db)
    return {
      async free() {
        await sql`pragma max_page_count = ${sql.lit(MAX_PAGES)}`.execute(db)
      },
    }
  }
  await sql`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db)
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  for (const table of tables) {
    await sql`create trigger full_disk before insert or update on ${sql.table(table)}
      for each row execute function refuse()`.execute(db)
  }
  return {
    async free() {
      await sql`drop function refuse() cascade`.execute(db)
    },
  }
}

/** From now on no file can be written, as on a full disk. */
export async function fillFolders(code = 'ENOSPC'): Promise<FullDisk> {
  const handle = await open(tmpdir())
  const prototype: Pick<typeof handle, 'writeFile'> = Object.getPrototypeOf(handle)
  await handle.close()
  const refused = Object.assign(new Error(`${code}: refused by the test, write`), {
    code,
    syscall: 'write',
  })
  const write = jest.spyOn(prototype, 'writeFile').mockRejectedValue(refused)
  return {
    free() {
      write.mockRestore()
      return Promise.resolve()
    },
  }
}

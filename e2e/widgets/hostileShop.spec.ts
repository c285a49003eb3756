import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect } from '@playwright/test'
import { HOSTILE_MARKUP } from '../../test/pages/hostileMarkup'
import { dangersOf } from '../hostile/dangersOf'
import { openScreen, screenList } from '../screenList'
import { logIn } from '../server/ask'
import { quietTest } from '../server/ownServer'

/**
 * Columns with texts of shops, authors and networks. The links of products are included, because the demo shop reads
 * them.
 */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  account: ['name'],
  album: ['name'],
  integration: ['name'],
  interaction_answer: ['answer'],
  person: ['name'],
  post: ['author_username', 'author_link', 'provider_text', 'text', 'post_link'],
  review: ['answer'],
  segment: ['name', 'code'],
  sku: ['article', 'name', 'brand', 'vendor_code', 'group_id'],
  source: ['name'],
  widget: ['role'],
}
/** Texts within columns of JSON. */
const WRITTEN_PARTS: Readonly<Record<string, [string, RegExp]>> = {
  post_media: ['elements', /^(text|caption|placeholder|link|title)$/],
  widget: ['settings', /^(html_title_block|load_more_text|alt)$/],
}

/** Replaces all texts of users by hostile ones, with numbers where texts must be unique. */
function poison(file: string): void {
  const db = new DatabaseSync(file)
  let turn = 0
  const next = () => {
    const text = HOSTILE_MARKUP[turn % HOSTILE_MARKUP.length] ?? ''
    turn += 1
    return `${text} ${turn}`
  }
  const rows = (table: string, column: string) =>
    db
      .prepare(`select rowid as id, ${column} as value from ${table} where ${column} is not null`)
      .all() as { id: number; value: string }[]
  for (const [table, columns] of Object.entries(WRITTEN)) {
    for (const column of columns) {
      const write = db.prepare(`update ${table} set ${column} = ? where rowid = ?`)
      for (const { id } of rows(table, column)) write.run(next(), id)
    }
  }
  for (const [table, [column, keys]] of Object.entries(WRITTEN_PARTS)) {
    const write = db.prepare(`update ${table} set ${column} = ? where rowid = ?`)
    for (const { id, value } of rows(table, column)) {
      const poisoned = JSON.stringify(JSON.parse(value), (key, part: unknown) =>
        typeof part === 'string' && keys.test(key) ? next() : part,
      )
      write.run(poisoned, id)
    }
  }
  db.close()
}

const test = quietTest.extend({
  changeData: [
    async ({}, use) => {
      await use((folder) => {
        poison(path.join(folder, 'vitrina.sqlite'))
      })
    },
    { scope: 'worker' },
  ],
})

test('renders the hostile texts of a shop as plain text on every screen @deep', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(`${page.url()}: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await logIn(page, 'owner@demo.test')
  for (const { name, address } of await screenList(page)) {
    await openScreen(page, address)
    for (const frame of page.frames()) {
      expect.soft(await frame.evaluate(dangersOf, ['iframe', 'script']), name).toEqual([])
    }
  }
  expect(ran).toEqual([])
})

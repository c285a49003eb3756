import { randomUUID } from 'node:crypto'
import { WIDGET_API } from '@/contract/widgets/embed'
import { DEFAULT_GALLERY_SETTINGS } from '@/contract/widgets/settings/gallerySettings'
import type { WidgetEvent } from '@/contract/widgets/widgetApi'
import { openDatabase } from '../../server/db/openDatabase'
import { readSettings } from '../../server/settings'
import { seedShop } from './serverListData'

/** Number of the account's widgets; each shows albums of its own. */
const WIDGETS = 4
const ALBUMS_PER_WIDGET = 3
const POSTS = 10_000
const PRODUCTS = 500
const EMBED_IDS = Array.from({ length: WIDGETS }, (_none, index) => `bench000${index}`)

const pathOf = (template: string, number: number) =>
  template.replace('{embedId}', EMBED_IDS[number % WIDGETS] ?? '')

/** The path that visitor `number` requests: every tenth one is for a product. */
export const widgetPath = (number: number): string =>
  pathOf(WIDGET_API.widget, number) + (number % 10 === 0 ? `?article=LG-${(number % 50) + 1}` : '')

export const eventsPath = (number: number): string => pathOf(WIDGET_API.events, number)

/** The events that the embed sends for visitor `number` in one batch of `size`. */
export function eventBatch(number: number, size: number): string {
  const postId = (number % POSTS) + 1
  const kinds: Omit<WidgetEvent, 'id'>[] = [
    { type: 'load', page: `https://shop.test/catalogue/${number % 200}`, revision: 1 },
    { type: 'view' },
    { type: 'open', postId },
    { type: 'productClick', postId, skuId: (number % PRODUCTS) + 1 },
  ]
  const events = Array.from({ length: size }, (_none, index) => ({
    ...kinds[Math.min(index, kinds.length - 1)],
    id: randomUUID(),
    age: 1500,
  }))
  return JSON.stringify({ events })
}

/** Fills the embedded database in `dataDir` with a shop of 10,000 posts and its widgets. */
export async function seedWidgets(dataDir: string): Promise<void> {
  await seedShop(dataDir, POSTS)
  const db = await openDatabase(readSettings({ DATA_DIR: dataDir }))
  try {
    const { id } = await db.selectFrom('account').select('id').executeTakeFirstOrThrow()
    await db
      .insertInto('widget')
      .values(
        EMBED_IDS.map((embed_id, index) => ({
          account_id: id,
          embed_id,
          widget_type: 'gallery' as const,
          role: `Галерея ${index + 1}`,
          mode: 'full_access' as const,
          created_at: 0,
          settings: JSON.stringify({
            ...DEFAULT_GALLERY_SETTINGS,
            albums: Array.from(
              { length: ALBUMS_PER_WIDGET },
              (_none, album) => index * ALBUMS_PER_WIDGET + album + 1,
            ),
          }),
        })),
      )
      .execute()
  } finally {
    await db.destroy()
  }
}

/** Returns the number of events in the database. */
export async function countEvents(dataDir: string): Promise<number> {
  const db = await openDatabase(readSettings({ DATA_DIR: dataDir }))
  try {
    const { count } = await db
      .selectFrom('event')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  } finally {
    await db.destroy()
  }
}

import { mkdir } from 'node:fs/promises'
import { LOGIN_PATH } from '@/contract/addresses'
import { WIDGET_API } from '@/contract/widgets/embed'
import { endpointPath, WRITE_HEADER } from '@/contract/endpoint'
import { postEditingEndpoints } from '@/contract/endpoints/postEditing'
import { postMediaEndpoints } from '@/contract/endpoints/postMedia'
import { DEFAULT_GALLERY_SETTINGS } from '@/contract/widgets/settings/gallerySettings'
import { systemClock } from '../../server/clock'
import { openDatabase } from '../../server/db/openDatabase'
import { createOwner } from '../../server/domains/accounts/createOwner'
import { readSettings } from '../../server/settings'

const PASSWORD = 'window7'
const EMBED_ID = 'bench0001'

/** Two people: one whose account works normally, and one whose account floods the server. */
export const QUIET = { email: 'quiet@bench.test', password: PASSWORD, username: 'quiet' }
export const LOUD = { email: 'loud@bench.test', password: PASSWORD, username: 'loud' }
export const PATHS = {
  login: LOGIN_PATH,
  upload: endpointPath(postMediaEndpoints.uploadMedia, QUIET.username),
  draw: endpointPath(postMediaEndpoints.createMedia, LOUD.username),
  link: endpointPath(postEditingEndpoints.getPostByUrl, LOUD.username),
  widget: WIDGET_API.widget.replace('{embedId}', EMBED_ID),
  events: WIDGET_API.events.replace('{embedId}', EMBED_ID),
}
export const WRITE_HEADERS = { [WRITE_HEADER.name]: WRITE_HEADER.value }

/**
 * Creates two accounts, in the embedded database in `dataDir` unless `databaseUrl` names another one. The quiet account
 * has a widget.
 */
export async function seedTwoShops(dataDir: string, databaseUrl = ''): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  const db = await openDatabase(settings)
  try {
    for (const owner of [QUIET, LOUD]) {
      await createOwner({ db, clock: systemClock, settings }, { ...owner, name: owner.username })
    }
    const { id } = await db
      .selectFrom('account')
      .where('username', '=', QUIET.username)
      .select('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('widget')
      .values({
        account_id: id,
        embed_id: EMBED_ID,
        widget_type: 'gallery',
        role: 'Галерея',
        mode: 'full_access',
        created_at: 0,
        settings: JSON.stringify(DEFAULT_GALLERY_SETTINGS),
      })
      .execute()
  } finally {
    await db.destroy()
  }
}

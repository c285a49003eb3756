import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Locale } from '../../src/contract/locale'
import { freePort } from '../../test/server/freePort'
import { DEMO_PASSWORD, logIn } from './ask'
import { newDataFolder, settingsOf, startServer } from './ownServer'

const EMAIL = 'owner@shop.test'
const USERNAME = 'shop'

interface NewShop {
  /** Opens a screen of the cabinet by its route. */
  open(route: string): Promise<unknown>
  close(): Promise<void>
}

/** A new shop: its own back office with an empty account. The owner is signed in and sees the library. */
export async function openNewShop(
  page: Page,
  locale: Locale,
  settings: Record<string, string> = {},
  /** Further flags of the command that creates the owner. */
  flags: readonly string[] = [],
): Promise<NewShop> {
  const folder = newDataFolder()
  const owner = [
    '--email',
    EMAIL,
    '--username',
    USERNAME,
    '--name',
    'Shop',
    '--locale',
    locale,
    ...flags,
  ]
  execFileSync(process.execPath, ['dist/server/createOwner.mjs', ...owner], {
    env: { ...settingsOf(folder), OWNER_PASSWORD: DEMO_PASSWORD },
  })
  const { url, stop } = await startServer(folder, await freePort(), { DEMO: '0', ...settings })
  await logIn(page, EMAIL, url)
  const open = (route: string) => page.goto(`${url}/my/admin/${USERNAME}/#${route}`)
  await open('/')
  return {
    open,
    async close() {
      // Leaves the page, because its pending requests would log errors in its console.
      await page.goto('about:blank')
      await stop()
      rmSync(folder, { recursive: true })
    },
  }
}

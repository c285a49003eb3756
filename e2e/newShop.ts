import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { Locale } from '../src/contract/locale'
import { freePort } from '../test/server/freePort'
import { DEMO_PASSWORD, fillSignIn } from './session'

const EMAIL = 'owner@shop.test'
const USERNAME = 'shop'

interface NewShop {
  /** Opens a screen of the cabinet by its route. */
  open(route: string): Promise<unknown>
  close(): Promise<void>
}

/** A back office of its own with an account without anything in it, whose owner is signed in. */
export async function openNewShop(
  page: Page,
  locale: Locale,
  settings: Record<string, string> = {},
): Promise<NewShop> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-new-'))
  const port = String(await freePort())
  const env = { ...process.env, DATA_DIR: folder, PORT: port, DEMO: '0', ...settings }
  const owner = ['--email', EMAIL, '--username', USERNAME, '--name', 'Shop', '--locale', locale]
  execFileSync(process.execPath, ['dist/server/createOwner.mjs', ...owner], {
    env: { ...env, OWNER_PASSWORD: DEMO_PASSWORD },
  })
  const server = spawn(process.execPath, ['dist/server/main.mjs'], { env, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await expect.poll(() => page.request.get(`${url}/my/admin`).then(ok, () => false)).toBe(true)
  await page.goto(`${url}/my/admin`)
  await fillSignIn(page, EMAIL)
  await expect(page).toHaveURL(new RegExp(`/my/admin/${USERNAME}/`))
  return {
    open: (route) => page.goto(`${url}/my/admin/${USERNAME}/#${route}`),
    async close() {
      // What the page still asks for would fail in its console.
      await page.goto('about:blank')
      server.kill()
      await once(server, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}

const ok = (response: { ok(): boolean }) => response.ok()

import { expect, type Page } from '@playwright/test'
import landing from '../translations/landing/ru.json'
import { logIn } from './server/ask'
import { quietTest as test } from './server/ownServer'
import { CABINET, enterCabinet } from './session'
import { texts } from './texts'

const t = texts('ru')

test.use({ locale: 'ru-RU' })
const CODE = /[2-9A-HJ-NP-Z]{3}(?:-[2-9A-HJ-NP-Z]{3}){4}/

/** Sends the report of the open dialog; returns its code. */
async function send(page: Page, note = ''): Promise<string> {
  const dialog = page.getByRole('dialog', { name: t('session-record.title') })
  await dialog.getByLabel(t('session-record.label_note')).fill(note)
  await dialog.getByRole('button', { name: t('session-record.action_send') }).click()
  await expect(dialog.getByText(t('session-record.text_sent'))).toBeVisible()
  const code = CODE.exec(await dialog.innerText())?.[0] ?? ''
  await dialog
    .getByRole('button', { name: t('common.action_close') })
    .last()
    .click()
  await expect(dialog).toHaveCount(0)
  return code
}

// The browser itself logs the aborted chunk, so the console is not watched.
test('reports a failed page and a problem from the menu, which the provider opens by their codes', async ({
  page,
}) => {
  await enterCabinet(page, 'owner@demo.test', 'ru')
  // The dialog loads when the page is idle, before anything fails.
  const loaded = page.waitForResponse(/\/session-record\.[0-9a-f]+\.js$/)
  await page.goto(CABINET)
  await (await loaded).finished()
  await page.route(/\/albums\.[0-9a-f]+\.js$/, (route) => route.abort())
  await page.getByRole('link', { name: t('shell.nav_albums') }).click()
  const failure = page.getByRole('dialog', { name: t('module-failed.title') })
  await failure.getByRole('button', { name: t('shell.action_report') }).click()
  const ofFailure = await send(page)
  await page.unrouteAll()
  await failure.getByRole('button', { name: t('common.action_reload') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('albums.title') })).toBeVisible()

  await page.getByRole('button', { name: /^Аккаунт:/ }).click()
  await page.getByRole('menuitem', { name: t('shell.action_report') }).click()
  const ofMenu = await send(page, 'Альбомы открылись не сразу')

  await page.context().clearCookies()
  await logIn(page, 'admin@vitrina.test')
  await page.goto('/my/admin')
  await page.getByText(landing['reports.title']).click()
  const reports = page.getByRole('group').filter({ hasText: landing['reports.title'] })
  await expect(reports.getByRole('heading', { name: ofFailure })).toBeVisible()
  await reports.getByLabel(landing['reports.label_search']).fill(ofMenu)
  await reports.getByRole('button', { name: landing['provider.find'] }).click()
  await expect(reports.getByRole('listitem')).toHaveCount(1)
  await expect(reports.getByText('Альбомы открылись не сразу')).toBeVisible()
  await reports.getByRole('combobox').last().selectOption('work')
  await expect(reports.getByText(`${landing['reports.done_state']} ${ofMenu}`)).toBeVisible()

  const opening = page.waitForEvent('popup')
  await reports.getByRole('link', { name: landing['reports.action_open'] }).click()
  const replay = await opening
  await expect(replay.getByText(ofMenu)).toBeVisible()
  await expect(replay.getByRole('list', { name: /Действия/ })).toBeVisible()
})

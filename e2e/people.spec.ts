import { expect, type Browser, type Page } from '@playwright/test'
import landingEn from '../translations/landing/en.json'
import landingRu from '../translations/landing/ru.json'
import { LOCALES, type Locale } from '../src/contract/locale'
import { inDepth } from '../test/depth'
import { skipTours } from './server/ownServer'
import { enterCabinet, test } from './session'
import { inspect } from './inspect'
import { texts } from './texts'
import { walks } from './walks'

const LANDING = { ru: landingRu, en: landingEn }
const PASSWORD = 'window-7'

/** The text in both languages, because a new person has not chosen a language yet. */
const either = (id: Parameters<ReturnType<typeof texts>>[0]) =>
  new RegExp(LOCALES.map((locale) => texts(locale)(id)).join('|'))

/** Checks a page at these widths and stores screenshots of it. */
const inspectAt = (widths: readonly number[]) => async (page: Page, name: string) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await inspect(page, `${name}-${width}`)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** Opens a page in the browser of another person. */
async function strangersPage(browser: Browser, locale: Locale): Promise<Page> {
  const context = await browser.newContext({ locale: locale === 'ru' ? 'ru-RU' : 'en-GB' })
  await skipTours(context)
  return context.newPage()
}

/** The link, which its dialog shows only once. */
async function shownLink(
  page: Page,
  email: string,
  locale: Locale,
  look: ReturnType<typeof inspectAt>,
): Promise<string> {
  const t = texts(locale)
  const dialog = page.getByRole('dialog').filter({ hasText: email })
  const link = await dialog.getByLabel(t('membership.label_link'), { exact: true }).inputValue()
  await expect(page.getByRole('menu')).toBeHidden()
  await look(page, `people-link-${locale}`)
  await dialog
    .getByRole('button', { name: t('common.action_close') })
    .last()
    .click()
  await expect(dialog).toBeHidden()
  return link
}

/** Chooses a password on the page of a link, and then sees the cabinet or the list of accounts. */
async function choosePassword(page: Page, password: string, locale: Locale): Promise<void> {
  const l = LANDING[locale]
  await page.getByLabel(l['link.new-password'], { exact: true }).fill(password)
  await page.getByLabel(l['link.confirmed-password'], { exact: true }).fill(password)
  await page.getByRole('button', { name: l['link.submit-password'] }).click()
  await expect(page).toHaveURL(/\/my\/admin\/demo\//)
}

for (const { width, locale } of walks('narrow')) {
  const inspectWidths = inspectAt(inDepth([1440, 390], [width]))

  test(`handles an invitation, a forgotten password and a lost device (${locale})`, async ({
    page,
    browser,
  }) => {
    const t = texts(locale)
    const l = LANDING[locale]
    const name = locale === 'ru' ? 'Нина Полевая' : 'Nina Field'
    const email = `nina-${locale}@shop.test`
    await enterCabinet(page, 'owner@demo.test', locale)

    // The owner invites a person.
    await page.goto('/my/admin/demo/#/membership')
    await page.getByRole('button', { name: t('membership.action_open-create') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('membership.label_name')).fill(name)
    await dialog.getByLabel(t('membership.label_email')).fill(email)
    const role = dialog.getByRole('combobox', { name: t('membership.label_role') })
    await role.click()
    const offered = page.getByRole('option').first()
    const [roleName = ''] = (await offered.innerText()).split('\n')
    await offered.click()
    await expect(role).toHaveValue(roleName)
    await inspectWidths(page, `people-invite-${locale}`)
    await dialog.getByRole('button', { name: t('membership.action_invite') }).click()
    const invitation = await shownLink(page, email, locale, inspectWidths)
    await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible()
    await inspectWidths(page, `people-team-${locale}`)

    // The person opens the link in another browser, chooses a password and is signed in.
    const theirs = await strangersPage(browser, locale)
    await theirs.goto(invitation)
    await expect(theirs.getByRole('heading', { name: l['link.title-invitation'] })).toBeVisible()
    await inspectWidths(theirs, `people-invitation-${locale}`)
    await choosePassword(theirs, PASSWORD, locale)

    // The link cannot be used again.
    const late = await strangersPage(browser, locale)
    await late.goto(invitation)
    await expect(late.getByRole('heading', { name: l['link.over-title'] })).toBeVisible()
    await inspectWidths(late, `people-dead-link-${locale}`)

    // The person has forgotten the password, so a manager passes on a link.
    await late.getByRole('button', { name: l['forgotten.back'] }).click()
    await late.getByRole('button', { name: l['forgotten.title'] }).click()
    await expect(late.getByText(l['forgotten.no-mail'])).toBeVisible()
    await inspectWidths(late, `people-forgotten-${locale}`)
    await page.reload()
    await page
      .getByRole('button', { name: t('membership.menu_member').replace('{name}', name) })
      .click()
    await page.getByRole('menuitem', { name: t('membership.action_password-link') }).click()
    await late.goto(await shownLink(page, email, locale, inspectWidths))
    await expect(late.getByRole('heading', { name: l['link.title-password'] })).toBeVisible()
    await inspectWidths(late, `people-password-${locale}`)
    await choosePassword(late, `${PASSWORD}-new`, locale)

    // After the password change, the browser with the old password is signed out.
    await theirs.reload()
    await expect(theirs.getByRole('heading', { name: l['sign-in.title'] })).toBeVisible()
    await theirs.getByLabel(l['sign-in.email']).fill(email)
    await theirs.getByLabel(l['sign-in.password'], { exact: true }).fill(`${PASSWORD}-new`)
    await theirs.getByRole('button', { name: l['sign-in.submit'] }).click()
    await expect(theirs).toHaveURL(/\/my\/admin\/demo\//)

    // The person ends a session from another device; that session is signed out at its next request.
    await late.getByRole('button', { name: /^(аккаунт|account):/i }).click()
    await late.getByRole('menuitem', { name: either('shell.action_password') }).click()
    const devices = late.getByRole('dialog').getByRole('listitem')
    await expect(devices).toHaveCount(2)
    await inspectWidths(late, `people-devices-${locale}`)
    await devices.getByRole('button').click()
    await expect(devices).toHaveCount(1)
    await theirs.reload()
    await expect(theirs.getByRole('heading', { name: l['sign-in.title'] })).toBeVisible()
    await theirs.context().close()
    await late.context().close()
  })
}

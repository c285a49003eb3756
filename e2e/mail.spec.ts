import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import landingEn from '../translations/landing/en.json'
import landingRu from '../translations/landing/ru.json'
import { LOCALES, type Locale } from '../src/contract/locale'
import { DEMO_PASSWORD } from './server/ask'
import { openNewShop } from './server/newShop'
import { test } from './session'
import { texts } from './texts'

const LANDING = { ru: landingRu, en: landingEn }
const OLD = 'owner@shop.test'
const NEW = 'new@shop.test'

/** A mail server on a free port, which stores the letters that it receives. */
async function startMail() {
  const letters: ParsedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      simpleParser(stream).then((letter) => {
        letters.push(letter)
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
    letterTo: (address: string) => {
      const letter = letters.find(({ to }) => [to].flat().some((one) => one?.text === address))
      if (!letter) throw new Error(`No letter to ${address}`)
      return letter
    },
  }
}

const linkIn = (letter: ParsedMail) => /http\S+#link=\S+/.exec(letter.text ?? '')?.[0] ?? ''

/** Opens the link of a letter, as its reader does, and confirms. */
async function confirm(page: Page, letter: ParsedMail, locale: Locale) {
  const l = LANDING[locale]
  await page.goto('about:blank')
  await page.goto(linkIn(letter))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(l['email.title'])
  await page.getByRole('button', { name: l['email.confirm'] }).click()
}

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale: locale === 'ru' ? 'ru-RU' : 'en-GB' })
    const t = texts(locale)
    const l = LANDING[locale]
    test('changes a person’s e-mail once both addresses have confirmed the change', async ({
      page,
    }) => {
      const mail = await startMail()
      const shop = await openNewShop(page, locale, {
        SMTP_URL: mail.url,
        MAIL_FROM: 'Vitrina <letters@vitrina.test>',
      })
      const openMail = async () => {
        await page.getByRole('button', { name: /^(Аккаунт|Account):/ }).click()
        await page.getByRole('menuitem', { name: t('shell.action_mail') }).click()
        return page.getByRole('dialog', { name: t('mail.title'), exact: true })
      }
      const dialog = await openMail()
      const digest = dialog.getByRole('switch', { name: t('mail.label_digest') })
      await expect(digest).toBeChecked()
      await digest.uncheck()
      await dialog.getByRole('button', { name: t('mail.action_change') }).click()
      const form = page.getByRole('dialog', { name: t('mail.title_change') })
      const email = form.getByLabel(t('mail.label_new-email'))
      const password = form.locator('input[autocomplete=current-password]')
      await email.fill(NEW)
      await password.fill('wrong-one')
      await form.getByRole('button', { name: t('mail.action_ask') }).click()
      await expect(password).toHaveAttribute('aria-invalid', 'true')
      await expect(email).toHaveValue(NEW)
      await password.fill(DEMO_PASSWORD)
      await password.press('Enter')
      await expect(dialog.getByText(t('mail.label_waiting'), { exact: true })).toHaveCount(2)
      await expect(digest).not.toBeChecked()

      await confirm(page, mail.letterTo(NEW), locale)
      const said = page.getByRole('status')
      await expect(said).toHaveText(l['email.waiting-old'])
      await confirm(page, mail.letterTo(OLD), locale)
      await expect(said).toHaveText(l['email.changed'])
      await shop.open('/')
      await expect((await openMail()).getByText(NEW, { exact: true })).toBeVisible()
      await shop.close()
      await mail.stop()
    })
  })
}

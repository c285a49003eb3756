import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { userEndpoints } from '../src/contract/endpoints/user'
import type { Locale } from '../src/contract/locale'
import { ask, DEMO_PASSWORD, logIn } from './server/ask'
import { quietTest } from './server/ownServer'

/** Chromium warns about slow drawing of a 3D model without a GPU. */
const isOfDriver = (text: string) => text.includes('GL Driver Message')

/** Watches every page of a test: an error or a warning in its console fails the test. */
export const test = quietTest.extend({
  context: async ({ context }, use) => {
    const messages: string[] = []
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isOfDriver(message.text())) {
        messages.push(`${message.page()?.url() ?? ''} ${message.type()}: ${message.text()}`)
      }
    })
    context.on('weberror', (error) => messages.push(String(error.error())))
    await use(context)
    expect(messages, 'the console stays silent').toEqual([])
  },
})

/** The cabinet of the demo's account, which opens with the library. */
export const CABINET = '/my/admin/demo/'

/**
 * Signs the browser of a page in and sets the person's language, without opening a page. Other
 * tests cover the sign-in form.
 */
export async function enterCabinet(page: Page, email: string, locale: Locale): Promise<void> {
  await logIn(page, email)
  await ask(page, userEndpoints.saveUser, { locale })
}

/** Signs in on the landing page and waits for the cabinet of the only account. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/my/admin')
  await page.getByLabel(/e-?mail|почта/i).fill(email)
  await page.locator('input[type=password]').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: /войти|sign in/i }).click()
  await expect(page).toHaveURL(/\/my\/admin\/demo\//)
}

/** Sets the person's language through the account menu. */
export async function chooseLanguage(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('button', { name: /^(аккаунт|account):/i }).click()
  await page.getByRole('menuitem', { name: locale === 'ru' ? 'Русский' : 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
}

/** A photo as a phone takes it: rotated JPEG, with the orientation and a location in its EXIF. */
export const makePhoto = (): Promise<Buffer> => (photo ??= drawPhoto())
let photo: Promise<Buffer> | undefined

function drawPhoto(): Promise<Buffer> {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
    <rect width="1600" height="1200" fill="#e9dfd0"/>
    <rect y="800" width="1600" height="400" fill="#b98d63"/>
    <ellipse cx="800" cy="640" rx="260" ry="300" fill="#7d9a86"/>
    <ellipse cx="800" cy="360" rx="150" ry="46" fill="#5d7a66"/>
    <circle cx="1180" cy="780" r="120" fill="#d8744f"/>
  </svg>`
  return sharp(Buffer.from(picture))
    .rotate(270)
    .withExif({ IFD0: { Orientation: '6', Model: 'Phone' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 88 })
    .toBuffer()
}

import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { EditorTab } from '../src/features/editor/editorTabs'
import { stageOf } from './stagePointer'
import { texts } from './texts'

const t = texts('ru')

/**
 * Puts an element of each kind on the frame that is shown and writes in it, as its person would.
 * @param remember looks at the frame after each step
 */
export async function addElements(
  page: Page,
  frame: 'square' | 'story',
  remember: (name: string) => Promise<void>,
): Promise<void> {
  const seen = (name: string) => remember(`${frame}: ${name}`)
  const openTab = (tab: EditorTab) =>
    page.getByRole('tab', { name: t(`tabs.label_${tab}`), exact: true }).click()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })

  await openTab('text')
  await press(t('elements.action_add-text'))
  await page.keyboard.type('Встреча у Анны в семь,')
  await page.keyboard.press('Enter')
  await page.keyboard.type('не опаздывайте')
  await seen('text written')
  await page.keyboard.press('Escape')
  await seen('text left')

  const stickers = page.getByRole('button', { name: t('elements.kind_picture'), exact: true })
  const stood = await stickers.count()
  await page
    .getByTestId('sticker-file')
    .setInputFiles({ name: 'sticker.png', mimeType: 'image/png', buffer: await sticker() })
  await expect(stickers).toHaveCount(stood + 1)
  await seen('sticker added')

  await openTab('action')
  for (const kind of ['elements.kind_link', 'elements.kind_disabledProductLink'] as const) {
    await press(t('elements.action_add-button'))
    await seen('button added')
    await field(t('elements.label_action-text')).fill('Только у Анны')
    await page.getByRole('radio', { name: t(kind), exact: true }).check()
    await seen(`${t(kind)} made of it`)
  }

  await openTab('interaction')
  for (const add of ['poll', 'question', 'emoji'] as const) {
    const button = page.getByRole('button', { name: t(`elements.action_add-${add}`), exact: true })
    if (await button.isDisabled()) continue
    await button.click()
    await seen(`${add} added`)
    await field(t('elements.label_caption')).fill('Какую берёте: синюю или белую?')
    await seen(`${add} asked`)
  }

  // The product's picture is shown once it is measured.
  await openTab('links')
  await expect(page.getByRole('switch').first()).toBeVisible()
  const label =
    frame === 'square' ? 'elements.label_image-on-square' : 'elements.label_image-on-story'
  const pictures = page.getByRole('switch', { name: new RegExp(`^${t(label)}`) })
  if ((await pictures.count()) > 0) {
    const { length } = await stageOf(page).locator('canvas').all()
    expect(length).toBe(2)
    await pictures.last().click()
    await page.waitForLoadState('networkidle')
    await seen('product picture')
  }
}

/** As wide as high, as the picture is that the replay draws for it. */
const sticker = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer()

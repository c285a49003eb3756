import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { EditorTab } from '../../src/features/editor/editorTabs'
import { stageOf, stillPixels } from './stagePointer'
import { texts } from '../texts'

const t = texts('ru')

/**
 * Adds an element of each kind to the shown frame and types its text through the interface.
 * @param remember called after each step
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
  const colour = (name: string, value: string) => page.getByLabel(name, { exact: true }).fill(value)

  await openTab('text')
  await press(t('elements.action_add-text'))
  await page.keyboard.type('Встреча у Анны в семь,')
  await page.keyboard.press('Enter')
  await page.keyboard.type('не опаздывайте')
  await seen('text written')
  await page.keyboard.press('Escape')
  await seen('text left')
  await page.getByRole('combobox', { name: t('elements.label_font') }).selectOption('Caveat')
  await fontsLoaded(page)
  await seen('font chosen')
  await page.getByRole('combobox', { name: t('elements.label_font-style') }).selectOption('bold')
  await fontsLoaded(page)
  await seen('style chosen')
  await colour(t('elements.label_text-color'), '#7c2d12')
  await seen('text coloured')

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
    await colour(t('elements.label_background'), '#fde68a')
    await seen('button coloured')
  }

  await openTab('interaction')
  for (const add of ['poll', 'question', 'emoji'] as const) {
    const button = page.getByRole('button', { name: t(`elements.action_add-${add}`), exact: true })
    if (await button.isDisabled()) continue
    await button.click()
    await seen(`${add} added`)
    await field(t('elements.label_caption')).fill('Какую берёте: синюю или белую?')
    await seen(`${add} asked`)
    if (add === 'poll') {
      await field(answerOf(1)).fill('Синюю')
      await press(t('elements.action_add-answer'))
      await field(answerOf(3)).fill('Возьму обе')
      await seen('answers written')
    }
    if (add === 'emoji') {
      const faces = page
        .getByRole('group', { name: t('elements.label_emojis') })
        .getByRole('button')
      await faces.last().click()
      await seen('emoji chosen')
      await faces.first().click()
      await seen('emoji taken away')
    }
    await colour(t('elements.label_background'), '#3730a3')
    await seen(`${add} coloured`)
  }

  await openTab('links')
  const marks = page.getByRole('list', { name: t('editor.label_marks') }).getByRole('listitem')
  await expect(marks.first()).toBeVisible()
  const there = await marks.evaluateAll((items) => items.map(({ ariaLabel }) => ariaLabel ?? ''))
  await page.getByRole('combobox', { name: t('products.label_search'), exact: true }).click()
  const unmarked = there.reduce(
    (options, label) => options.filter({ hasNotText: label.replace(/^\d+\. /, '') }),
    page.getByRole('option'),
  )
  await unmarked.first().click()
  await expect(marks).toHaveCount(there.length + 1)
  await seen('product marked')
  // Waits until the product's picture is measured, because it is shown only then.
  await expect(page.getByRole('switch').first()).toBeVisible()
  const label =
    frame === 'square' ? 'elements.label_image-on-square' : 'elements.label_image-on-story'
  const pictures = page.getByRole('switch', { name: new RegExp(`^${t(label)}`) })
  if ((await pictures.count()) > 0) {
    const { length } = await stageOf(page).locator('canvas').all()
    expect(length).toBe(2)
    const before = await stillPixels(stageOf(page))
    await pictures.last().click()
    await expect.poll(() => stillPixels(stageOf(page))).not.toBe(before)
    await seen('product picture')
  }
}

/** The label of an option of a poll. */
const answerOf = (number: number) => t('elements.label_answer').replace('{number}', String(number))

const fontsLoaded = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => true))

/** A square picture, because the replay draws a square placeholder instead of it. */
const sticker = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer()

import type { Page } from '@playwright/test'
import { albumEndpoints } from '../../src/contract/endpoints/albums'
import { widgetEndpoints } from '../../src/contract/endpoints/widgets/widgets'
import type { WidgetType } from '../../src/contract/widgets/settings/widgetSettings'
import { answered, ask } from '../server/ask'
import type { texts } from '../texts'

type Texts = ReturnType<typeof texts>

/** Creates a widget from any screen with the navigation, and opens its editor. */
export async function openNewWidget(page: Page, t: Texts, type: WidgetType, name: string) {
  await page.getByRole('link', { name: t('shell.nav_widgets') }).click()
  await page
    .getByRole('button', { name: t('widgets.action_create') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: t(`widgets.label_${type}`), exact: true }).check()
  await dialog.getByLabel(t('widgets.label_title')).fill(name)
  await dialog.getByRole('button', { name: t('widgets.action_create') }).click()
}

export async function chooseAlbum(page: Page, t: Texts, album?: string) {
  await page.getByRole('combobox', { name: t('albums.label_picker') }).click()
  await page
    .getByRole('option', album === undefined ? {} : { name: album })
    .first()
    .click()
  await page.keyboard.press('Escape')
}

/** Names of albums of the demo with posts to show. */
export async function shownAlbums(page: Page): Promise<[string, string]> {
  const { albumList } = await ask(page, albumEndpoints.listAlbums)
  const [one, two] = albumList.filter(({ postCount }) => postCount > 2)
  if (!one || !two) throw new Error('The demo lacks albums')
  return [one.name, two.name]
}

/** Makes a new widget visible for everyone and saves it; it was visible only to its team. */
export async function saveForEveryone(page: Page, t: Texts) {
  await page.getByRole('tab', { name: t('widgets.tab_settings') }).click()
  await page.getByRole('radio', { name: new RegExp(`^${t('widgets.label_everyone')}`) }).check()
  const save = page.getByRole('button', { name: t('common.action_save'), exact: true })
  await answered(page, widgetEndpoints.saveWidget, () => save.click())
}

/** The installation code that a merchant copies to the shop's page. */
export async function installedCode(page: Page, t: Texts): Promise<string> {
  await page.getByRole('tab', { name: t('widgets.tab_installation') }).click()
  return (await page.getByRole('region', { name: t('widgets.label_code') }).textContent()) ?? ''
}

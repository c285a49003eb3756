import { expect } from '@playwright/test'
import { enterCabinet, test } from './session'
import { texts } from './texts'

const t = texts('ru')

test('a list that opens inside a dialog can be used by a mouse', async ({ page }) => {
  await enterCabinet(page, 'owner@demo.test', 'ru')
  await page.goto('/my/admin/demo/#/membership')
  await page.getByRole('button', { name: t('membership.action_open-create') }).click()
  const dialog = page.getByRole('dialog')
  const role = dialog.getByRole('combobox', { name: t('membership.label_role') })
  await role.click()
  const option = page.getByRole('option', { name: 'Редактор' })
  await option.click()
  await expect(role).toHaveValue('Редактор')
})

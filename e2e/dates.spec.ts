import { expect } from '@playwright/test'
import { paths } from '../src/common/routing/paths'
import { postEndpoints } from '../src/contract/endpoints/posts'
import { ask } from './server/ask'
import { enterCabinet, test } from './session'
import { inspect } from './inspect'
import { texts } from './texts'
import { walks } from './walks'

const TYPED = { ru: '31.12.2030 9:05', en: '12/31/2030 9:05' }
const WRITTEN = { ru: '31.12.2030 09:05', en: '12/31/2030 09:05' }
const DAY_BEFORE = { ru: '30.12.2030 09:05', en: '12/30/2030 09:05' }

for (const { width, height, locale } of walks('narrow')) {
  test.describe(`a date field (${locale})`, () => {
    // The browser has the other language.
    test.use({ locale: locale === 'ru' ? 'en-US' : 'ru-RU' })

    test('accepts typed and chosen dates in the format of the interface, not of the browser', async ({
      page,
    }) => {
      const t = texts(locale)
      await page.setViewportSize({ width, height })
      await enterCabinet(page, 'owner@demo.test', locale)
      const { postInfoList } = await ask(page, postEndpoints.searchPosts, { filter: {} })
      const postId = postInfoList[0]?.vitrinaPost.id
      await page.goto(`/my/admin/demo/#${paths.post(Number(postId))}`)
      const schedule = page.getByRole('switch', { name: t('publishing.label_schedule') })
      await expect(schedule).toBeVisible()
      if (!(await schedule.isChecked())) await schedule.press('Space')

      const label = t('publishing.label_unpublish-at')
      const field = page.getByRole('textbox', { name: label })
      await field.fill(TYPED[locale])
      await field.press('Tab')
      await expect(field).toHaveValue(WRITTEN[locale])

      const name = t('days.action_calendar').replace('{label}', label)
      const button = page.getByRole('button', { name })
      await button.click()
      const chosen = page.getByRole('dialog').getByRole('button', { pressed: true })
      await expect(chosen).toBeFocused()
      await inspect(page, `dates-${locale}-${width}`)
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Enter')
      await expect(field).toHaveValue(DAY_BEFORE[locale])
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
    })
  })
}

import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { GUIDE_OF_SCREEN } from '../src/common/help/guideOfScreen'
import type { RouteName } from '../src/common/routing/paths'
import { guidePath } from '../src/contract/guide'
import { inspect } from './inspect'
import { openScreen, screenList } from './screenList'
import { enterCabinet, test } from './session'
import { texts } from './texts'
import { walks } from './walks'

/** One screen of each layout and of each editor's bar. */
const SCREENS: readonly RouteName[] = ['home', 'analytic', 'post', 'create-post', 'builder']

const titleOf = (locale: string, page: string) =>
  /^# (.+)$/m.exec(readFileSync(`translations/guide/${locale}/${page}.md`, 'utf8'))?.[1] ?? ''

for (const { width, height, locale } of walks('narrow')) {
  const t = texts(locale)

  test(`opens the guide beside the title of a screen (${width} px, ${locale})`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height })
    await enterCabinet(page, 'owner@demo.test', locale)
    const screens = await screenList(page)
    for (const route of SCREENS) {
      await openScreen(page, screens.find(({ name }) => name === route)?.address ?? '')
      const link = page.getByRole('link', { name: t('help.action_open') })
      await expect(link).toBeInViewport({ ratio: 1 })
      await inspect(page, `help-${route}-${width}`)
      const opening = context.waitForEvent('page')
      await link.focus()
      await page.keyboard.press('Enter')
      const guide = await opening
      const name = GUIDE_OF_SCREEN[route]
      await expect(guide).toHaveURL(guidePath(locale, name))
      await expect(guide.getByRole('heading', { level: 1 })).toHaveText(titleOf(locale, name))
      await guide.setViewportSize({ width, height })
      await inspect(guide, `guide-${name}-${width}`)
      await guide.close()
    }
  })
}

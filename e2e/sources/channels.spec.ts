import { expect } from '@playwright/test'
import { paths } from '../../src/common/routing/paths'
import { openBlogSite } from '../sites/channelSite'
import { inspect } from '../inspect'
import { openNewShop } from '../server/newShop'
import { makePhoto, test } from '../session'
import { openTelegramSite } from '../sites/telegramSite'
import { texts } from '../texts'
import { walks } from '../walks'

for (const { width, height, locale } of walks('narrow')) {
  const t = texts(locale)

  test(`imports a blog and a Telegram channel into the library (${width} px, ${locale})`, async ({
    page,
  }) => {
    const photo = await makePhoto()
    const blog = await openBlogSite(photo)
    blog.write('Ваза на столе', 'Плед у окна')
    const telegram = await openTelegramSite(photo)
    await page.setViewportSize({ width, height })
    const shop = await openNewShop(page, locale, { TELEGRAM_API_URL: telegram.url })
    const cardOf = (name: Parameters<typeof t>[0]) => page.getByRole('region', { name: t(name) })

    await shop.open(paths.integrations())

    // Connects a bot, which waits for its channel until a post appears there.
    const bots = cardOf('integrations.title_telegram')
    await bots.getByLabel(t('integrations.label_bot-token')).fill(telegram.token)
    await bots.getByRole('button', { name: t('integrations.action_save-bot') }).click()
    await expect(bots.getByText(t('integrations.text_telegram-waiting'))).toBeVisible()
    await bots.scrollIntoViewIfNeeded()
    await inspect(page, `channels-bot-${width}`)
    telegram.post(1, 'Кружка из канала')

    // Connects a blog by the link of its page.
    const blogs = cardOf('integrations.title_channels')
    await blogs.getByLabel(t('integrations.label_channel-link')).fill(blog.link)
    await blogs.getByRole('button', { name: t('integrations.action_find-channel') }).click()
    await expect(blogs.getByText('Плед у окна')).toBeVisible()
    await blogs.scrollIntoViewIfNeeded()
    await inspect(page, `channels-found-${width}`)
    await blogs.getByRole('button', { name: t('integrations.action_connect-channel') }).click()
    await expect(blogs.getByText(t('integrations.label_working'))).toBeVisible()

    // The bot is read every ten seconds.
    await expect(bots.getByText('Лён и глина')).toBeVisible({ timeout: 60_000 })
    await bots.scrollIntoViewIfNeeded()
    await inspect(page, `channels-connected-${width}`)

    await shop.open(paths.home())
    const library = page.getByRole('main')
    for (const name of [/Ваза на столе/, /Плед у окна/, /Кружка из канала/]) {
      await expect(library.getByRole('link', { name })).toBeVisible({ timeout: 60_000 })
    }
    await inspect(page, `channels-library-${width}`)
    await shop.open(paths.sources())
    await expect(page.getByText(t('sources.status_working'))).toHaveCount(2)
    await page.getByText('Telegram: Лён и глина', { exact: true }).scrollIntoViewIfNeeded()
    await inspect(page, `channels-sources-${width}`)
    await shop.close()
    blog.close()
    telegram.close()
  })
}

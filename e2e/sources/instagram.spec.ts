import { expect } from '@playwright/test'
import { paths } from '../../src/common/routing/paths'
import { inspect } from '../inspect'
import { openMetaSite } from '../sites/metaSite'
import { openNewShop } from '../server/newShop'
import { makePhoto, test } from '../session'
import { texts } from '../texts'
import { walks } from '../walks'

for (const { width, height, locale } of walks('narrow')) {
  const t = texts(locale)

  test(`connects an Instagram profile by a sign-in at Facebook and imports its posts (${width} px, ${locale})`, async ({
    page,
    context,
  }) => {
    const photo = await makePhoto()
    // The host of this picture does not exist, so requests for it are answered here.
    await context.route(/\/picture-copy\?/, (route) =>
      route.fulfill({ contentType: 'image/jpeg', body: photo }),
    )
    const site = await openMetaSite(photo)
    const { meta, picture } = site
    meta.media = [picture(1, 'Кружка из белой глины'), picture(2, 'Новая печь')]
    meta.stories = [{ ...picture(3, 'Сегодня скидка'), media_product_type: 'STORY' }]
    meta.hashtags = [{ id: '17843', name: 'лёнглина', media: [picture(4, 'Моя кружка')] }]
    await page.setViewportSize({ width, height })
    const shop = await openNewShop(page, locale, site.settings)
    const card = page.getByRole('region', { name: t('integrations.title_profiles') })

    // Redirects to Facebook and back, the first time without the required permissions.
    const granted = meta.granted
    meta.granted = ['pages_show_list']
    await shop.open(paths.integrations())
    await card.getByRole('button', { name: t('integrations.action_facebook-login') }).click()
    await expect(card.getByRole('alert')).toHaveText(t('integrations.alert_facebook-rights'))
    await inspect(page, `instagram-rights-${width}`)
    meta.granted = granted
    await card.getByRole('button', { name: t('integrations.action_facebook-login') }).click()
    const choose = t('integrations.label_connect-profile').replace('{name}', 'LenGlina')
    await expect(card.getByRole('button', { name: choose })).toBeVisible()
    await inspect(page, `instagram-profiles-${width}`)
    await card.getByRole('button', { name: choose }).click()
    await expect(card.getByText('lenglina', { exact: true })).toBeVisible()

    // Adds a hashtag. The dialog then shows how much of the limit of names in seven days is used.
    await card.getByRole('button', { name: t('integrations.action_hashtags') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('integrations.label_hashtag')).fill('#ЛёнГлина')
    await dialog.getByRole('button', { name: t('integrations.action_add-hashtag') }).click()
    await expect(dialog.getByText('#лёнглина', { exact: true })).toBeVisible()
    await inspect(page, `instagram-hashtags-${width}`)
    await page.keyboard.press('Escape')

    await shop.open(paths.home())
    const library = page.getByRole('main')
    for (const caption of [/Кружка из белой/, /Новая печь/, /Сегодня скидка/, /Моя кружка/]) {
      await expect(library.getByRole('link', { name: caption })).toBeVisible({ timeout: 60_000 })
    }
    await shop.open(paths.sources())
    await expect(page.getByText(t('sources.status_working')).first()).toBeVisible({
      timeout: 60_000,
    })
    await inspect(page, `instagram-sources-${width}`)
    await shop.close()
    site.close()
  })
}

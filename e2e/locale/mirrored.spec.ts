import { expect } from '@playwright/test'
import { enterCabinet, test } from '../session'
import { openScreen, screenList } from '../screenList'
import { mirrorPages } from './otherLocales'
import { texts } from '../texts'

const t = texts('en')

test('leads on a mirrored page to the post that the arrow points at, and moves posts of an album to where they are seen', async ({
  page,
  context,
}) => {
  await mirrorPages(context)
  await enterCabinet(page, 'owner@demo.test', 'en')
  const album = (await screenList(page)).find(({ name }) => name === 'builderalbums')
  await openScreen(page, album?.address ?? '')
  const region = page.getByRole('region', { name: t('albums.label_posts') })
  const cards = region.getByRole('listitem')
  const leftOf = async (index: number) => (await cards.nth(index).boundingBox())?.x ?? 0
  await expect(cards.nth(3)).toBeVisible()
  expect(await leftOf(1), 'the second card is on the left of the first').toBeLessThan(
    await leftOf(0),
  )

  const order = () =>
    region
      .getByRole('link')
      .evaluateAll((links) => links.slice(0, 4).map((link) => link.getAttribute('href')))
  const [first, second, third, fourth] = await order()
  const postAt = (index: number) => cards.nth(index).getByRole('link')
  await postAt(0).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(postAt(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(postAt(0)).toBeFocused()

  await page.keyboard.press('Control+ArrowLeft')
  await expect.poll(order).toEqual([second, first, third, fourth])
  await page.keyboard.press('Control+ArrowRight')
  await expect.poll(order).toEqual([first, second, third, fourth])
  await cards.nth(3).dragTo(cards.nth(0))
  await expect.poll(order).toEqual([fourth, first, second, third])
  await cards.nth(0).dragTo(cards.nth(3))
  await expect.poll(order).toEqual([first, second, third, fourth])
})

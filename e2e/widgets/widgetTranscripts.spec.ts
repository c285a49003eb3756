import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { drawVase } from '../../demo/drawing/drawVase'
import { installationCode } from '../../src/contract/widgets/installation/installationCode'
import { productRoomOf, roomOf } from '../../src/contract/widgets/installation/roomOf'
import { stlParts } from '../../src/contract/widgets/stl/stlParts'
import type { WidgetPayload } from '../../src/contract/widgets/widgetPayload'
import { modelPayload } from '../../widget/testing/model'
import {
  ORIGIN,
  TEST_AD,
  testMedia,
  testPayload,
  testPost,
  testProduct,
} from '../../widget/testing/payload'
import { testHighlight, testStories } from '../../widget/testing/stories'
import { openHostileSite, type HostileSite } from '../hostile/site'
import { inspect } from '../inspect'

// What a screen reader reads of each type of widget, and how it is used by keyboard alone.

// Reduced motion: stories wait for the shopper, and a model does not rotate automatically.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1000, height: 800 } })

let site: HostileSite
test.beforeAll(async () => {
  site = await openHostileSite()
})
test.afterAll(() => site.close())

const MUG = testProduct(10, { title: 'Кружка «Утро»', oldPrice: 149_000 })
const VASE = testProduct(20, { title: 'Ваза «Кокон»', inStock: false })
const POSTS = [
  testPost(1, {
    text: 'Завтрак на террасе',
    media: [testMedia(1, [MUG]), testMedia(2)],
    ad: TEST_AD,
  }),
  testPost(2, { text: 'Полка в гостиной', media: [testMedia(3, [MUG, VASE])] }),
  testPost(3, { text: '', author: { name: 'Мария', link: 'https://social.example/maria' } }),
]

/**
 * Opens a shop's page with this widget by its installation code; with a SKU it is that
 * product's page.
 */
async function openShop(page: Page, payload: WidgetPayload, article?: string): Promise<void> {
  site.payload = payload
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#b98d63' } })
  const png = await picture.png().toBuffer()
  const headers = { 'Access-Control-Allow-Origin': '*' }
  const fulfill = (body: Buffer) => ({ headers, body })
  for (const pictures of [`${ORIGIN}/**`, '**/*.webp']) {
    await page.route(pictures, (route) => route.fulfill(fulfill(png)))
  }
  const vase = Buffer.concat([...stlParts(drawVase({ sectors: 16, rings: 8 }))])
  await page.route('**/*.stl', (route) => route.fulfill(fulfill(vase)))
  const { embedId, widgetType } = payload
  const code = installationCode(
    site.widget,
    { embedId, widgetType },
    article === undefined
      ? { room: roomOf(payload) }
      : { product: { article }, room: productRoomOf(payload) },
  )
  await page.goto(site.showBody(`<main><h1>Магазин</h1>${code}</main>`))
}

test('exposes the tiles of a gallery and its open post to a screen reader', async ({ page }) => {
  await openShop(page, testPayload([], { posts: POSTS }))
  const tiles = page.getByRole('region').getByRole('button')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - /children: deep-equal
      - heading "Магазин" [level=1]
      - region "Фотографии с товарами":
        - list:
          - listitem:
            - 'button "Завтрак на террасе — 1 товар — Реклама ООО «Ромашка», ИНН 7700000000, erid: 2VtzqwErid"':
              - img "Завтрак на террасе"
              - text: "Реклама ООО «Ромашка», ИНН 7700000000, erid: 2VtzqwErid"
          - listitem:
            - button "Полка в гостиной — 2 товара":
              - img "Полка в гостиной"
          - listitem:
            - 'button "Пост: Мария — 1 товар"':
              - 'img "Пост: Мария"'
  `)
  await inspect(page, 'transcript-gallery')
  await page.keyboard.press('Tab')
  await expect(tiles.first()).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeFocused()
  await expect(dialog).toMatchAriaSnapshot(`
    - 'dialog "Пост: Анна"':
      - /children: deep-equal
      - button "Закрыть"
      - article:
        - img "Завтрак на террасе"
        - button "Кружка «Утро», 1 290 ₽"
        - text: 1 из 2
        - button "Следующее фото"
        - text: Анна
        - time: 14 сентября 2026 г.
        - text: "Реклама ООО «Ромашка», ИНН 7700000000, erid: 2VtzqwErid"
        - paragraph: Завтрак на террасе
        - heading "Товары на фото" [level=2]
        - list:
          - listitem:
            - link "Кружка «Утро» 1 290 ₽ Старая цена 1 490 ₽ −13%"
      - button "Следующий пост"
      - status: 1 из 3 . Завтрак на террасе
  `)
  await inspect(page, 'transcript-popup')
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toMatchAriaSnapshot(`
    - 'dialog "Пост: Анна"':
      - /children: deep-equal
      - button "Закрыть"
      - article:
        - img "Полка в гостиной"
        - button "Кружка «Утро», 1 290 ₽"
        - button "Ваза «Кокон», 1 290 ₽"
        - text: Анна
        - time: 14 сентября 2026 г.
        - paragraph: Полка в гостиной
        - heading "Товары на фото" [level=2]
        - list:
          - listitem:
            - link "Кружка «Утро» 1 290 ₽ Старая цена 1 490 ₽ −13%"
          - listitem:
            - link "Ваза «Кокон» 1 290 ₽ Нет в наличии"
      - button "Предыдущий пост"
      - button "Следующий пост"
      - status: 2 из 3 . Полка в гостиной
  `)
  // On a phone the position is between the arrows, and only screen readers get the caption.
  await page.setViewportSize({ width: 390, height: 844 })
  const place = dialog.getByRole('status')
  await expect.poll(async () => (await place.boundingBox())?.width).toBe(76)
  await expect.poll(async () => (await place.locator('span').boundingBox())?.width).toBe(1)
  await page.keyboard.press('Escape')
  await expect(tiles.nth(1)).toBeFocused()
})

test('exposes the gallery of a product page to a screen reader, in English', async ({ page }) => {
  await openShop(page, testPayload([], { posts: POSTS.slice(0, 1), locale: 'en' }), 'MUG-1')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - /children: deep-equal
      - heading "Магазин" [level=1]
      - region "Photos with products":
        - list:
          - listitem:
            - 'button "Завтрак на террасе — 1 product — Ad (Реклама) ООО «Ромашка», INN 7700000000, erid: 2VtzqwErid"':
              - img "Завтрак на террасе"
              - text: "Ad (Реклама) ООО «Ромашка», INN 7700000000, erid: 2VtzqwErid"
  `)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeFocused()
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Post by Анна":
      - /children: deep-equal
      - button "Close"
      - article:
        - img "Завтрак на террасе"
        - button "Кружка «Утро», ₽1,290"
        - text: 1 of 2
        - button "Next photo"
        - text: Анна
        - time: September 14, 2026
        - text: "Ad (Реклама) ООО «Ромашка», INN 7700000000, erid: 2VtzqwErid"
        - paragraph: Завтрак на террасе
        - heading "Shop the photo" [level=2]
        - list:
          - listitem:
            - link "Кружка «Утро» ₽1,290 Old price ₽1,490 −13%"
      - status: 1 of 1 . Завтрак на террасе
  `)
})

test('exposes the posts and arrows of a slider to a screen reader', async ({ page }) => {
  const posts = [1, 2, 3].map((id) => testPost(id))
  await openShop(page, testPayload([], { posts, settings: { mode: 'line', cols: 2 } }))
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - /children: deep-equal
      - heading "Магазин" [level=1]
      - region "Фотографии с товарами":
        - button "Прокрутить назад" [disabled]
        - button "Прокрутить вперёд"
        - list:
          - listitem:
            - button "Подпись 1 — 1 товар":
              - img "Подпись 1"
          - listitem:
            - button "Подпись 2 — 1 товар":
              - img "Подпись 2"
          - listitem:
            - button "Подпись 3 — 1 товар":
              - img "Подпись 3"
  `)
  await inspect(page, 'transcript-slider')
  // The last item can be reached by keyboard alone, and is scrolled into view.
  const last = page.getByRole('listitem').last().getByRole('button')
  for (let count = 0; count < 5; count += 1) await page.keyboard.press('Tab')
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport({ ratio: 0.9 })
})

test('exposes a bar of stories and their player to a screen reader', async ({ page }) => {
  await openShop(page, testStories([testHighlight('Новинки', [1, 2]), testHighlight('Уход', [3])]))
  const bar = page.getByRole('region')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - /children: deep-equal
      - heading "Магазин" [level=1]
      - region "Истории":
        - list:
          - listitem:
            - button "Новинки. 2 истории": Новинки
          - listitem:
            - button "Уход"
  `)
  await inspect(page, 'transcript-stories')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const player = page.getByRole('dialog')
  await expect(player).toBeFocused()
  await expect(player).toMatchAriaSnapshot(`
    - dialog "Новинки":
      - /children: deep-equal
      - img "Подпись 1"
      - paragraph: Новинки
      - button "Продолжить"
      - button "Закрыть"
      - button "Подпись 1"
      - list "Товары в истории":
        - listitem:
          - link "Товар 10 1 290 ₽"
      - button "Следующая история"
      - status: 1 из 2. Подпись 1
  `)
  await inspect(page, 'transcript-player')
  await page.keyboard.press('ArrowRight')
  await expect(player.getByRole('status')).toHaveText('2 из 2. Подпись 2')
  await page.keyboard.press('Escape')
  const first = bar.getByRole('listitem').first().getByRole('button')
  await expect(first).toBeFocused()
  await expect(first).toHaveAccessibleName('Новинки. 2 истории. просмотрено')
})

test('exposes a 3D model with its controls to a screen reader', async ({ page }) => {
  await openShop(page, modelPayload({ alt: 'Ваза «Кокон» из светлой глины' }))
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - /children: deep-equal
      - heading "Магазин" [level=1]
      - figure:
        - application "Ваза «Кокон» из светлой глины"
        - group "Управление моделью":
          - button "Повернуть влево"
          - button "Повернуть вправо"
          - button "Отдалить"
          - button "Приблизить"
        - status
        - text: Стрелки поворачивают модель, плюс и минус меняют масштаб
        - status
        - paragraph: Ширина 120 мм, глубина 80 мм, высота 9,3 мм
  `)
  await inspect(page, 'transcript-model')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('application')).toBeFocused()
  for (let count = 0; count < 8; count += 1) await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('status').filter({ hasText: /^Вид/ })).toHaveCount(1)
})

import { writeFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { postEditingEndpoints } from '../../src/contract/endpoints/postEditing'
import { productEndpoints } from '../../src/contract/endpoints/products'
import { postEndpoints } from '../../src/contract/endpoints/posts'
import { makeAlbum, makeDrafts } from '../library/bulkPosts'
import { answered, ask } from '../server/ask'
import { enterCabinet, makePhoto, test } from '../session'
import { inspect } from '../inspect'
import { stageOf } from './stagePointer'
import { dropFile } from '../mediaFiles'
import { texts } from '../texts'
import { walks } from '../walks'

/**
 * Presses in the preview, by default in the middle of an element. The preview is scaled down, so
 * the driver alone would press beside the element.
 */
async function pressIn(page: Page, what: Locator, part = 0.5) {
  await what.evaluate((node) => node.scrollIntoView({ block: 'center' }))
  const frame = await page.locator('iframe').boundingBox()
  if (!frame) throw new Error('The preview is not there')
  const place = await what.evaluate((node, along) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    return { x: (left + width * along) / innerWidth, y: (top + height / 2) / innerHeight }
  }, part)
  await page.mouse.click(frame.x + frame.width * place.x, frame.y + frame.height * place.y)
}

for (const { width, height, locale } of walks('narrow')) {
  const t = texts(locale)
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

  /** A draft in the editor, in one of the sizes. */
  async function open(page: Page) {
    await enterCabinet(page, 'owner@demo.test', locale)
    const [draft] = await makeDrafts(page, 1)
    const id = draft?.vitrinaPost.id ?? 0
    await page.setViewportSize({ width, height })
    await page.goto(`/my/admin/demo/#/${id}`)
    await expect(words(page)).toBeVisible()
    return id
  }
  /** Adds the post to a new album. */
  async function choosePostAlbum(page: Page, name: string) {
    await makeAlbum(page, name)
    await page.reload()
    await page.getByRole('combobox', { name: t('albums.label_picker') }).click()
    await page.getByRole('option', { name }).click()
    await page.keyboard.press('Escape')
  }
  const words = (page: Page) => page.getByRole('textbox', { name: t('editor.label_text') })
  const tab = (
    page: Page,
    name: 'action' | 'links' | 'media' | 'post' | 'products' | 'interaction' | 'text',
  ) => page.getByRole('tab', { name: t(`tabs.label_${name}`) }).click()
  /**
   * Waits until the editor accepts files: the component for this is loaded after the editor, when files are first
   * dragged over the page.
   */
  async function takesFiles(page: Page) {
    const drag = (type: 'dragenter' | 'dragleave') =>
      page.evaluate((name) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File(['.'], 'photo.png', { type: 'image/png' }))
        document.body.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true }))
      }, type)
    const hint = page.getByText(t('upload.text_drop-slide'))
    await expect(async () => {
      await drag('dragenter')
      await expect(hint).toBeVisible({ timeout: 500 })
    }).toPass()
    await drag('dragleave')
    await expect(hint).toHaveCount(0)
  }
  /** The picture is large enough to be a slide as well. */
  const copyPicture = (page: Page) =>
    page.evaluate(async () => {
      const canvas = new OffscreenCanvas(600, 600)
      canvas.getContext('2d')?.fillRect(0, 0, 600, 600)
      const picture = await canvas.convertToBlob({ type: 'image/png' })
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
    })
  const save = (page: Page) =>
    answered(page, postEditingEndpoints.savePost, () =>
      button(page, t('common.action_save')).click(),
    )
  const slides = (page: Page) =>
    page.getByRole('list', { name: t('media.label_slides') }).getByRole('listitem')
  const stored = async (page: Page, postId: number) =>
    (await ask(page, postEndpoints.searchPosts, { filter: { postId } })).postInfoList[0]

  test.describe(`${width} px, ${locale}`, () => {
    test('saves a half-filled draft, focuses empty fields on publishing, publishes on a double click, and confirms unpublishing', async ({
      page,
    }) => {
      const id = await open(page)
      await choosePostAlbum(page, `Черновик ${width}`)
      await tab(page, 'action')
      for (const _ of [1, 2]) await button(page, t('elements.action_add-button')).click()
      await save(page)
      const [one, other] = (await stored(page, id))?.media[0]?.callToActions ?? []
      expect([one?.link, other?.link]).toEqual(['', ''])
      expect([other?.x, other?.y]).not.toEqual([one?.x, one?.y])

      const publish = button(page, t('editor.action_publish'))
      const link = page.getByRole('textbox', { name: t('elements.label_action-link') })
      for (const address of ['shop.test/sale', 'shop.test/news']) {
        await tab(page, 'post')
        await publish.click()
        await expect(link).toBeFocused()
        await expect(link).toHaveValue('')
        if (address === 'shop.test/sale') {
          await expect(page.getByText(t('editor.error_unfinished'))).toBeVisible()
          await inspect(page, `unfinished-${width}`)
        }
        await page.keyboard.type(address)
        await page.keyboard.press('Tab')
        await expect(link).toHaveValue(`https://${address}`)
      }

      await answered(page, postEditingEndpoints.savePost, () => publish.dblclick({ delay: 120 }))
      await expect(button(page, t('editor.action_unpublish'))).toBeEnabled()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect((await stored(page, id))?.vitrinaPost.isPublished).toBe(true)

      await button(page, t('editor.action_unpublish')).click()
      const question = page.getByRole('dialog', { name: t('editor.title_unpublish') })
      await inspect(page, `take-down-${width}`)
      await answered(page, postEditingEndpoints.savePost, () =>
        question.getByRole('button', { name: t('editor.action_unpublish') }).click(),
      )
      await expect(publish).toBeVisible()
    })

    test('adds a pasted or dropped picture as a sticker on the frame, or as a slide beside it', async ({
      page,
      context,
    }, testInfo) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const id = await open(page)
      const file = testInfo.outputPath('photo.jpg')
      await writeFile(file, await makePhoto())
      await copyPicture(page)
      await takesFiles(page)
      const stickers = button(page, t('elements.kind_picture'))
      await stageOf(page).focus()
      await page.keyboard.press('Control+V')
      await expect(stickers).toHaveCount(1)
      await inspect(page, `pasted-${width}`)
      const frame = await stageOf(page).locator('[data-frame]').first().boundingBox()
      if (!frame) throw new Error('The frame is not there')
      const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }
      await dropFile(page, file, middle, t('upload.text_drop-sticker'))
      await expect(stickers).toHaveCount(2)

      await tab(page, 'media')
      await expect(slides(page)).toHaveCount(1)
      await page.keyboard.press('Control+V')
      await expect(slides(page)).toHaveCount(2)
      await dropFile(page, file, { x: width / 2, y: 8 }, t('upload.text_drop-slide'))
      await expect(slides(page)).toHaveCount(3)
      await save(page)
      const media = (await stored(page, id))?.media ?? []
      expect(media.map(({ pictureStickers }) => pictureStickers.length)).toEqual([2, 0, 0])
      await inspect(page, `dropped-${width}`)
    })

    test('offers recent and suggested products in the search, and saves from the dialog that asks before leaving', async ({
      page,
    }) => {
      const id = await open(page)
      const { skuList } = await ask(page, productEndpoints.listProducts, {
        query: '',
        paging: { page: 1 },
      })
      const [spoken, other] = skuList
      if (!spoken || !other) throw new Error('The demo lacks products')
      await words(page).fill(`Сегодня: ${spoken.name}`)
      await tab(page, 'links')
      const search = page.getByRole('combobox', { name: t('products.label_search') })
      const marks = page.getByRole('list', { name: t('editor.label_marks') }).getByRole('listitem')
      const group = (name: string) => page.getByRole('group', { name })
      await search.click()
      const suggested = group(t('products.label_alike'))
      await expect(suggested.getByRole('option').first()).toContainText(spoken.name)
      await inspect(page, `product-search-${width}`)
      await search.fill(other.name)
      await page.getByRole('option', { name: other.name }).first().click()
      await expect(marks).toHaveCount(1)
      await search.click()
      const recent = group(t('products.label_recent')).getByRole('option')
      await expect(recent.first()).toContainText(other.name)
      await expect(suggested).toContainText(spoken.name)
      await suggested.getByRole('option').first().click()
      await expect(marks).toHaveCount(2)

      await page.getByRole('link', { name: t('editor.action_back') }).click()
      await inspect(page, `leave-${width}`)
      await button(page, t('editor.action_save-and-leave')).click()
      await expect(page.getByRole('heading', { level: 1, name: t('library.title') })).toBeVisible()
      const left = await stored(page, id)
      expect(left?.vitrinaPost.text).toBe(`Сегодня: ${spoken.name}`)
      expect(left?.media[0]?.linkList).toHaveLength(2)
    })

    test('keeps elements clear of the popup’s controls', async ({ page }) => {
      await open(page)
      await tab(page, 'media')
      await page
        .getByTestId('slide-files')
        .setInputFiles({ name: 'two.jpg', mimeType: 'image/jpeg', buffer: await makePhoto() })
      await expect(slides(page)).toHaveCount(2)
      await tab(page, 'interaction')
      for (const type of ['poll', 'question', 'emoji'] as const) {
        await button(page, t(`elements.action_add-${type}`)).click()
      }
      await tab(page, 'action')
      await button(page, t('elements.action_add-button')).click()
      await tab(page, 'products')
      const shop = page.frameLocator('iframe')
      await expect(shop.locator('.interaction')).toHaveCount(3)
      const boxesOf = (selector: string) =>
        shop.locator(selector).evaluateAll((nodes) =>
          nodes
            .map((node) => node.getBoundingClientRect())
            .filter((box) => box.width > 0)
            .map(({ left, top, right, bottom }) => ({ left, top, right, bottom })),
        )
      const controls = await boxesOf('.slide-previous, .slide-next, .position, .popup-close')
      expect(controls.length).toBeGreaterThan(2)
      const covered = (await boxesOf('.element')).flatMap((one) =>
        controls.filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
      )
      expect(covered).toEqual([])
      const heights = () => boxesOf('.interaction')
      const before = await heights()
      await pressIn(page, shop.getByRole('button', { name: t('elements.default_yes') }))
      await expect(shop.locator('div.row').first()).toBeVisible()
      const sizeOf = (boxes: Awaited<ReturnType<typeof heights>>) =>
        boxes.map(({ top, bottom }) => Math.round(bottom - top))
      expect(sizeOf(await heights())).toEqual(sizeOf(before))
      const emoji = shop.locator('.interaction-emoji')
      await expect(emoji).not.toContainText('%')
      await pressIn(page, shop.getByRole('slider'), 0.8)
      await expect(emoji).toContainText(/\d\s?%/)
      expect(sizeOf(await heights())).toEqual(sizeOf(before))
      await inspect(page, `zones-${width}`)
    })
  })
}

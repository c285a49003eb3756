import { expect, type Page } from '@playwright/test'
import { postEditingEndpoints } from '../../src/contract/endpoints/postEditing'
import { postEndpoints } from '../../src/contract/endpoints/posts'
import { EDITOR_TABS, type EditorTab } from '../../src/features/editor/editorTabs'
import { inDepth } from '../../test/depth'
import { makeAlbum, makeDrafts } from '../library/bulkPosts'
import { answered, ask } from '../server/ask'
import { enterCabinet, test } from '../session'
import { inspect } from '../inspect'
import { tabTo } from '../tabTo'
import { texts } from '../texts'
import { walks } from '../walks'

for (const { width, locale } of walks('wide')) {
  test(`adds a marker, a text and a poll without a mouse, and publishes the post (${locale})`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    const t = texts(locale)
    await enterCabinet(page, 'owner@demo.test', locale)
    const album = `Клавиши ${locale}`
    await makeAlbum(page, album)
    const [draft] = await makeDrafts(page, 1)
    const postId = draft?.vitrinaPost.id ?? 0
    await page.goto(`/my/admin/demo/#/${postId}`)
    const buttonOf = (name: string) => page.getByRole('button', { name, exact: true })
    const press = async (name: string) => {
      await tabTo(page, buttonOf(name))
      await page.keyboard.press('Enter')
    }
    /** Opens a tab by the arrow keys, as in any row of tabs. */
    const openTab = async (tab: EditorTab) => {
      await tabTo(page, page.getByRole('tab', { selected: true }))
      await page.keyboard.press('Home')
      for (let step = EDITOR_TABS.indexOf(tab); step > 0; step -= 1)
        await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(
        page.getByRole('tab', { name: t(`tabs.label_${tab}`), selected: true }),
      ).toBeFocused()
    }

    await openTab('links')
    await tabTo(page, page.getByRole('combobox', { name: t('products.label_search') }))
    await page.keyboard.insertText('ваза')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('[role=option][data-combobox-selected]')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('list', { name: t('editor.label_marks') }).getByRole('listitem'),
    ).toHaveCount(1)

    await openTab('text')
    await press(t('elements.action_add-text'))
    await page.keyboard.type('Новинка')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift+ArrowDown')

    await openTab('interaction')
    await press(t('elements.action_add-poll'))
    const caption = page.getByRole('textbox', { name: t('elements.label_caption') })
    await tabTo(page, caption)
    await page.keyboard.type('Берём?')
    await answered(page, postEditingEndpoints.savePost, () => press(t('common.action_save')))

    const text = buttonOf(`${t('elements.kind_text')}: Новинка`)
    const poll = buttonOf(`${t('elements.kind_poll')}: Берём?`)
    await tabTo(page, text)
    await page.keyboard.press('Space')
    await tabTo(page, poll)
    await page.keyboard.press('Shift+Space')
    for (const row of [text, poll]) await expect(row).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('ArrowRight')
    await press(t('elements.action_align'))
    const toTheLeft = page.getByRole('menuitem', { name: t('elements.align_left') })
    // Waits for the focus, because keys pressed before that do not reach the menu.
    await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await expect(toTheLeft).toBeFocused()
    await page.keyboard.press('Enter')

    await tabTo(page, poll)
    await page.keyboard.press('Enter')
    await expect(text).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('[')

    for (const inspected of inDepth([1440, 390], [width])) {
      await page.setViewportSize({ width: inspected, height: 900 })
      for (const tab of EDITOR_TABS) {
        await openTab(tab)
        await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
        await inspect(page, `editor-${tab}-${locale}-${inspected}`)
      }
    }

    const shop = page.frameLocator('iframe')
    await tabTo(page, shop.getByRole('button', { name: t('elements.default_yes') }))
    await page.keyboard.press('Enter')
    await expect(shop.getByText(/^100.?%$/)).toBeVisible()

    await openTab('post')
    await tabTo(page, page.getByRole('combobox', { name: t('albums.label_picker') }))
    await page.keyboard.type(album)
    await expect(page.getByRole('option', { name: album })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await answered(page, postEditingEndpoints.savePost, () => press(t('editor.action_publish')))

    const media = await storedMedia(page, postId)
    expect(media?.textStickers).toMatchObject([{ text: 'Новинка', zIndex: 2 }])
    expect(media?.interactions).toMatchObject([{ caption: 'Берём?', zIndex: 1 }])
    expect(media?.interactions[0]?.x).toBeCloseTo(media?.textStickers[0]?.x ?? 0, 3)
    expect(media?.linkList).toHaveLength(1)
  })
}

async function storedMedia(page: Page, postId: number) {
  const { postInfoList } = await ask(page, postEndpoints.searchPosts, { filter: { postId } })
  return postInfoList[0]?.media[0]
}

import { expect, type Page } from '@playwright/test'
import { postEditingEndpoints } from '../../src/contract/endpoints/postEditing'
import { postEndpoints } from '../../src/contract/endpoints/posts'
import { userEndpoints } from '../../src/contract/endpoints/user'
import { makeDrafts } from '../library/bulkPosts'
import { inspect } from '../inspect'
import { answered, ask, logIn } from '../server/ask'
import { quietTest as test } from '../server/ownServer'
import { enterCabinet } from '../session'
import { texts } from '../texts'
import { walks } from '../walks'

// The browser itself logs the refusal of a save, so these tests do not watch the console.

const stored = async (page: Page, postId: number) =>
  (await ask(page, postEndpoints.searchPosts, { filter: { postId } })).postInfoList[0]

for (const { width, height, locale } of walks('wide')) {
  const t = texts(locale)
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const words = (page: Page) => page.getByRole('textbox', { name: t('editor.label_text') })

  /** A draft in the editor, in one of the sizes. */
  async function open(page: Page) {
    await page.setViewportSize({ width, height })
    await enterCabinet(page, 'owner@demo.test', locale)
    const [draft] = await makeDrafts(page, 1)
    const id = draft?.vitrinaPost.id ?? 0
    await page.goto(`/my/admin/demo/#/${id}`)
    await expect(words(page)).toBeVisible()
    return id
  }

  test(`reports a conflict with the user’s own save in another tab (${width} px, ${locale})`, async ({
    page,
    context,
  }) => {
    const id = await open(page)
    const other = await context.newPage()
    await other.setViewportSize({ width, height })
    await other.goto(`/my/admin/demo/#/${id}`)
    await words(other).fill('Из второй вкладки')
    await answered(other, postEditingEndpoints.savePost, () =>
      button(other, t('common.action_save')).click(),
    )
    await words(page).fill('Из первой вкладки')
    await button(page, t('common.action_save')).click()
    const dialog = page.getByRole('dialog', { name: t('editor.title_conflict-own') })
    await expect(dialog).toContainText(/\d{1,2}:\d\d/)
    await inspect(page, `conflict-${width}`)
    await answered(page, postEditingEndpoints.savePost, () =>
      dialog.getByRole('button', { name: t('editor.action_keep-mine') }).click(),
    )
    expect((await stored(page, id))?.vitrinaPost.text).toBe('Из первой вкладки')
  })

  const theirs = `shows who saved the version of another user and when (${width} px, ${locale})`
  test(theirs, { tag: '@deep' }, async ({ page, browser }) => {
    const id = await open(page)
    const other = await browser.newPage()
    await logIn(other, 'editor@demo.test')
    const { user } = await ask(other, userEndpoints.getUser)
    const postInfo = await stored(other, id)
    if (!postInfo) throw new Error('The draft is not there')
    await ask(other, postEditingEndpoints.savePost, {
      postInfo: { ...postInfo, vitrinaPost: { ...postInfo.vitrinaPost, text: 'Чужой текст' } },
      request: { revision: postInfo.vitrinaPost.revision },
    })
    await other.close()
    await words(page).fill('Мой текст')
    await button(page, t('common.action_save')).click()
    const dialog = page.getByRole('dialog', { name: t('editor.title_conflict') })
    await expect(dialog).toContainText(user.name)
    await expect(dialog).toContainText(/\d{1,2}:\d\d/)
    await inspect(page, `conflict-theirs-${width}`)
    await dialog.getByRole('button', { name: t('editor.action_take-theirs') }).click()
    await expect(words(page)).toHaveValue('Чужой текст')
  })
}

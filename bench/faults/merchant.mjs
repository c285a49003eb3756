import { setTimeout as wait } from 'node:timers/promises'

const MOVE_STEPS = 12
const LOOKS_MS = 700
const KEY_MS = 60
const IDLE_MS = 15_000

/** The hands of a merchant: each gesture takes the time that it takes a person. */
export function createMerchant(page, origin) {
  const look = (ms = LOOKS_MS) => wait(ms)
  const main = page.getByRole('main')
  const button = (name, within = page) => within.getByRole('button', { name }).first()

  async function press(target) {
    await target.waitFor()
    // Away from bars that stay at the edges of what scrolls.
    if (await target.evaluate(isAtEdge)) await target.evaluate(toMiddle)
    const box = await target.boundingBox()
    if (box) {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(x, y, { steps: MOVE_STEPS })
    }
    await look()
    await target.click()
  }
  async function type(target, text) {
    await press(target)
    await target.press('Control+a')
    await target.pressSequentially(text, { delay: KEY_MS })
    await look()
  }
  const settled = async () => {
    // A screen that asks again and again is never idle.
    await page.waitForLoadState('networkidle', { timeout: IDLE_MS }).catch(() => undefined)
    await look()
  }

  return {
    page,
    main,
    button,
    look,
    press,
    type,
    settled,
    /** Opens the cabinet, waits until the window is recorded too. */
    async enter(address = '/') {
      await page.goto(`${origin}/my/admin/demo/#${address}`)
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('window-track')),
      )
      await settled()
    },
    /** Through the navigation. */
    async goTo(address) {
      await press(page.locator(`nav a[href="#${address}"]`))
      await settled()
    },
    async wheel(turns) {
      for (let turn = 0; turn < turns; turn += 1) {
        await page.mouse.wheel(0, 240)
        await wait(KEY_MS)
      }
      await look()
    },
    async createAlbum(name) {
      await press(button('Создать альбом', main))
      const dialog = page.getByRole('dialog')
      await type(dialog.getByLabel('Название'), name)
      await press(button('Создать альбом', dialog))
    },
  }
}

const isAtEdge = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}
const toMiddle = (element) => element.scrollIntoView({ block: 'center' })

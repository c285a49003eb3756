/** Rounds of the script; each has the gestures of about two minutes of work, without the pauses between them. */
const ROUNDS = 5
const SEARCHED = 'lamp'
const MOVE_STEPS = 25
const WHEEL_PX = 120

/** The same gestures each time through the demo's library, editor, albums, widgets and analytics. Counts them. */
export async function tenMinutes(page) {
  const done = { moves: 0, wheels: 0, keys: 0, presses: 0, screens: 0 }
  const main = page.getByRole('main')
  const wander = async (...points) => {
    for (const [x, y] of points) {
      await page.mouse.move(x, y, { steps: MOVE_STEPS })
      done.moves += MOVE_STEPS
    }
  }
  const wheel = async (times) => {
    for (let turn = 0; turn < Math.abs(times); turn += 1) {
      await page.mouse.wheel(0, Math.sign(times) * WHEEL_PX)
      done.wheels += 1
      await shown(page)
    }
  }
  const type = async (keys) => {
    for (const key of keys) {
      await page.keyboard.press(key)
      done.keys += 1
      await shown(page)
    }
  }
  const press = async (target) => {
    await target.click()
    done.presses += 1
  }
  const goTo = async (address, arrived) => {
    await press(page.locator(`nav a[href="#${address}"]`))
    await arrived.first().waitFor()
    done.screens += 1
  }

  const cards = page.locator('[data-post] a[data-card]')
  const items = main.getByRole('listitem')
  for (let round = 0; round < ROUNDS; round += 1) {
    await wander([500, 300], [900, 420], [640, 600], [1100, 300], [400, 700])
    await wheel(30)
    await wander([700, 500], [1000, 640])
    await wheel(-30)
    const search = main.getByRole('searchbox').or(main.getByRole('textbox')).first()
    await press(search)
    await type([...SEARCHED])
    await page.waitForLoadState('networkidle')
    await type([...SEARCHED].map(() => 'Backspace'))
    await page.waitForLoadState('networkidle')

    await press(cards.nth(round))
    await page.locator('[role=application] canvas').first().waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    done.screens += 1
    await wander([500, 300], [700, 420], [640, 600], [900, 500], [600, 400], [720, 300])
    await type(Array.from({ length: 12 }, () => 'Tab'))
    await page.goBack()
    await cards.first().waitFor()
    done.screens += 1

    await goTo('/albums', items)
    await wander([600, 300], [900, 500])
    await wheel(10)
    await goTo('/galleries', items)
    await wander([500, 400], [1000, 300])
    await goTo('/analytic', main.getByRole('heading'))
    await page.waitForLoadState('networkidle')
    await wander([500, 400], [900, 600], [700, 300])
    await wheel(12)
    await goTo('/', cards)
  }
  return done
}

const shown = (page) => page.evaluate('new Promise((shown) => requestAnimationFrame(shown))')

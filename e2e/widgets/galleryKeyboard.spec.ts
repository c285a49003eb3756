import { expect, type Page } from '@playwright/test'
import { albumEndpoints } from '../../src/contract/endpoints/albums'
import { widgetEndpoints } from '../../src/contract/endpoints/widgets/widgets'
import { elementCode, scriptCode } from '../../src/contract/widgets/installation/installationCode'
import type { GallerySettings } from '../../src/contract/widgets/settings/gallerySettings'
import { ask } from '../server/ask'
import { enterCabinet, test } from '../session'
import { openLocalSite } from '../sites/localSite'
import { settle } from '../inspect'

const LOOKS = { slider: { mode: 'line' }, rows: { mode: 'tile', layout: null } } as const

/** A gallery that everyone sees, with more posts than fit on the screen at once. */
async function newGallery(page: Page, name: string, look: Partial<GallerySettings>) {
  const { albumList } = await ask(page, albumEndpoints.listAlbums)
  const albums = albumList.filter(({ postCount }) => postCount > 9).map(({ id }) => id)
  const { widget } = await ask(page, widgetEndpoints.createWidget, { type: 'gallery', name })
  const gallerySettings = { ...look, albums: albums.slice(0, 1), cols: 4, count: 10 }
  const params = { id: widget.embedId }
  const changes = { isEnabled: 'full_access', gallerySettings } as const
  await ask(page, widgetEndpoints.saveWidget, changes, { params })
  return widget
}

interface Stop {
  what: string
  /** Places from the start of the text to its end, and from the top: of the whole line, scrolled or not. */
  along: number
  down: number
  isOnScreen: boolean
  isRingSeen: boolean
}

/** The element that has the focus, in the page or in the widget. */
function focused(): Stop {
  const active = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement
  if (!active) throw new Error('Nothing has the focus')
  const box = active.getBoundingClientRect()
  const list = active.closest('ul')
  const area = list?.getBoundingClientRect() ?? { left: 0, right: innerWidth }
  const isMirrored = document.dir === 'rtl'
  const along = isMirrored ? innerWidth - box.right : box.left
  const style = getComputedStyle(active)
  return {
    what: active.className || active.id,
    along: Math.round(along + Math.abs(list?.scrollLeft ?? 0)),
    down: Math.round(box.top + scrollY),
    isOnScreen:
      box.top >= 0 &&
      box.bottom <= innerHeight &&
      box.left >= area.left - 1 &&
      box.right <= area.right + 1,
    isRingSeen: style.outlineStyle !== 'none' && style.opacity === '1',
  }
}

/** Every stop of Tab from the link above a widget to the link below it, both left out. */
async function stops(page: Page): Promise<Stop[]> {
  const found: Stop[] = []
  await page.locator('#above').focus()
  for (;;) {
    await page.keyboard.press('Tab')
    await settle(page)
    const stop = await page.evaluate(focused)
    if (stop.what === 'below') return found
    found.push(stop)
    expect(found.length, 'Tab leaves the widget').toBeLessThan(30)
  }
}

for (const [name, dir] of [
  ['slider', 'rtl'],
  ['rows', 'ltr'],
] as const) {
  test(`leads the focus through a gallery as it is seen, on the screen and with a ring, and gives it back after a post (${name}, ${dir})`, async ({
    page,
    ownServer,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await enterCabinet(page, 'owner@demo.test', 'ru')
    const widget = await newGallery(page, `${name} ${dir}`, LOOKS[name])
    const code = scriptCode(ownServer) + elementCode(ownServer, widget)
    const site = await openLocalSite((_request, response) => {
      response
        .setHeader('Content-Type', 'text/html')
        .end(
          `<!doctype html><html lang="ru" dir="${dir}"><title>Shop</title><link rel="icon" href="data:,"><a id="above" href="#">Above</a>${code}<a id="below" href="#">Below</a></html>`,
        )
    })
    await page.goto(site.url)
    const tiles = page.locator('.grid').getByRole('button')
    await expect(tiles).toHaveCount(10)
    if (name === 'slider') await expect(page.locator('.has-arrows .arrow')).toHaveCount(2)

    const reached = await stops(page)
    expect(reached.filter(({ what }) => what === 'tile')).toHaveLength(10)
    expect(reached.filter(({ what }) => what.startsWith('arrow'))).toHaveLength(
      name === 'slider' ? 2 : 0,
    )
    expect(reached.filter(({ isOnScreen, isRingSeen }) => !isOnScreen || !isRingSeen)).toEqual([])
    const asSeen = (list: Stop[]) =>
      [...list].sort((one, other) => one.down - other.down || one.along - other.along)
    for (const kind of ['arrow', 'tile']) {
      const inOrder = reached.filter(({ what }) => what.startsWith(kind))
      expect(inOrder).toEqual(asSeen(inOrder))
    }

    const last = tiles.last()
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await last.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
      await leave()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(last).toBeFocused()
      expect((await page.evaluate(focused)).isOnScreen).toBe(true)
    }
    site.close()
  })
}

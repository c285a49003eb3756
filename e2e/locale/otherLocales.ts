import { runInNewContext } from 'node:vm'
import type { BrowserContext, Page } from '@playwright/test'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { pseudoText } from '../../scripts/lib/pseudoLocale.cjs'
import en from '../../translations/en.json'

type Catalogue = Record<string, MessageFormatElement[]>

/** A catalogue in the code of a chunk, as the build writes it. */
const WRITTEN = /JSON\.parse\(('(?:[^'\\]|\\.)*')\)/g

/** Serves the pseudo-locale in place of the English texts of the cabinet; the build has no trace of it. */
export async function servePseudoLocale(context: BrowserContext): Promise<void> {
  await context.route(/\/cabinet\/texts-en[^/]*\.js$/, async (route) => {
    const response = await route.fetch({ maxRetries: 3 })
    const code = await response.text()
    const body = code.replace(WRITTEN, (_all, written: string) => {
      const texts = JSON.parse(runInNewContext(written) as string) as Catalogue
      const pseudo = Object.entries(texts).map(([id, text]) => [id, pseudoText(text)])
      return JSON.stringify(Object.fromEntries(pseudo))
    })
    if (body === code) throw new Error(`${route.request().url()} holds no catalogue`)
    await route.fulfill({ response, body })
  })
}

/** A text without values in the pseudo-locale. */
const lengthened = (text: string): string =>
  pseudoText([{ type: 0, value: text }])
    .map((element) => ('value' in element ? element.value : ''))
    .join('')

/** A text of the cabinet in the pseudo-locale, by its id. */
export const pseudoTexts = (id: keyof typeof en): string => lengthened(en[id])

/** Replaces the texts of the open page by those of the pseudo-locale: the landing page's catalogue is in its code. */
export async function lengthenPage(page: Page): Promise<void> {
  const nodes = await page.evaluateHandle(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) found.push(walker.currentNode as Text)
    return found.filter(
      ({ data, parentElement }) => data.trim() && parentElement?.tagName !== 'SCRIPT',
    )
  })
  const texts = await nodes.evaluate((found) => found.map(({ data }) => data))
  await nodes.evaluate((found, longer) => {
    found.forEach((node, index) => {
      node.data = longer[index] ?? ''
    })
  }, texts.map(lengthened))
}

/** Serves the pages of the back office from right to left; their texts stay as they are. */
export async function mirrorPages(context: BrowserContext): Promise<void> {
  await context.route(/\/my\/admin/, async (route) => {
    if (route.request().resourceType() !== 'document') {
      await route.fallback()
      return
    }
    const response = await route.fetch({ maxRetries: 3 })
    const body = (await response.text()).replace('<html ', '<html dir="rtl" ')
    await route.fulfill({ response, body })
  })
}

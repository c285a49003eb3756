import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

/**
 * Waits for animations and for the names of dialogs, so that a screen is not checked before it is completely drawn. A
 * dialog gets its name only after its title was drawn.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const dialogs = [...document.querySelectorAll('[role=dialog]')]
    if (dialogs.some((dialog) => !dialog.matches('[aria-labelledby],[aria-label]'))) return false
    const shadows = [...document.querySelectorAll('*')].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    )
    return [document, ...shadows]
      .flatMap((root) => root.getAnimations())
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      )
  })
}

const AXE = readFileSync(path.resolve('node_modules/axe-core/axe.min.js'), 'utf8')
/** Rules that are not checked: their findings are at most moderate, and would be ignored. */
const UNASKED = [
  'heading-order',
  'landmark-unique',
  'no-autoplay-audio',
  'page-has-heading-one',
  'region',
]
const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  preload: false,
  iframes: false,
  selectors: false,
  rules: Object.fromEntries(UNASKED.map((rule) => [rule, { enabled: false }])),
}

interface Axe {
  run(context: ElementContext, options: RunOptions): Promise<AxeResults>
}

interface Finding {
  id: string
  impact: string | null
  html: string
}

/**
 * Serious findings of axe outside of frames. Loading axe takes a second, so each document loads it
 * once.
 */
export async function graveFindings(page: Page): Promise<Finding[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE)
  const findings = await page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: Axe }
    const { violations } = await axe.run({ exclude: ['iframe'] }, options)
    return violations.map(({ id, impact = null, nodes: [node] }) => ({
      id,
      impact,
      html: node?.html ?? '',
    }))
  }, OPTIONS)
  return findings.filter(({ impact }) => impact === 'serious' || impact === 'critical')
}

/** Stores a screenshot, and checks the screen for serious problems by axe and for its width. */
export async function inspect(page: Page, name: string): Promise<void> {
  await settle(page)
  if (!process.env.CI) await page.screenshot({ path: `test-results/screens/${name}.png` })
  const found = await graveFindings(page)
  expect
    .soft(
      found.map(({ id, html }) => `${name}: ${id} ${html}`),
      name,
    )
    .toEqual([])
  await expectNoSideScroll(page, name)
}

/**
 * Waits for the condition, because lists that measure their width are drawn once more after a change of the window's
 * size.
 */
export async function expectNoSideScroll(page: Page, name: string): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect
    .configure({ soft: true })
    .poll(overflow, `${name} does not scroll sideways`)
    .toBeLessThanOrEqual(0)
}

import { expect, type Page } from '@playwright/test'
import { settle } from '../inspect'

const gently = expect.configure({ soft: true })

/** Expects that controls are large enough for a finger: on the screen, or in the topmost dialog, menu or list. */
export async function expectTouchTargets(page: Page, where: string): Promise<void> {
  await settle(page)
  // Polls, because a layer that is closing may still cover the new one.
  await gently
    .poll(() => page.evaluate(measure), { message: where })
    .toEqual({ small: [], wordless: [], isBlank: false })
}

/** Expects that the buttons in the bar of selected posts fit into it, with their labels. */
export async function expectBarKeepsWords(page: Page): Promise<void> {
  const clipped = await page.getByRole('toolbar').evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    return [...element.querySelectorAll('button, button *')]
      .filter((part) => {
        const box = part.getBoundingClientRect()
        return box.left < left || box.right > right
      })
      .map(({ textContent }) => textContent)
  })
  expect(clipped).toEqual([])
}

/**
 * Runs in the page: returns controls smaller than 44 × 44 px on touch, and actions at the lower edge without labels.
 */
function measure() {
  /** Half of 44 px, without one pixel, where a neighbour may begin. */
  const REACH = 21
  const CONTROLS = `a[href], button, input:not([type=hidden]), select, textarea, summary,
    [role=button], [role=checkbox], [role=radio], [role=switch], [role=tab], [role=slider],
    [role=option], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox]`
  const LAYERS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
  const CROSS = [
    [0, 0],
    [-REACH, 0],
    [REACH, 0],
    [0, -REACH],
    [0, REACH],
  ] as const
  /** Offsets in px: the centre of the target of 44 px may differ from the centre of the drawn control. */
  const SHIFTS = [0, -7, 7, -14, 14, -21, 21]

  const isSeen = (element: Element) =>
    element.checkVisibility({ checkVisibilityCSS: true }) &&
    element.getBoundingClientRect().width > 1 &&
    getComputedStyle(element).pointerEvents !== 'none'

  /** Whether a link is among other words; its height is then that of its line. */
  function isInText(element: Element): boolean {
    const around = element.parentElement?.childNodes ?? []
    return (
      getComputedStyle(element).display === 'inline' &&
      [...around].some((node) => node !== element && node.textContent?.trim())
    )
  }

  /** The elements that act as the control: itself, its labels, and the field around its text. */
  function partsOf(element: Element): Element[] {
    if (!(element instanceof HTMLInputElement)) return [element]
    const field = element.closest('.mantine-PillsInput-input, [data-multiline]')
    return [element, ...(element.labels ?? []), ...(field ? [field] : [])]
  }

  function describe(element: Element | null): string {
    if (!element) return 'nothing'
    const { width, height } = element.getBoundingClientRect()
    const words = element.getAttribute('aria-label') ?? element.textContent
    return `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''} «${words.trim().slice(0, 40)}» ${Math.round(width)} × ${Math.round(height)}`
  }

  function isPressedAround(parts: Element[], x: number, y: number): boolean {
    return CROSS.every(([dx, dy]) => {
      const hit = document.elementFromPoint(x + dx, y + dy)
      return parts.some((part) => part.contains(hit))
    })
  }

  function isPressedSomewhere(parts: Element[], part: Element): boolean {
    const { left, top, width, height } = part.getBoundingClientRect()
    const x = left + width / 2
    const y = top + height / 2
    return SHIFTS.some((dx) => SHIFTS.some((dy) => isPressedAround(parts, x + dx, y + dy)))
  }

  function hasRoom(parts: Element[]): boolean {
    return parts.filter(isSeen).some((part) => {
      if (isPressedSomewhere(parts, part)) return true
      part.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      return isPressedSomewhere(parts, part)
    })
  }

  /** Whether an element is a bar that stays at the lower edge while the page is scrolled. */
  function isLowerBar(element: Element): boolean {
    if (!['fixed', 'sticky'].includes(getComputedStyle(element).position)) return false
    const { top, bottom, width } = element.getBoundingClientRect()
    return top > innerHeight / 2 && bottom > innerHeight - 100 && width > innerWidth / 2
  }

  const layer = [...document.querySelectorAll(LAYERS)].filter(isSeen).at(-1)
  const controls = [...(layer ?? document).querySelectorAll<HTMLElement>(CONTROLS)]
  const small = controls.filter((element) => {
    if (element.matches(':disabled, [data-disabled], [aria-disabled=true]')) return false
    const parts = partsOf(element)
    if (!parts.some(isSeen) || isInText(element)) return false
    // Skips links above the page, which appear only when they have the focus.
    if (element.getBoundingClientRect().bottom + scrollY <= 0) return false
    return !hasRoom(parts)
  })
  const wordless = [...document.querySelectorAll('body *')]
    .filter(isLowerBar)
    .flatMap((bar) => [...bar.querySelectorAll<HTMLElement>('a[href], button')])
    .filter((action) => isSeen(action) && !action.innerText.trim())
  // `isBlank` reports a tab or a dialog without a control: its code may still be loading, so the caller waits.
  const panel = [...document.querySelectorAll('[role=tabpanel]')].filter(isSeen).at(-1)
  const scope = layer ?? panel ?? document.querySelector('main') ?? document.body
  const isBlank = ![...scope.querySelectorAll(CONTROLS)].some(isSeen)
  return { small: small.map(describe), wordless: wordless.map(describe), isBlank }
}

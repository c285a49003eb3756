import { expect, type Page } from '@playwright/test'
import { settle } from '../inspect'

/** Expects that all texts of a screen, or of the topmost dialog, can be read, and that nothing scrolls sideways. */
export async function expectWholeLayout(page: Page, where: string): Promise<void> {
  await settle(page)
  if (!process.env.CI) await page.screenshot({ path: `test-results/screens/${where}.png` })
  await expect
    .configure({ soft: true })
    .poll(() => page.evaluate(problems), { message: where })
    .toEqual([])
}

/** Runs in the page: names texts that are cut off, stick out of their control or lie on another text. */
export function problems(): string[] {
  /** Rounding, and the parts of letters that stick out of their line. */
  const TOLERANCE = 1.5
  const CONTROLS =
    'button, a[href], [role=tab], [role=menuitem], [role=option], th, td, .mantine-Badge-root, .mantine-Pill-root, .mantine-SegmentedControl-control, .mantine-Alert-root'
  const LAYERS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
  /** Scrolls sideways on purpose, as rows without a scrollbar do. */
  const SIDEWAYS = 'pre, code, textarea, input, [role=tablist], [role=list], nav, ul'

  interface Piece {
    element: HTMLElement
    words: string
    boxes: DOMRect[]
  }

  const isSeen = (element: Element) =>
    element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) &&
    !element.closest('[aria-hidden=true]')
  const isHiddenText = (element: Element | null): boolean => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { clipPath, position } = getComputedStyle(at)
      if (clipPath === 'inset(50%)') return true
      const { width, height } = at.getBoundingClientRect()
      if (position === 'absolute' && width <= 1 && height <= 1) return true
    }
    return false
  }

  function piecesOf(root: Element): Piece[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const pieces: Piece[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (!words || !element || !isSeen(element) || isHiddenText(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].filter(
        ({ width, height }) => width > 1 && height > 1,
      )
      if (boxes.length > 0) pieces.push({ element, words, boxes })
    }
    return pieces
  }

  /** A text of the catalogue in the pseudo-locale; names of people, posts and products may be shortened. */
  const isOfCatalogue = (words: string) => /[áçéíłñóřšúýžÁÇÉÍŁÑÓŘŠÚÝŽ[\]]/.test(words)
  const isShortened = (element: Element) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element)
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
  }

  /** What is left of boxes within an element. */
  const within = (boxes: readonly DOMRect[], around: DOMRect) =>
    boxes.flatMap((box) => {
      const x = Math.max(box.left, around.left)
      const y = Math.max(box.top, around.top)
      const width = Math.min(box.right, around.right) - x
      const height = Math.min(box.bottom, around.bottom) - y
      return width > 0 && height > 0 ? [new DOMRect(x, y, width, height)] : []
    })

  function clipOf({ element, words, boxes }: Piece): string | null {
    let left: readonly DOMRect[] = boxes
    for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at)
      const around = at.getBoundingClientRect()
      const isCut = (sides: (box: DOMRect) => boolean, overflow: string) =>
        (overflow === 'hidden' || overflow === 'clip') && left.some(sides)
      if (
        isCut(
          (box) => box.left < around.left - TOLERANCE || box.right > around.right + TOLERANCE,
          overflowX,
        ) ||
        isCut(
          (box) =>
            box.top < around.top - TOLERANCE * 2 || box.bottom > around.bottom + TOLERANCE * 2,
          overflowY,
        )
      ) {
        const isAllowed = isShortened(at) && (!isOfCatalogue(words) || at.closest('[title]'))
        return isAllowed ? null : `cut off by ${nameOf(at)}`
      }
      // The rest can be scrolled to.
      if (overflowX !== 'visible' || overflowY !== 'visible') left = within(left, around)
      if (position === 'fixed') return null
    }
    return null
  }

  function outsideOf({ element, boxes }: Piece): string | null {
    const control = element.closest(CONTROLS)
    if (!control || getComputedStyle(control).display === 'inline') return null
    if (getComputedStyle(control).display === 'contents' || floats(element, control)) return null
    const around = control.getBoundingClientRect()
    const isOut = boxes.some(
      ({ left, right, top, bottom }) =>
        left < around.left - TOLERANCE ||
        right > around.right + TOLERANCE ||
        top < around.top - 3 ||
        bottom > around.bottom + 3,
    )
    return isOut && !isShortened(element) ? `outside of ${nameOf(control)}` : null
  }

  const nameOf = (element: Element) => {
    const own = [...element.classList].find((name) => !name.startsWith('m_')) ?? ''
    return `${element.tagName.toLowerCase()}.${own}`
  }
  const say = ({ words, element }: Piece, what: string) =>
    `“${words.slice(0, 50)}” (${nameOf(element)}) ${what}`

  /** Whether an ancestor below the common one takes the text out of the flow: it lies there on purpose. */
  function floats(element: Element, common: Element): boolean {
    for (let at: Element | null = element; at && at !== common; at = at.parentElement) {
      if (['absolute', 'fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
    }
    return false
  }
  function commonOf(one: Element, other: Element): Element {
    let at: Element = one
    while (!at.contains(other) && at.parentElement) at = at.parentElement
    return at
  }

  /** What is left of the boxes of a text within everything that clips it. */
  function seenBoxes({ element, boxes }: Piece): DOMRect[] {
    let left = boxes
    for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflow, position } = getComputedStyle(at)
      if (overflow !== 'visible') left = within(left, at.getBoundingClientRect())
      if (position === 'fixed') break
    }
    return left
  }

  function overlaps(pieces: Piece[]): string[] {
    const found: string[] = []
    const seen = pieces.map((piece) => ({ ...piece, boxes: seenBoxes(piece) }))
    seen.forEach((one, index) => {
      for (const other of seen.slice(index + 1)) {
        if (one.element === other.element) continue
        const touches = one.boxes.some((a) =>
          other.boxes.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5,
          ),
        )
        if (!touches) continue
        const common = commonOf(one.element, other.element)
        if (floats(one.element, common) || floats(other.element, common)) continue
        found.push(say(one, `lies on “${other.words.slice(0, 40)}”`))
      }
    })
    return found
  }

  const pen = document.createElement('canvas').getContext('2d')
  /** Words within fields: a placeholder, a chosen option. */
  function cutInFields(root: Element): string[] {
    return [
      ...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'),
    ].flatMap((field) => {
      const words =
        field instanceof HTMLSelectElement
          ? (field.selectedOptions[0]?.text ?? '')
          : field.value
            ? field.readOnly
              ? field.value
              : ''
            : field.placeholder
      if (!pen || !words || !isSeen(field) || !isOfCatalogue(words)) return []
      const style = getComputedStyle(field)
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      const room =
        field.clientWidth -
        Number.parseFloat(style.paddingLeft) -
        Number.parseFloat(style.paddingRight)
      const lacks = Math.round(pen.measureText(words).width - room)
      return lacks > 1 && style.textOverflow !== 'ellipsis'
        ? [`“${words.slice(0, 50)}” in a field lacks ${lacks} px`]
        : []
    })
  }

  function scrolled(root: Element): string[] {
    return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const { overflowX, scrollbarWidth } = getComputedStyle(element)
      const lacks = element.scrollWidth - element.clientWidth
      return (overflowX === 'auto' || overflowX === 'scroll') &&
        lacks > 1 &&
        isSeen(element) &&
        scrollbarWidth !== 'none' &&
        !element.matches(SIDEWAYS)
        ? [`${nameOf(element)} scrolls sideways by ${lacks} px`]
        : []
    })
  }

  const layer = [...document.querySelectorAll(LAYERS)].filter(isSeen).at(-1)
  const root = layer ?? document.body
  const pieces = piecesOf(root)
  const beyond = document.documentElement.scrollWidth - window.innerWidth
  return [
    ...(beyond > 0 ? [`the page scrolls sideways by ${beyond} px`] : []),
    ...pieces.flatMap((piece) => {
      const what = clipOf(piece) ?? outsideOf(piece)
      return what === null ? [] : [say(piece, what)]
    }),
    ...overlaps(pieces),
    ...cutInFields(root),
    ...scrolled(root),
  ]
}

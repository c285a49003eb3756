import type { KeyboardEvent, MouseEvent } from 'react'
import { isPressed } from '../../lib/keystroke'
import { POST_GRID_KEYS } from '../../shortcuts/postGridShortcuts'
import type { Shortcut } from '../../shortcuts/shortcut'
import { postIdOf, type useRovingPost } from './useRovingPost'
import type { PostSelection } from './usePostSelection'

export interface PostActions {
  /** Null where posts cannot be chosen. */
  selection: PostSelection | null
  openPost: (id: number) => void
  /** Opens the menu of a post at a point of the window; null where posts have no menu of their own. */
  openMenu: ((id: number, place: { x: number; y: number }) => void) | null
  /** Shows the near-duplicates of a post, where the cards of a list count them. */
  compare?: (id: number) => void
}

type Roving = ReturnType<typeof useRovingPost>

/** Mouse and keyboard in the grid; its cards have no handlers themselves. */
export function usePostActions(actions: PostActions, roving: Roving) {
  const { selection, openPost, openMenu, compare } = actions

  function press(event: MouseEvent) {
    const id = postIdOf(event.target)
    const control = controlOf(event.target)
    if (id === null || control === null) return
    if (control.dataset.control === 'menu') {
      openMenu?.(id, below(control))
      return
    }
    if (control.dataset.control === 'compare') {
      compare?.(id)
      return
    }
    if (selection && isChoice(event, control, selection)) {
      // The card is a link, which this click must not follow.
      event.preventDefault()
      if (event.shiftKey) selection.extend(id)
      else selection.toggle(id)
    } else if (isPlain(event)) {
      event.preventDefault()
      openPost(id)
    }
  }

  function pressKey(event: KeyboardEvent) {
    const id = postIdOf(event.target)
    if (id === null) return
    const moved = roving.move(event, id)
    if (!selection) return
    const { choose, chooseRange, chooseAll, clear } = POST_GRID_KEYS
    const is = ({ keys }: Shortcut) => isPressed(event.nativeEvent, keys)
    if (moved !== null) {
      if (event.shiftKey) selection.extend(moved, id)
    } else if (is(chooseAll)) {
      event.preventDefault()
      selection.selectAll()
    } else if (is(clear) && selection.chosen.size > 0) {
      selection.clear()
    } else if (event.target instanceof HTMLAnchorElement && (is(choose) || is(chooseRange))) {
      event.preventDefault()
      if (event.shiftKey) selection.extend(id)
      else selection.toggle(id)
    }
  }

  function openContextMenu(event: MouseEvent) {
    const id = postIdOf(event.target)
    if (id === null || !openMenu) return
    event.preventDefault()
    const { clientX: x, clientY: y } = event
    // The menu key has no position.
    openMenu(id, x === 0 && y === 0 ? below(event.target as Element) : { x, y })
  }

  return {
    onClickCapture: press,
    onKeyDown: pressKey,
    onContextMenu: openContextMenu,
    onFocus: roving.onFocus,
    onBlur: roving.onBlur,
  }
}

function controlOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-control], a[data-card]')
    : null
}

/** Whether a click chooses: on the checkbox of a card, with Shift, or anywhere on a card while others are chosen. */
function isChoice(event: MouseEvent, control: HTMLElement, { chosen }: PostSelection): boolean {
  if (control.dataset.control === 'select' || event.shiftKey) return true
  // Enter triggers a click with count 0, which opens the post. With Ctrl the browser opens another tab.
  return chosen.size > 0 && event.detail > 0 && !event.ctrlKey && !event.metaKey
}

/** With a modifier key the browser itself opens a tab or a window, or saves the link. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !ctrlKey && !metaKey && !shiftKey && !altKey

function below(element: Element): { x: number; y: number } {
  const { left, bottom } = element.getBoundingClientRect()
  return { x: left, y: bottom }
}

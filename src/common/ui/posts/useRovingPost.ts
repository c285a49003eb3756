import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { readingKey } from '@/common/lib/keystroke'

/** The id of the post whose card contains the event's target. */
export function postIdOf(target: EventTarget): number | null {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-post]') : null
  return card ? Number(card.dataset.post) : null
}

/** Rows by which a page key moves. */
const PAGE_ROWS = 3

/** The index to which a key moves from another; null for any other key. */
export function targetIndex(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  index: number,
  columns: number,
  last: number,
): number | null {
  const isFar = ctrlKey || metaKey
  const rowStart = index - (index % columns)
  const targets: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - columns,
    ArrowDown: index + columns,
    Home: isFar ? 0 : rowStart,
    End: isFar ? last : rowStart + columns - 1,
    PageUp: index - PAGE_ROWS * columns,
    PageDown: index + PAGE_ROWS * columns,
  }
  const target = targets[readingKey(key)]
  if (target === undefined) return null
  // Up in the first row and down in the last row do not move.
  if (key === 'ArrowUp' && target < 0) return index
  if (key === 'ArrowDown' && target > last && rowStart + columns > last) return index
  return Math.min(last, Math.max(0, target))
}

/** A roving tab stop: one card at a time is in the tab order; arrows lead to the others. */
export function useRovingPost(
  list: RefObject<HTMLElement | null>,
  ids: readonly number[],
  columns: number,
) {
  const wanted = useRef<number | null>(null)
  const [active, setActive] = useState<{ id: number; isFocused: boolean } | null>(null)
  useLayoutEffect(() => {
    if (wanted.current === null) return
    const card = list.current?.querySelector<HTMLElement>(`[data-post="${wanted.current}"] a`)
    if (!card) return
    wanted.current = null
    card.focus()
  })

  /** Focuses the post to which a key leads and returns its id; null for any other key. */
  function move(event: KeyboardEvent, from: number): number | null {
    const index = ids.indexOf(from)
    const target = index < 0 ? null : targetIndex(event, index, columns, ids.length - 1)
    const id = target === null ? undefined : ids[target]
    if (id === undefined) return null
    event.preventDefault()
    wanted.current = id
    setActive({ id, isFocused: true })
    return id
  }

  return {
    move,
    activeId: active?.id ?? null,
    /** Index of the focused card; -1 when the focus is elsewhere. */
    focusedIndex: active?.isFocused ? ids.indexOf(active.id) : -1,
    onFocus: ({ target }: FocusEvent) => {
      const id = postIdOf(target)
      if (id !== null) setActive({ id, isFocused: true })
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return
      setActive((last) => last && { ...last, isFocused: false })
    },
  }
}

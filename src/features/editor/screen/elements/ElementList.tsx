import { Text } from '@mantine/core'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import {
  elementsOrdered,
  selectionChanged,
  selectScene,
  selectSelection,
} from '@/features/editor/editorSlice'
import { useElementKeys } from './useElementKeys'
import { kindOf, type FrameElement } from '@/features/editor/kinds/elementKinds'
import classes from './ElementList.module.css'
import { ElementRow } from './ElementRow'

interface ElementListProps {
  canEdit: boolean
  /** Called when the user selects elements in the list. */
  onChoose: (ids: string[]) => void
}

/**
 * All elements of the frame: markers by their numbers, then the others with the uppermost first. The list selects,
 * stacks, hides and moves elements without a mouse.
 */
export function ElementList({ canEdit, onChoose }: ElementListProps) {
  const list = useRef<HTMLUListElement>(null)
  /** The row that was focused by keys; null once something was selected. */
  const reached = useRef<string | null>(null)
  const elements = useAppSelector(selectScene)?.elements ?? []
  const selection = useAppSelector(selectSelection)
  const dispatch = useAppDispatch()
  const rows = [...elements.filter(isMarker), ...elements.filter(isStacked).reverse()]
  const order = elements.filter(isStacked).map(({ id }) => id)
  const keys = useElementKeys({ canEdit, onUse: takeReached, onRemove: focusBeside })

  /**
   * Selects the row that has the focus before a key acts on it, unless several elements are selected: the focus alone
   * selects nothing.
   */
  function takeReached() {
    const row = rows.find(({ id }) => id === reached.current)
    if (!row || selection.length > 1 || selection.includes(row.id)) return
    // The commands after this need the selection in the state.
    flushSync(() => dispatch(selectionChanged([row.id])))
  }
  /** Focuses the next row that stays, if the focused one is about to be removed with its element. */
  function focusBeside() {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const place = buttons.findIndex((button) => button.parentElement?.matches(':focus-within'))
    const stays = ({ dataset: { row } }: HTMLElement) => !selection.includes(row ?? '')
    const next = buttons.slice(place).find(stays) ?? buttons.slice(0, place).findLast(stays)
    if (next !== buttons[place]) next?.focus()
  }
  function choose(ids: string[]) {
    reached.current = null
    dispatch(selectionChanged(ids))
    onChoose(ids)
  }
  function dropOn(target: FrameElement, dragged: string) {
    const others = order.filter((id) => id !== dragged)
    const isUp = order.indexOf(dragged) < order.indexOf(target.id)
    const place = others.indexOf(target.id) + (isUp ? 1 : 0)
    dispatch(elementsOrdered([...others.slice(0, place), dragged, ...others.slice(place)]))
  }

  return (
    <section className={classes.layers} aria-labelledby="element-list">
      <Text component="h2" id="element-list" size="sm" fw={650} className={classes.title}>
        <FormattedMessage id="elements.title_list" />
      </Text>
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed" className={classes.empty}>
          <FormattedMessage id="elements.hint_empty" />
        </Text>
      ) : (
        <ul
          ref={list}
          className={classes.list}
          data-choosing={selection.length > 0 || undefined}
          {...keys}
        >
          {rows.map((element) => (
            <ElementRow
              key={element.id}
              element={element}
              canEdit={canEdit}
              isStacked={isStacked(element)}
              onChoose={choose}
              onReach={(id) => {
                reached.current = id
              }}
              onDrop={(dragged) => {
                dropOn(element, dragged)
              }}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

const isMarker = (element: FrameElement) => kindOf(element).isPoint
const isStacked = (element: FrameElement) => !isMarker(element)

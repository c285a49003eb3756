import { ActionIcon, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector, useAppStore } from '@/common/store/hooks'
import { IconEye, IconEyeOff, IconLock } from '@/common/ui/icons'
import {
  elementHovered,
  elementsFlagged,
  elementsOrdered,
  selectHovered,
  selectionChanged,
  selectScene,
  selectSelection,
  type WithEditor,
} from '../../editorSlice'
import { useElementKeys } from '../../hooks/useElementKeys'
import { useElementWords } from '../../hooks/useElementWords'
import { elementName } from '../../elementName'
import { isLocked, isPlaced } from '../../model/onFrame'
import type { FrameElement } from '../../model/types'
import classes from './ElementList.module.css'
import { KIND_ICONS } from './kindIcons'

interface ElementListProps {
  canEdit: boolean
  /** Somebody chose something here. */
  onChoose: (ids: string[]) => void
}

/** All that stands on the frame, markers by their numbers, then the uppermost first: choosing, stacking, hiding and moving without a mouse. */
export function ElementList({ canEdit, onChoose }: ElementListProps) {
  const list = useRef<HTMLUListElement>(null)
  const elements = useAppSelector(selectScene)?.elements ?? []
  const [dragged, setDragged] = useState<string | null>(null)
  const dispatch = useAppDispatch()
  const rows = [...elements.filter(isMarker), ...elements.filter(isPiled).reverse()]
  const order = elements.filter(isPiled).map(({ id }) => id)
  const keys = useElementKeys({ canEdit, onRemove: focusBeside })

  /** The row that has the focus goes away with its element. */
  function focusBeside() {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const place = buttons.findIndex((button) => button === document.activeElement)
    ;(buttons[place + 1] ?? buttons[place - 1])?.focus()
  }
  function dropOn(target: FrameElement) {
    if (dragged === null || !isPiled(target) || dragged === target.id) return
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
        <ul ref={list} className={classes.list} {...keys}>
          {rows.map((element) => (
            <li
              key={element.id}
              draggable={canEdit && isPiled(element)}
              data-dragged={dragged === element.id || undefined}
              onDragStart={() => {
                setDragged(element.id)
              }}
              onDragEnd={() => {
                setDragged(null)
              }}
              onDragOver={(event) => {
                event.preventDefault()
              }}
              onDrop={() => {
                dropOn(element)
              }}
            >
              <ElementRow element={element} canEdit={canEdit} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const isMarker = ({ kind }: FrameElement) => kind === 'productMarker'
const isPiled = (element: FrameElement) => !isMarker(element)

interface ElementRowProps {
  element: FrameElement
  canEdit: boolean
  onChoose: (ids: string[]) => void
}

function ElementRow({ element, canEdit, onChoose }: ElementRowProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const isByHand = useRef(false)
  const wordsOf = useElementWords()
  const store = useAppStore()
  const isChosen = useAppSelector((state: WithEditor) =>
    selectSelection(state).includes(element.id),
  )
  const isHovered = useAppSelector((state: WithEditor) => selectHovered(state) === element.id)
  const name = wordsOf(element)
  const { words } = elementName(element)
  const KindIcon = KIND_ICONS[element.kind]
  const isHidden = isPlaced(element) && element.data.isHidden === true
  return (
    <div
      className={classes.row}
      data-chosen={isChosen || undefined}
      data-hovered={isHovered || undefined}
      onMouseEnter={() => dispatch(elementHovered(element.id))}
      onMouseLeave={() => dispatch(elementHovered(null))}
    >
      <button
        type="button"
        data-row={element.id}
        className={classes.name}
        aria-pressed={isChosen}
        aria-label={name}
        onPointerDown={() => {
          isByHand.current = true
        }}
        onFocus={() => {
          // By keys the row that has the focus is what the next key acts on; a hand says more by its click.
          if (!isChosen && !isByHand.current) dispatch(selectionChanged([element.id]))
          isByHand.current = false
        }}
        onClick={({ shiftKey, ctrlKey, metaKey }) => {
          const adds = shiftKey || ctrlKey || metaKey
          const others = selectSelection(store.getState() as WithEditor).filter(
            (id) => id !== element.id,
          )
          const ids = !adds ? [element.id] : isChosen ? others : [...others, element.id]
          dispatch(selectionChanged(ids))
          onChoose(ids)
        }}
      >
        <KindIcon size={16} />
        <span className={classes.words} data-hidden={isHidden || undefined}>
          {words.trim() === '' ? name : words}
        </span>
        {isLocked(element) && <IconLock size={14} />}
      </button>
      {canEdit && isPlaced(element) && (
        <ActionIcon
          size={44}
          aria-pressed={isHidden}
          aria-label={intl.formatMessage({ id: 'elements.label_hide' }, { name })}
          onClick={() => dispatch(elementsFlagged({ ids: [element.id], isHidden: !isHidden }))}
        >
          {isHidden ? <IconEyeOff size={16} /> : <IconEye size={16} />}
        </ActionIcon>
      )}
    </div>
  )
}

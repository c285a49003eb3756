import { ActionIcon } from '@mantine/core'
import { useRef, type FocusEvent } from 'react'
import { useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector, useAppStore } from '@/common/store/hooks'
import { IconCheck, IconEye, IconEyeOff, IconLock } from '@/common/ui/icons/icons'
import { isBlank } from '@/contract/text/typedText'
import {
  elementHovered,
  elementsFlagged,
  selectHovered,
  selectSelection,
  type WithEditor,
} from '@/features/editor/editorSlice'
import { kindOf, type FrameElement } from '@/features/editor/kinds/elementKinds'
import { useElementWords } from '@/features/editor/screen/words'
import { useRowDrag } from '@/common/ui/lists/useRowDrag'
import { isLocked, isPlaced } from '@/features/editor/model/elements'
import classes from './ElementList.module.css'

interface ElementRowProps {
  element: FrameElement
  canEdit: boolean
  /** Whether the element is part of the stacking order. */
  isStacked: boolean
  onChoose: (ids: string[]) => void
  /** Called when the row is focused by keys; with null when it loses the focus. */
  onReach: (id: string | null) => void
  /** Called when another element was dropped on this row. */
  onDrop: (dragged: string) => void
}

/**
 * One element by its name. It is selected alone, or together with others by its checkbox, Ctrl or Shift. It can be
 * hidden and shown.
 */
export function ElementRow({
  element,
  canEdit,
  isStacked,
  onChoose,
  onReach,
  onDrop,
}: ElementRowProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const wordsOf = useElementWords()
  const isChosen = useAppSelector((state: WithEditor) =>
    selectSelection(state).includes(element.id),
  )
  const isHovered = useAppSelector((state: WithEditor) => selectHovered(state) === element.id)
  const focus = useFocusByKeys((isReached) => {
    const id = isReached ? element.id : null
    onReach(id)
    dispatch(elementHovered(id))
  })
  const drag = useRowDrag({
    type: 'application/x-vitrina-element',
    row: element.id,
    onDrop,
    isEnabled: canEdit && isStacked,
  })
  const name = wordsOf(element)
  const kind = kindOf(element)
  const { words } = kind.nameOf(element)
  const KindIcon = kind.icon
  const isHidden = isPlaced(element) && element.data.isHidden === true
  const toggle = () => {
    const others = selectSelection(store.getState() as WithEditor).filter((id) => id !== element.id)
    onChoose(isChosen ? others : [...others, element.id])
  }
  return (
    <li {...drag}>
      <div
        className={classes.row}
        data-chosen={isChosen || undefined}
        data-hovered={isHovered || undefined}
        onMouseEnter={() => dispatch(elementHovered(element.id))}
        onMouseLeave={() => dispatch(elementHovered(null))}
        {...focus}
      >
        <button
          type="button"
          data-row={element.id}
          className={classes.name}
          aria-pressed={isChosen}
          aria-label={name}
          onClick={({ shiftKey, ctrlKey, metaKey }) => {
            if (shiftKey || ctrlKey || metaKey) toggle()
            else onChoose([element.id])
          }}
        >
          <KindIcon size={16} />
          <span className={classes.words} data-hidden={isHidden || undefined}>
            {isBlank(words) ? name : words}
          </span>
          {isLocked(element) && <IconLock size={14} />}
        </button>
        {canEdit && isPlaced(element) && (
          <ActionIcon
            size={44}
            className={classes.eye ?? ''}
            aria-pressed={isHidden}
            aria-label={intl.formatMessage({ id: 'elements.label_hide' }, { name })}
            onClick={() => dispatch(elementsFlagged({ ids: [element.id], isHidden: !isHidden }))}
          >
            {isHidden ? <IconEyeOff size={16} /> : <IconEye size={16} />}
          </ActionIcon>
        )}
        <button
          type="button"
          className={classes.toggle}
          aria-pressed={isChosen}
          aria-label={intl.formatMessage({ id: 'elements.label_add-to-choice' }, { name })}
          onClick={toggle}
        >
          <span className={classes.box}>{isChosen && <IconCheck size={12} stroke={3} />}</span>
        </button>
      </div>
    </li>
  )
}

/**
 * Reports when a row is focused by keys, and when it loses the focus. A press is not reported, because it selects the
 * element anyway.
 */
function useFocusByKeys(onChange: (hasFocus: boolean) => void) {
  const isByPointer = useRef(false)
  const forgetPointer = () => {
    isByPointer.current = false
  }
  return {
    onPointerDown: () => {
      isByPointer.current = true
    },
    // Also called after a press on a row that had the focus already, so that its focus did not change.
    onClick: forgetPointer,
    onPointerCancel: forgetPointer,
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!isByPointer.current && !currentTarget.contains(relatedTarget)) onChange(true)
      forgetPointer()
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) onChange(false)
    },
  }
}

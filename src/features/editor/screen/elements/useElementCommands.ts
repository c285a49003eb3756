import type { MessageId } from '@/common/i18n/messages'
import { ELEMENT_KEYS } from '@/common/shortcuts/editorShortcuts'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import type { Icon } from '@/common/ui/icons/icon'
import {
  IconClipboard,
  IconCopy,
  IconCopyPlus,
  IconEye,
  IconEyeOff,
  IconLock,
  IconLockOpen,
  IconScissors,
  IconSelectAll,
  IconStackBack,
  IconStackFront,
  IconStackPop,
  IconStackPush,
  IconTrash,
} from '@/common/ui/icons/icons'
import {
  elementsFlagged,
  elementsOrdered,
  selectionChanged,
  selectMedia,
  selectScene,
  selectFrame,
} from '@/features/editor/editorSlice'
import { isPlaced, stack } from '@/features/editor/model/elements'
import { reorder, type Step } from '@/features/editor/model/scene/arranging'
import { useChosen, useRemove } from './useElements'
import { useClipboard } from './useClipboard'

/** A command for the selection, which a button, a menu and a key share. */
export interface ElementCommand {
  label: MessageId
  icon: Icon
  isEnabled: boolean
  run: () => void
  keys?: readonly string[]
  isDangerous?: boolean
}

/** The commands for the selection. While nothing may be changed, only copying is enabled. */
export function useElementCommands(canEdit: boolean) {
  const dispatch = useAppDispatch()
  const chosen = useChosen()
  const scene = useAppSelector(selectScene)
  const media = useAppSelector(selectMedia)
  const frame = useAppSelector(selectFrame)
  const clipboard = useClipboard(canEdit)
  const remove = useRemove()
  const placed = chosen.filter(isPlaced)
  const ids = placed.map(({ id }) => id)
  const all = scene?.elements.map(({ id }) => id) ?? []
  const order = media ? stack(media, frame).map(({ id }) => id) : []
  const inStackingOrder = chosen.flatMap(({ id }) => (order.includes(id) ? [id] : []))
  const hasPlaced = canEdit && placed.length > 0
  const areAllLocked = hasPlaced && placed.every(({ data }) => data.isLocked)
  const isHidden = hasPlaced && placed.every(({ data }) => data.isHidden)
  const move = (step: Step) => () =>
    dispatch(elementsOrdered(reorder(order, inStackingOrder, step)))
  const canOrder = canEdit && inStackingOrder.length > 0

  const commands = {
    cut: {
      ...ELEMENT_KEYS.cut,
      icon: IconScissors,
      isEnabled: canEdit && chosen.length > 0,
      run: clipboard.cut,
    },
    copy: {
      ...ELEMENT_KEYS.copy,
      icon: IconCopy,
      isEnabled: chosen.length > 0,
      run: clipboard.copy,
    },
    paste: {
      ...ELEMENT_KEYS.paste,
      icon: IconClipboard,
      isEnabled: canEdit && clipboard.canPaste,
      run: clipboard.paste,
    },
    selectAll: {
      ...ELEMENT_KEYS.selectAll,
      icon: IconSelectAll,
      isEnabled: chosen.length < all.length,
      run: () => dispatch(selectionChanged(all)),
    },
    duplicate: {
      ...ELEMENT_KEYS.duplicate,
      icon: IconCopyPlus,
      isEnabled: canEdit && chosen.length > 0,
      run: clipboard.duplicate,
    },
    toFront: {
      ...ELEMENT_KEYS.toFront,
      icon: IconStackFront,
      isEnabled: canOrder,
      run: move('front'),
    },
    forward: {
      ...ELEMENT_KEYS.forward,
      icon: IconStackPop,
      isEnabled: canOrder,
      run: move('forward'),
    },
    backward: {
      ...ELEMENT_KEYS.backward,
      icon: IconStackPush,
      isEnabled: canOrder,
      run: move('backward'),
    },
    toBack: {
      ...ELEMENT_KEYS.toBack,
      icon: IconStackBack,
      isEnabled: canOrder,
      run: move('back'),
    },
    lock: {
      label: areAllLocked ? 'elements.action_unlock' : 'elements.action_lock',
      icon: areAllLocked ? IconLockOpen : IconLock,
      isEnabled: hasPlaced,
      run: () => dispatch(elementsFlagged({ ids, isLocked: !areAllLocked })),
    },
    hide: {
      label: isHidden ? 'elements.action_show' : 'elements.action_hide',
      icon: isHidden ? IconEye : IconEyeOff,
      isEnabled: hasPlaced,
      run: () => dispatch(elementsFlagged({ ids, isHidden: !isHidden })),
    },
    remove: {
      ...ELEMENT_KEYS.remove,
      icon: IconTrash,
      isDangerous: true,
      isEnabled: canEdit && chosen.length > 0,
      run: () => {
        remove(chosen)
      },
    },
  } satisfies Record<string, ElementCommand>
  return { commands, clipboardHandlers: clipboard.handlers }
}

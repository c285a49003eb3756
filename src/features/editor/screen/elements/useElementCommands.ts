import type { MessageId } from '@/common/i18n/messages'
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
import type { Keystroke } from '@/features/editor/screen/bar/commands'
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
  /** The shortcut as hints show it. */
  shortcut?: string
  /** Absent where the browser fires an event of its own for the key. */
  matches?: (key: Keystroke) => boolean
  isDangerous?: boolean
}

/** Compares the physical key, because it has another letter on a Russian keyboard. */
const plain = (code: string, isShifted: boolean) => (key: Keystroke) =>
  key.code === code && key.shiftKey === isShifted && !key.ctrlKey && !key.metaKey && !key.altKey
const withControl = (code: string) => (key: Keystroke) =>
  key.code === code && (key.ctrlKey || key.metaKey) && !key.altKey && !key.shiftKey

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
      label: 'elements.action_cut',
      icon: IconScissors,
      shortcut: 'Ctrl+X',
      isEnabled: canEdit && chosen.length > 0,
      run: clipboard.cut,
    },
    copy: {
      label: 'elements.action_copy',
      icon: IconCopy,
      shortcut: 'Ctrl+C',
      isEnabled: chosen.length > 0,
      run: clipboard.copy,
    },
    paste: {
      label: 'elements.action_paste',
      icon: IconClipboard,
      shortcut: 'Ctrl+V',
      isEnabled: canEdit && clipboard.canPaste,
      run: clipboard.paste,
    },
    selectAll: {
      label: 'elements.action_select-all',
      icon: IconSelectAll,
      shortcut: 'Ctrl+A',
      isEnabled: chosen.length < all.length,
      run: () => dispatch(selectionChanged(all)),
    },
    duplicate: {
      label: 'elements.action_duplicate',
      icon: IconCopyPlus,
      shortcut: 'Ctrl+D',
      matches: withControl('KeyD'),
      isEnabled: canEdit && chosen.length > 0,
      run: clipboard.duplicate,
    },
    toFront: {
      label: 'elements.action_to-front',
      icon: IconStackFront,
      shortcut: 'Shift+]',
      matches: plain('BracketRight', true),
      isEnabled: canOrder,
      run: move('front'),
    },
    forward: {
      label: 'elements.action_forward',
      icon: IconStackPop,
      shortcut: ']',
      matches: plain('BracketRight', false),
      isEnabled: canOrder,
      run: move('forward'),
    },
    backward: {
      label: 'elements.action_backward',
      icon: IconStackPush,
      shortcut: '[',
      matches: plain('BracketLeft', false),
      isEnabled: canOrder,
      run: move('backward'),
    },
    toBack: {
      label: 'elements.action_to-back',
      icon: IconStackBack,
      shortcut: 'Shift+[',
      matches: plain('BracketLeft', true),
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
      label: 'elements.action_remove',
      icon: IconTrash,
      shortcut: 'Delete',
      isDangerous: true,
      isEnabled: canEdit && chosen.length > 0,
      run: () => {
        remove(chosen)
      },
    },
  } satisfies Record<string, ElementCommand>
  return { commands, clipboardHandlers: clipboard.handlers }
}

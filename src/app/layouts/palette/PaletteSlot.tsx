import { Suspense, useEffect } from 'react'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { isPressed } from '@/common/lib/keystroke'
import { GLOBAL_KEYS } from '@/common/shortcuts/globalShortcuts'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import {
  paletteClosed,
  paletteKeyed,
  paletteOpened,
  selectOverlay,
} from '@/features/palette/overlaySlice'

const OpenedPalette = lazyWithTexts(() =>
  import(/* webpackChunkName: "palette" */ './OpenedPalette').then(
    (module) => module.OpenedPalette,
  ),
)

/** What keys open on every screen: the command palette and the list of shortcuts. Their code is loaded then. */
export function PaletteSlot() {
  const { opened } = useAppSelector(selectOverlay)
  const dispatch = useAppDispatch()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, target } = event
      const isDialog = document.querySelector('[aria-modal=true]') !== null
      if (isPressed(event, GLOBAL_KEYS.palette.keys)) {
        if (opened === 'palette') dispatch(paletteClosed())
        // Another dialog may hold something unfinished, which a choice would lose.
        else if (!isDialog) dispatch(paletteOpened('palette'))
      } else if (isDialog) return
      // The palette is not loaded yet.
      else if (opened === 'palette' && /^(?:.|Backspace)$/u.test(key) && !ctrlKey && !metaKey)
        dispatch(paletteKeyed(key))
      else if (isPressed(event, GLOBAL_KEYS.shortcuts.keys) && !isField(target))
        dispatch(paletteOpened('shortcuts'))
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    // Before the screen's own handlers.
    window.addEventListener('keydown', press, true)
    return () => {
      window.removeEventListener('keydown', press, true)
    }
  }, [opened, dispatch])
  return (
    opened && (
      <Suspense>
        <OpenedPalette opened={opened} />
      </Suspense>
    )
  )
}

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, [contenteditable=true]')

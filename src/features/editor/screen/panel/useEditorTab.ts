import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useAppSelector } from '@/common/store/hooks'
import { selectScene } from '@/features/editor/editorSlice'
import { EDITOR_TABS, type EditorTab } from '@/features/editor/editorTabs'
import { kindOf } from '@/features/editor/kinds/elementKinds'

const PARAMETER = 'tab'

/** The open tab from the address, and a setter. "Back" does not return to the previous tab. */
export function useEditorTab(): [EditorTab, (tab: EditorTab) => void] {
  const [address, setAddress] = useSearchParams()
  const location: { state: unknown } = useLocation()
  const { state } = location
  const tab = EDITOR_TABS.find((known) => known === address.get(PARAMETER)) ?? EDITOR_TABS[0]
  const open = useCallback(
    (wanted: EditorTab) => {
      setAddress(
        (before) => {
          const after = new URLSearchParams(before)
          after.set(PARAMETER, wanted)
          return after
        },
        // The state contains the list to which "back" leads, so it is kept.
        { replace: true, preventScrollReset: true, state },
      )
    },
    [setAddress, state],
  )
  return [tab, open]
}

/** Called after a selection by the user: opens the tab with the settings of a single selected element. */
export function useChoiceTab(openTab: (tab: EditorTab) => void): (ids: string[]) => void {
  const elements = useAppSelector(selectScene)?.elements
  const latest = useRef({ elements, openTab })
  useEffect(() => {
    latest.current = { elements, openTab }
  }, [elements, openTab])
  return useCallback((ids) => {
    const chosen = latest.current.elements?.find(({ id }) => id === ids[0])
    if (chosen && ids.length === 1) latest.current.openTab(kindOf(chosen).tab)
  }, [])
}

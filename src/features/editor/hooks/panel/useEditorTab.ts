import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { EDITOR_TABS, type EditorTab } from '../../editorTabs'

const PARAMETER = 'tab'

/** The open tab from the address, and a setter; "back" skips tabs. */
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
        // The state contains the way back and the list that the post was opened from.
        { replace: true, preventScrollReset: true, state },
      )
    },
    [setAddress, state],
  )
  return [tab, open]
}

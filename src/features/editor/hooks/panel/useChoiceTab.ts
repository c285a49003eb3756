import { useCallback, useEffect, useRef } from 'react'
import { useAppSelector } from '@/common/store/hooks'
import { selectScene } from '../../editorSlice'
import type { EditorTab } from '../../editorTabs'
import { kindOf } from '../../kinds/elementKinds'

/** After a selection by the user: a single element opens the tab with its settings. */
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

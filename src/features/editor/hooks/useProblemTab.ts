import { useEffect, useRef } from 'react'
import { useAppSelector } from '@/common/store/hooks'
import {
  selectAdsAttempt,
  selectAlbumsProblem,
  selectElementsAttempt,
  selectTimeProblem,
} from '../editorSlice'
import { TAB_OF_KIND, type EditorTab } from '../editorTabs'
import { useChosen } from './useChosen'

/** Opens the tab of what stopped a save, at each attempt: most stands in that of the post, an element in its own. */
export function useProblemTab(openTab: (tab: EditorTab) => void): void {
  const albums = useAppSelector(selectAlbumsProblem)?.attempt ?? 0
  const time = useAppSelector(selectTimeProblem)?.attempt ?? 0
  const ads = useAppSelector(selectAdsAttempt)
  useAttempt(albums + time + ads, () => {
    openTab('post')
  })
  const [wrong] = useChosen()
  useAttempt(useAppSelector(selectElementsAttempt), () => {
    if (wrong) openTab(TAB_OF_KIND[wrong.kind])
  })
}

/** Acts when a count has grown. */
function useAttempt(count: number, act: () => void): void {
  const seen = useRef(count)
  useEffect(() => {
    const isNew = count > seen.current
    seen.current = count
    if (isNew) act()
  })
}

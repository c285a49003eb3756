import { useMemo } from 'react'
import { useAppSelector } from '@/common/store/hooks'
import { selectScene, selectSelection } from '../../editorSlice'
import type { FrameElement } from '../../kinds/elementKinds'

const NOTHING: FrameElement[] = []

/** The selected elements of the frame, from back to front. */
export function useChosen(): FrameElement[] {
  const scene = useAppSelector(selectScene)
  const selection = useAppSelector(selectSelection)
  return useMemo(
    () => scene?.elements.filter(({ id }) => selection.includes(id)) ?? NOTHING,
    [scene, selection],
  )
}

import { useCallback, useEffect, useRef } from 'react'
import { useAppDispatch } from '@/common/store/hooks'
import { markPlaceChosen } from '../../editorSlice'
import type { Place } from '@/features/editor/model/geometry'

/**
 * Handles a press on an empty part of the frame: while products are being marked, the next one is marked there. The
 * function keeps its identity.
 */
export function useMarkPlace(isMarking: boolean): (place: Place) => void {
  const dispatch = useAppDispatch()
  const latest = useRef(isMarking)
  useEffect(() => {
    latest.current = isMarking
  }, [isMarking])
  return useCallback(
    (place) => {
      if (latest.current) dispatch(markPlaceChosen(place))
    },
    [dispatch],
  )
}

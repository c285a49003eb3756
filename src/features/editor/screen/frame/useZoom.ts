import type { RefObject } from 'react'
import { FRAME_SIZE } from '@/contract/constants'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { cameraMoved, selectCamera, selectFrame } from '@/features/editor/editorSlice'
import { nextZoom } from '@/features/editor/model/scene/camera'

/** Zooms by button and key, about the middle of the work area. */
export function useZoom(area: RefObject<HTMLElement | null>) {
  const dispatch = useAppDispatch()
  const frame = useAppSelector(selectFrame)
  const camera = useAppSelector(selectCamera)
  const { width, height } = FRAME_SIZE[frame]
  const middle = camera ?? { x: width / 2, y: height / 2 }
  /**
   * The zoom in use. Without a chosen camera only the stage can compute it, so it is read from the stage's property.
   */
  const now = () => Number(area.current?.style.getPropertyValue('--frame-zoom')) || 1
  const show = (zoom: number) => dispatch(cameraMoved({ x: middle.x, y: middle.y, zoom }))
  return {
    zoomIn: () => show(nextZoom(now(), 'in')),
    zoomOut: () => show(nextZoom(now(), 'out')),
    showActualSize: () => show(1),
    showAll: () => dispatch(cameraMoved(null)),
  }
}

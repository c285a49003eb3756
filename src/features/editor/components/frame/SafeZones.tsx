import { useAppSelector } from '@/common/store/hooks'
import { safeZones } from '@/contract/elements/safeZones'
import { selectFrame, selectGesture, selectIsZonesShown } from '../../editorSlice'
import classes from './SafeZones.module.css'

/** Where the shop's controls cover a slide: shown while something is moved, or on request. */
export function SafeZones({ isVideo }: { isVideo: boolean }) {
  const frame = useAppSelector(selectFrame)
  const isMoving = useAppSelector(selectGesture) !== null
  const isAsked = useAppSelector(selectIsZonesShown)
  if (!isMoving && !isAsked) return null
  return safeZones(frame, isVideo).map(({ x, y, width, height }) => (
    <div
      key={`${x} ${y}`}
      className={classes.zone}
      data-zone
      style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
    />
  ))
}

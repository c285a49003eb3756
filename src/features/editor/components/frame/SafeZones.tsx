import { FormattedMessage } from 'react-intl'
import { useAppSelector } from '@/common/store/hooks'
import { safeZones } from '@/contract/elements/geometry'
import { selectFrame, selectGesture, selectIsZonesShown, selectScene } from '../../editorSlice'
import { liesUnder } from '@/features/editor/canvas/placing'
import classes from './FrameBackdrop.module.css'

/** The zones of the shop's controls: shown while an element is moved or is under them, or on request. */
export function SafeZones({ isVideo }: { isVideo: boolean }) {
  const frame = useAppSelector(selectFrame)
  const scene = useAppSelector(selectScene)
  const isMoving = useAppSelector(selectGesture) !== null
  const isAsked = useAppSelector(selectIsZonesShown)
  return safeZones(frame, isVideo).map((zone) => {
    const isCovering = scene !== null && liesUnder(scene, zone)
    if (!isMoving && !isAsked && !isCovering) return null
    const { x, y, width, height } = zone
    return (
      <div
        key={`${x} ${y}`}
        className={classes.zone}
        data-zone={isCovering ? 'covering' : 'free'}
        style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
      >
        {isCovering && (
          <span className={classes.words} role="status">
            <FormattedMessage id="elements.text_covered" />
          </span>
        )}
      </div>
    )
  })
}

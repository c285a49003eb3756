import { FormattedMessage } from 'react-intl'
import { useAppSelector } from '@/common/store/hooks'
import { IconPlayerPlay } from '@/common/ui/icons/icons'
import { backgroundCss } from '@/contract/elements/background'
import { safeZones } from '@/contract/elements/geometry'
import type { Background } from '@/contract/entities/posts/media'
import { liesUnder } from '@/features/editor/canvas/placing'
import {
  selectFrame,
  selectGesture,
  selectIsZonesShown,
  selectScene,
} from '@/features/editor/editorSlice'
import type { Picture } from '@/features/editor/model/document'
import classes from './FrameBackdrop.module.css'

interface FrameBackdropProps {
  background: Background
  picture: Picture
}

/** The layer behind all elements: the background, and the picture contained and centred on it. */
export function FrameBackdrop({ background, picture }: FrameBackdropProps) {
  return (
    <div className={classes.backdrop} style={{ background: backgroundCss(background) }}>
      <img
        key={picture.url}
        className={classes.picture}
        src={picture.url}
        srcSet={`${picture.url} 736w, ${picture.highResolutionUrl} 1600w`}
        sizes="(max-width: 739px) 100vw, 640px"
        alt=""
        draggable={false}
        decoding="async"
      />
      <SafeZones isVideo={picture.isVideo} />
      {picture.isVideo && (
        <span className={classes.video}>
          <IconPlayerPlay size={20} />
        </span>
      )}
    </div>
  )
}

/**
 * The zones that the shop's controls cover. They are shown while an element is moved, while an element is under them,
 * or on request.
 */
function SafeZones({ isVideo }: { isVideo: boolean }) {
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

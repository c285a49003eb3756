import { backgroundCss } from '@/contract/elements/background'
import type { Background } from '@/contract/entities/posts/media'
import { IconPlayerPlay } from '@/common/ui/icons/icons'
import type { Picture } from '@/features/editor/model/document'
import classes from './FrameBackdrop.module.css'
import { SafeZones } from './SafeZones'

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

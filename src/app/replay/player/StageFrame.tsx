import { useIntl } from 'react-intl'
import { REPLAY_STAGE_PATH } from '@/contract/addresses'
import { useBox } from '@/common/lib/useBox'
import classes from './StageFrame.module.css'
import { usePlayer } from './usePlayer'

interface StageFrameProps {
  onLoad: (stage: Window) => void
}

/** A window of the recorded size, scaled down where it does not fit; it takes neither clicks nor keys. */
export function StageFrame({ onLoad }: StageFrameProps) {
  const intl = useIntl()
  const { session } = usePlayer()
  const [ref, box] = useBox()
  const { width, height } = session?.viewport ?? { width: 1280, height: 800 }
  const scale = box ? Math.min(1, box.width / width, box.height / height) : 1
  return (
    <div ref={ref} className={classes.room}>
      <iframe
        className={classes.frame}
        style={{ width, height, transform: `scale(${scale})` }}
        src={REPLAY_STAGE_PATH}
        title={intl.formatMessage({ id: 'replay.label_stage' })}
        tabIndex={-1}
        inert
        onLoad={({ currentTarget }) => {
          if (currentTarget.contentWindow) onLoad(currentTarget.contentWindow)
        }}
      />
    </div>
  )
}

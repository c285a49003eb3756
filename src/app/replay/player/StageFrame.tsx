import { useIntl } from 'react-intl'
import type { ReplayStage } from '@/app/replay/stage/ReplayStage'
import { useBox } from '@/common/lib/useBox'
import { REPLAY_STAGE_PATH } from '@/contract/addresses'
import classes from './StageFrame.module.css'
import { usePlayer } from './playerSlice'

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

/** A stage in a frame: it can be asked to open a record before the frame has loaded. */
export function stageInFrame(): { stage: ReplayStage; attach: (frame: Window) => void } {
  let attached: ReplayStage | undefined
  let attach: (frame: Window) => void = () => undefined
  const loaded = new Promise<ReplayStage>((resolve, reject) => {
    attach = ({ vitrinaReplayStage }) => {
      attached = vitrinaReplayStage
      if (attached) resolve(attached)
      else reject(new Error('The stage did not load'))
    }
  })
  const stage: ReplayStage = {
    open: async (text) => (await loaded).open(text),
    jump: (index) => {
      if (!attached) throw new Error('The stage is not there yet')
      return attached.jump(index)
    },
  }
  return { stage, attach }
}

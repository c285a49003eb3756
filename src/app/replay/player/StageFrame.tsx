import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { NOTHING_SEEN, type SeenWindow } from '@/app/replay/stage/createTrackPlayer'
import type { ReplayStage } from '@/app/replay/stage/ReplayStage'
import { useBox } from '@/common/lib/useBox'
import { REPLAY_STAGE_PATH } from '@/contract/addresses'
import { pauseAfter } from './playerStore'
import classes from './StageFrame.module.css'
import { usePlayer } from './playerSlice'

interface StageFrameProps {
  onLoad: (stage: Window) => void
  show: ReplayStage['show']
}

/**
 * A window of the recorded size, scaled down where it does not fit, with the person's pointer over it; it takes neither
 * clicks nor keys.
 */
export function StageFrame({ onLoad, show }: StageFrameProps) {
  const intl = useIntl()
  const { session, isPlaying } = usePlayer()
  const [ref, box] = useBox()
  const { pointer, presses, focus, isAway, size } = useSeen(show)
  const { width, height } = size ?? session?.viewport ?? { width: 1280, height: 800 }
  const scale = box ? Math.min(1, box.width / width, box.height / height) : 1
  return (
    <div
      ref={ref}
      className={classes.room}
      style={{ '--window-ratio': width / height } as CSSProperties}
    >
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
      {focus && (
        <span
          className={classes.focus}
          style={{
            transform: `translate(${focus.x * scale}px, ${focus.y * scale}px)`,
            width: focus.width * scale,
            height: focus.height * scale,
          }}
          aria-hidden
        />
      )}
      {/* What is pressed while the record plays is shown by the pointer itself. */}
      {!isPlaying &&
        presses.map(({ x, y }, order) => (
          <span
            key={order}
            className={classes.press}
            style={{ transform: `translate(${x * scale}px, ${y * scale}px)` }}
            aria-hidden
          />
        ))}
      {isAway && (
        <span className={classes.away} role="status">
          <FormattedMessage id="replay.text_away" />
        </span>
      )}
      {pointer && (
        <span
          className={classes.pointer}
          data-pressed={pointer.isPressed || undefined}
          data-typing={pointer.isTyping || undefined}
          style={{ transform: `translate(${pointer.x * scale}px, ${pointer.y * scale}px)` }}
          aria-hidden
        />
      )}
    </div>
  )
}

/**
 * What is seen of the current moment besides the state: between two steps it moves on in each frame, in proportion to
 * the time for which the step is shown.
 */
function useSeen(show: StageFrameProps['show']) {
  const player = usePlayer()
  const { index, steps, isPlaying, status } = player
  const [seen, setSeen] = useState(NOTHING_SEEN)
  const latest = useRef(seen)
  const from = steps[index]?.at
  const till = steps[index + 1]?.at
  const pause = pauseAfter(player)

  useEffect(() => {
    if (status !== 'ready' || from === undefined) return
    const began = performance.now()
    let frame = 0
    // In frames of their own, until the screen of the step has been drawn and there is something to scroll.
    const draw = (time: number) => {
      const share = pause > 0 ? Math.min(1, Math.max(0, time - began) / pause) : 1
      const isMoving = isPlaying && till !== undefined
      const next = show(isMoving ? from + (till - from) * share : from)
      if (!isSame(latest.current, next)) {
        latest.current = next
        setSeen(next)
      }
      const isDrawing = !next.isSettled && time - began < DRAWING_MS
      if ((isMoving && share < 1) || isDrawing) frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
    return () => {
      cancelAnimationFrame(frame)
    }
  }, [show, status, from, till, pause, isPlaying])
  return seen
}

/** Ms after which a screen is as long as it will be. */
const DRAWING_MS = 2000

/** What is drawn of two moments is a few numbers. */
const isSame = (one: SeenWindow, other: SeenWindow) => JSON.stringify(one) === JSON.stringify(other)

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
  const ready = (): ReplayStage => {
    if (!attached) throw new Error('The stage is not there yet')
    return attached
  }
  const stage: ReplayStage = {
    open: async (text) => (await loaded).open(text),
    jump: (index) => ready().jump(index),
    show: (at) => ready().show(at),
    fileWith: (notes) => ready().fileWith(notes),
    testOf: (step) => ready().testOf(step),
    compare: (text) => ready().compare(text),
    openOther: () => ready().openOther(),
  }
  return { stage, attach }
}

import type { ReplayStage } from '../stage/ReplayStage'

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

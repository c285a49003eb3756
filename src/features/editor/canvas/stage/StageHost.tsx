import { useLayoutEffect, useRef } from 'react'
import { FabricStage } from './FabricStage'
import classes from './StageHost.module.css'
import type { StageEvents, StageView } from './StageView'

interface StageHostProps {
  view: StageView
  /** Must keep its identity: a new one makes a new stage. */
  events: StageEvents
}

/** A place for the stage. The canvas is the stage's own, so React never touches it. */
export function StageHost({ view, events }: StageHostProps) {
  const host = useRef<HTMLDivElement>(null)
  const stage = useRef<FabricStage>(null)
  useLayoutEffect(() => {
    if (!host.current) return
    const mounted = new FabricStage(host.current, events)
    stage.current = mounted
    return () => {
      stage.current = null
      mounted.dispose()
    }
  }, [events])
  useLayoutEffect(() => {
    stage.current?.draw(view)
  }, [view, events])
  return <div ref={host} className={classes.host} aria-hidden />
}

import { useLayoutEffect, useRef } from 'react'
import type { ObjectClasses } from '../../kinds/loadObjectClasses'
import { FabricStage } from './FabricStage'
import styles from './StageHost.module.css'
import type { StageEvents, StageView } from './StageView'

export interface StageProps {
  view: StageView
  /** Must keep its identity: another object creates another stage. */
  events: StageEvents
}

interface StageHostProps extends StageProps {
  classes: ObjectClasses
}

/** The container of the stage. The stage owns the canvas, so React never touches it. */
export function StageHost({ view, events, classes }: StageHostProps) {
  const host = useRef<HTMLDivElement>(null)
  const stage = useRef<FabricStage>(null)
  useLayoutEffect(() => {
    if (!host.current) return
    const mounted = new FabricStage(host.current, events, classes)
    stage.current = mounted
    return () => {
      stage.current = null
      mounted.dispose()
    }
  }, [events, classes])
  useLayoutEffect(() => {
    stage.current?.draw(view)
  }, [view, events, classes])
  return <div ref={host} className={styles.host} aria-hidden />
}

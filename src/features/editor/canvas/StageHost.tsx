import { useLayoutEffect, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { ObjectClasses } from '@/features/editor/kinds/elementKinds'
import { FabricStage } from './FabricStage'
import styles from './StageHost.module.css'
import type { StageEvents, StageView } from './stage/StageView'

export interface StageProps {
  view: StageView
  /** Must be the same object at each render: another object creates another stage. */
  events: StageEvents
}

interface StageHostProps extends StageProps {
  classes: ObjectClasses
}

/** The container of the stage. The stage owns the canvas, so React never touches it. */
export function StageHost({ view, events, classes }: StageHostProps) {
  const host = useRef<HTMLDivElement>(null)
  const stage = useRef<FabricStage>(null)
  const intl = useIntl()
  const words = useMemo(
    () => ({
      noQuestion: intl.formatMessage({ id: 'elements.text_no-question' }),
      slide: intl.formatMessage({ id: 'elements.text_slide' }),
    }),
    [intl],
  )
  useLayoutEffect(() => {
    if (!host.current) return
    const mounted = new FabricStage(host.current, events, classes, words)
    stage.current = mounted
    return () => {
      stage.current = null
      mounted.dispose()
    }
  }, [events, classes, words])
  useLayoutEffect(() => {
    stage.current?.draw(view)
  }, [view, events, classes, words])
  return <div ref={host} className={styles.host} aria-hidden />
}

import { VisuallyHidden } from '@mantine/core'
import { lazy, Suspense, useId, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import type { StageEvents, StageView } from '../canvas/StageView'
import {
  gestureCancelled,
  gesturePreviewed,
  markHovered,
  markMoved,
  marksRemoved,
  selectGesture,
  selectHovered,
  selectionChanged,
  selectScene,
  selectSelection,
} from '../editorSlice'
import { useElementKeys } from '../hooks/useElementKeys'
import { FrameBackdrop } from './FrameBackdrop'
import { loadStageHost } from './loadStageHost'
import classes from './Stage.module.css'

const StageHost = lazy(loadStageHost)

/** The post's frame: the picture at once, its markers as soon as the canvas is there. */
export function Stage({ canEdit }: { canEdit: boolean }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const hintId = useId()
  const view = useStageView(!canEdit)
  const events = useStageEvents()
  const onKeyDown = useElementKeys({ canEdit, remove: (id) => dispatch(marksRemoved([id])) })
  if (!view.scene) return null
  return (
    <div
      className={classes.frame}
      role="application"
      tabIndex={0}
      aria-label={intl.formatMessage({ id: 'editor.label_frame' })}
      aria-describedby={hintId}
      onKeyDown={onKeyDown}
    >
      <FrameBackdrop background={view.scene.background} picture={view.scene.picture} />
      <Suspense>
        <StageHost view={view} events={events} />
      </Suspense>
      <VisuallyHidden id={hintId}>
        <FormattedMessage id="editor.hint_frame" />
      </VisuallyHidden>
      <VisuallyHidden role="status">
        <SelectedMark view={view} />
      </VisuallyHidden>
    </div>
  )
}

/** Says where the chosen marker stands, for those who do not see it move. */
function SelectedMark({ view: { scene, selection } }: { view: StageView }) {
  const mark = scene?.elements.find(({ id }) => id === selection[0])
  if (!mark) return null
  const { number, title, x, y } = mark
  return <FormattedMessage id="editor.text_selected" values={{ number, title, x, y }} />
}

function useStageView(isReadOnly: boolean): StageView {
  const scene = useAppSelector(selectScene)
  const selection = useAppSelector(selectSelection)
  const hovered = useAppSelector(selectHovered)
  const gesture = useAppSelector(selectGesture)
  return useMemo(
    () => ({ scene, selection, hovered, gesture, isReadOnly }),
    [scene, selection, hovered, gesture, isReadOnly],
  )
}

function useStageEvents(): StageEvents {
  const dispatch = useAppDispatch()
  return useMemo(
    () => ({
      selected: (ids) => dispatch(selectionChanged(ids)),
      hovered: (id) => dispatch(markHovered(id)),
      previewed: (gesture) => dispatch(gesturePreviewed(gesture)),
      moved: (id, place) => dispatch(markMoved({ id, ...place, source: 'canvas' })),
      cancelled: () => dispatch(gestureCancelled()),
    }),
    [dispatch],
  )
}

import { VisuallyHidden } from '@mantine/core'
import { lazy, Suspense, useId, useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import type { StageEvents, StageView } from '../../canvas/StageView'
import {
  elementHovered,
  elementsPlaced,
  gestureCancelled,
  gesturePreviewed,
  menuOpened,
  selectEditing,
  selectGesture,
  selectHovered,
  selectionChanged,
  selectScene,
  selectSelection,
  textOpened,
} from '../../editorSlice'
import { useElementKeys } from '../../hooks/useElementKeys'
import { ChosenWords } from './ChosenWords'
import { StageMenu } from './StageMenu'
import { TextOverlay } from './TextOverlay'
import { FrameBackdrop } from './FrameBackdrop'
import { loadStageHost } from './loadStageHost'
import classes from './Stage.module.css'

const StageHost = lazy(loadStageHost)

interface StageProps {
  canEdit: boolean
  /** Somebody chose something by hand. */
  onChoose: (ids: string[]) => void
}

/** The post's frame: the picture at once, what stands on it as soon as the canvas is there. */
export function Stage({ canEdit, onChoose }: StageProps) {
  const intl = useIntl()
  const hintId = useId()
  const scene = useAppSelector(selectScene)
  const keys = useElementKeys({ canEdit })
  if (!scene) return null
  const { frame, background, picture } = scene
  return (
    <div
      className={classes.frame}
      data-frame={frame}
      role="application"
      tabIndex={0}
      aria-label={intl.formatMessage({ id: 'editor.label_frame' })}
      aria-describedby={hintId}
      {...keys}
    >
      <FrameBackdrop background={background} picture={picture} />
      <Suspense>
        <Drawing canEdit={canEdit} onChoose={onChoose} />
      </Suspense>
      <TextOverlay />
      <StageMenu canEdit={canEdit} />
      <VisuallyHidden id={hintId}>
        <FormattedMessage id="editor.hint_frame" />
      </VisuallyHidden>
      <VisuallyHidden role="status">
        <ChosenWords />
      </VisuallyHidden>
    </div>
  )
}

/** On its own: a pointer that goes over the frame, and a gesture, change nothing else of it. */
function Drawing({ canEdit, onChoose }: StageProps) {
  const view = useStageView(!canEdit)
  const events = useStageEvents(onChoose)
  return <StageHost view={view} events={events} />
}

function useStageView(isReadOnly: boolean): StageView {
  const scene = useAppSelector(selectScene)
  const selection = useAppSelector(selectSelection)
  const hovered = useAppSelector(selectHovered)
  const gesture = useAppSelector(selectGesture)
  const editing = useAppSelector(selectEditing)
  return useMemo(
    () => ({ scene, selection, hovered, gesture, editing, isReadOnly }),
    [scene, selection, hovered, gesture, editing, isReadOnly],
  )
}

function useStageEvents(onChoose: StageProps['onChoose']): StageEvents {
  const dispatch = useAppDispatch()
  return useMemo(
    () => ({
      selected: (ids) => {
        dispatch(selectionChanged(ids))
        onChoose(ids)
      },
      hovered: (id) => dispatch(elementHovered(id)),
      previewed: (gesture) => dispatch(gesturePreviewed(gesture)),
      placed: (places) => dispatch(elementsPlaced({ places, source: 'canvas' })),
      cancelled: () => dispatch(gestureCancelled()),
      textOpened: (id) => dispatch(textOpened(id)),
      menuOpened: (place) => dispatch(menuOpened(place)),
    }),
    [dispatch, onChoose],
  )
}

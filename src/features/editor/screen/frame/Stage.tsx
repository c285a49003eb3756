import { VisuallyHidden } from '@mantine/core'
import { lazy, Suspense, useId, useMemo, type RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import type { StageEvents, StageView } from '@/features/editor/canvas/stage/StageView'
import {
  cameraMoved,
  elementHovered,
  elementsPlaced,
  gestureCancelled,
  gesturePreviewed,
  menuOpened,
  selectCamera,
  selectEditing,
  selectGesture,
  selectHovered,
  selectionChanged,
  selectScene,
  selectSelection,
  selectMenu,
  textOpened,
} from '@/features/editor/editorSlice'
import { useChosen } from '@/features/editor/screen/elements/useElements'
import { useElementWords } from '@/features/editor/screen/words'
import { useElementKeys } from '@/features/editor/screen/elements/useElementKeys'
import { geometryOf } from '@/features/editor/kinds/measures'
import type { FramePlace, Point } from '@/features/editor/model/scene/camera'
import { FrameBackdrop } from './FrameBackdrop'
import { loadStageHost } from './loadStageHost'
import { MarkPin } from './MarkPin'
import classes from './Stage.module.css'
import { TextOverlay } from './TextOverlay'
import { ZoomBar } from './ZoomBar'

const StageHost = lazy(loadStageHost)
const StageMenu = lazyWithTexts(() =>
  import(/* webpackChunkName: "stage-menu" */ './StageMenu').then((module) => module.StageMenu),
)

interface StageProps {
  canEdit: boolean
  /** Called when the user selects elements on the stage. */
  onChoose: (ids: string[]) => void
  /** Whether products are being marked on the picture. */
  isMarking: boolean
  /**
   * Called with the empty point that the user pressed, in percent of the frame. Must be the same function at each
   * render.
   */
  onPoint: (place: Point) => void
  /** The work area. */
  area: RefObject<HTMLDivElement | null>
}

/**
 * The post's frame in its work area: the picture is shown immediately, the elements as soon as the canvas has loaded.
 */
export function Stage({ canEdit, isMarking, onChoose, onPoint, area }: StageProps) {
  const intl = useIntl()
  const hintId = useId()
  const scene = useAppSelector(selectScene)
  const keys = useElementKeys({ canEdit })
  if (!scene) return null
  const { frame, background, picture } = scene
  return (
    <div className={classes.stage}>
      <div
        ref={area}
        className={classes.area}
        role="application"
        tabIndex={0}
        aria-label={intl.formatMessage({ id: 'editor.label_frame' })}
        aria-describedby={hintId}
        {...keys}
      >
        <div className={classes.frame} data-frame={frame}>
          <FrameBackdrop background={background} picture={picture} />
        </div>
        <Suspense>
          <Drawing canEdit={canEdit} onChoose={onChoose} onPoint={onPoint} area={area} />
        </Suspense>
        <div className={classes.over} data-frame={frame}>
          <TextOverlay />
          {isMarking && <MarkPin />}
        </div>
        <MenuAtPoint canEdit={canEdit} />
        <VisuallyHidden id={hintId}>
          <FormattedMessage id="editor.hint_frame" />
        </VisuallyHidden>
        <VisuallyHidden role="status">
          <ChosenWords />
        </VisuallyHidden>
      </div>
      <ZoomBar area={area} />
    </div>
  )
}

/** The menu is loaded when it is first opened. */
function MenuAtPoint({ canEdit }: { canEdit: boolean }) {
  const point = useAppSelector(selectMenu)
  return (
    point && (
      <Suspense>
        <StageMenu canEdit={canEdit} />
      </Suspense>
    )
  )
}

/** A component of its own, so that hovering and gestures do not render the rest of the frame again. */
function Drawing({ canEdit, onChoose, onPoint, area }: Omit<StageProps, 'isMarking'>) {
  const view = useStageView(!canEdit)
  const events = useStageEvents(onChoose, onPoint, area)
  return <StageHost view={view} events={events} />
}

function useStageView(isReadOnly: boolean): StageView {
  const scene = useAppSelector(selectScene)
  const selection = useAppSelector(selectSelection)
  const hovered = useAppSelector(selectHovered)
  const gesture = useAppSelector(selectGesture)
  const editing = useAppSelector(selectEditing)
  const camera = useAppSelector(selectCamera)
  return useMemo(
    () => ({ scene, selection, hovered, gesture, editing, camera, isReadOnly }),
    [scene, selection, hovered, gesture, editing, camera, isReadOnly],
  )
}

function useStageEvents(
  onChoose: StageProps['onChoose'],
  onPoint: StageProps['onPoint'],
  area: StageProps['area'],
): StageEvents {
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
      pressedNothing: onPoint,
      cameraMoved: (camera) => dispatch(cameraMoved(camera)),
      framed: (place) => {
        if (area.current) followFrame(area.current, place)
      },
    }),
    [dispatch, onChoose, onPoint, area],
  )
}

/** Moves the layers below and above the canvas immediately, without rendering again. */
function followFrame({ style }: HTMLElement, { left, top, width, zoom }: FramePlace): void {
  style.setProperty('--frame-left', `${left}px`)
  style.setProperty('--frame-top', `${top}px`)
  style.setProperty('--frame-width', `${width}px`)
  style.setProperty('--frame-zoom', String(zoom))
}

/** Announces the selection and its position to screen readers. */
function ChosenWords() {
  const chosen = useChosen()
  const wordsOf = useElementWords()
  const [only] = chosen
  if (!only) return null
  if (chosen.length > 1) {
    return <FormattedMessage id="elements.text_chosen-many" values={{ count: chosen.length }} />
  }
  const { x, y, rotate = 0 } = geometryOf(only)
  if (only.kind === 'productMarker') {
    const { number, title } = only
    return <FormattedMessage id="editor.text_selected" values={{ number, title, x, y }} />
  }
  return (
    <FormattedMessage
      id="elements.text_chosen"
      values={{
        name: wordsOf(only),
        x: Math.round(x),
        y: Math.round(y),
        rotate: Math.round(rotate),
      }}
    />
  )
}

import { ActionIcon, Button } from '@mantine/core'
import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppSelector } from '@/common/store/hooks'
import { IconArrowsMaximize } from '@/common/ui/icons/icons'
import { Tooltip } from '@/common/ui/menus/floating'
import { selectCamera } from '@/features/editor/editorSlice'
import { useZoom } from './useZoom'
import classes from './ZoomBar.module.css'

/** The zoom of the frame, with three buttons to change it. */
export function ZoomBar({ area }: { area: RefObject<HTMLElement | null> }) {
  const intl = useIntl()
  const zoom = useShownZoom(area)
  const isFitting = useAppSelector(selectCamera) === null
  const { zoomIn, zoomOut, showAll, showActualSize } = useZoom(area)
  return (
    <div
      className={classes.bar}
      role="toolbar"
      aria-label={intl.formatMessage({ id: 'stage.label_zoom' })}
    >
      <ZoomButton label="stage.action_zoom-out" shortcut="−" onPress={zoomOut}>
        −
      </ZoomButton>
      <Tooltip label={intl.formatMessage({ id: 'stage.action_actual-size' })}>
        <Button
          variant="subtle"
          color="gray"
          className={classes.zoom ?? ''}
          aria-label={intl.formatMessage({ id: 'stage.label_zoom-now' }, { zoom })}
          onClick={showActualSize}
        >
          {intl.formatNumber(zoom, { style: 'percent' })}
        </Button>
      </Tooltip>
      <ZoomButton label="stage.action_zoom-in" shortcut="+" onPress={zoomIn}>
        +
      </ZoomButton>
      <ZoomButton
        label="stage.action_show-all"
        shortcut="0"
        isPressed={isFitting}
        onPress={showAll}
      >
        <IconArrowsMaximize size={16} />
      </ZoomButton>
    </div>
  )
}

interface ZoomButtonProps {
  label: MessageId
  shortcut: string
  isPressed?: boolean
  onPress: () => void
  children: ReactNode
}

function ZoomButton({ label, shortcut, isPressed, onPress, children }: ZoomButtonProps) {
  const words = useIntl().formatMessage({ id: label })
  return (
    <Tooltip label={`${words} · ${shortcut}`}>
      <ActionIcon
        className={classes.button ?? ''}
        aria-label={words}
        aria-pressed={isPressed}
        onClick={onPress}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  )
}

/** The zoom that is shown. The stage writes it to a property of the work area, even during a gesture. */
function useShownZoom(area: RefObject<HTMLElement | null>): number {
  const [zoom, setZoom] = useState(1)
  useEffect(() => {
    if (!area.current) return undefined
    const { current } = area
    const read = () => {
      setZoom(Number(current.style.getPropertyValue('--frame-zoom')) || 1)
    }
    read()
    const observer = new MutationObserver(read)
    observer.observe(current, { attributeFilter: ['style'] })
    return () => {
      observer.disconnect()
    }
  }, [area])
  return zoom
}

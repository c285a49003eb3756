import { ActionIcon } from '@mantine/core'
import { useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { IconPlayerPlay } from '@/common/ui/icons/icons'
import { Tooltip } from '@/common/ui/menus/floating'
import { safeZones } from '@/contract/elements/safeZones'
import { selectFrame, selectIsZonesShown, selectMedia, zonesToggled } from '../../editorSlice'

/** Shows where the shop's controls are; absent where none covers the slide. */
export function ZonesButton() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const frame = useAppSelector(selectFrame)
  const media = useAppSelector(selectMedia)
  const isShown = useAppSelector(selectIsZonesShown)
  if (!media || safeZones(frame, media.picture.isVideo).length === 0) return null
  const label = intl.formatMessage({ id: 'elements.label_zones' })
  return (
    <Tooltip label={label} multiline maw={260}>
      <ActionIcon
        size={44}
        variant={isShown ? 'light' : 'subtle'}
        aria-label={label}
        aria-pressed={isShown}
        onClick={() => dispatch(zonesToggled())}
      >
        <IconPlayerPlay size={18} />
      </ActionIcon>
    </Tooltip>
  )
}

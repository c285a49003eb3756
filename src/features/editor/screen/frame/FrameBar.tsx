import { ActionIcon, Group } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { shortcutWords } from '@/common/lib/shortcutWords'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import {
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
  IconLayoutDistributeHorizontal,
  IconLayoutDistributeVertical,
  IconPlayerPlay,
} from '@/common/ui/icons/icons'
import { Menu, Tooltip } from '@/common/ui/menus/floating'
import { safeZones } from '@/contract/elements/geometry'
import { FRAMES } from '@/contract/entities/posts/media'
import {
  frameSwitched,
  selectFrame,
  selectIsZonesShown,
  selectMedia,
  zonesToggled,
} from '@/features/editor/editorSlice'
import { ALIGNMENT_TEXTS, FRAME_TEXTS } from '@/features/editor/screen/words'
import {
  useElementCommands,
  type ElementCommand,
} from '@/features/editor/screen/elements/useElementCommands'
import { usePlaces } from '@/features/editor/screen/elements/usePlaces'
import { ALIGNMENTS, type Alignment } from '@/features/editor/model/scene/arranging'
import classes from './FrameBar.module.css'

const ALIGN_ICONS = {
  left: IconLayoutAlignLeft,
  center: IconLayoutAlignCenter,
  right: IconLayoutAlignRight,
  top: IconLayoutAlignTop,
  middle: IconLayoutAlignMiddle,
  bottom: IconLayoutAlignBottom,
} satisfies Record<Alignment, unknown>

/** Above the frame: the choice between the two frames, and actions for the selection. */
export function FrameBar({ canEdit }: { canEdit: boolean }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const frame = useAppSelector(selectFrame)
  const { commands } = useElementCommands(canEdit)
  const shown: ElementCommand[] = [
    commands.duplicate,
    commands.forward,
    commands.backward,
    commands.lock,
    commands.hide,
    commands.remove,
  ]
  return (
    <div className={classes.bar}>
      <SegmentedControl
        aria-label={intl.formatMessage({ id: 'elements.label_frame' })}
        data={FRAMES.map((value) => ({
          value,
          label: <FormattedMessage id={FRAME_TEXTS[value]} />,
        }))}
        value={frame}
        onChange={(value) => dispatch(frameSwitched(value))}
      />
      {canEdit && (
        <Group
          gap={0}
          wrap="nowrap"
          role="toolbar"
          aria-label={intl.formatMessage({ id: 'elements.label_tools' })}
        >
          <AlignMenu />
          <ZonesButton />
          {shown.map((command) => (
            <CommandButton key={command.label} command={command} />
          ))}
        </Group>
      )}
    </div>
  )
}

function CommandButton({ command }: { command: ElementCommand }) {
  const intl = useIntl()
  const { label, keys: [shortcut] = [], icon: CommandIcon, isEnabled, run } = command
  const words = intl.formatMessage({ id: label })
  return (
    <Tooltip label={shortcut ? `${words} · ${shortcutWords(shortcut)}` : words}>
      <ActionIcon size={44} aria-label={words} disabled={!isEnabled} onClick={run}>
        <CommandIcon size={18} />
      </ActionIcon>
    </Tooltip>
  )
}

/** Aligns one element with the frame, and several elements with each other. */
function AlignMenu() {
  const intl = useIntl()
  const { count, align, distribute } = usePlaces()
  const words = intl.formatMessage({ id: 'elements.action_align' })
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <Tooltip label={words}>
          <ActionIcon size={44} aria-label={words} disabled={count === 0}>
            <IconLayoutAlignCenter size={18} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {ALIGNMENTS.map((alignment) => {
          const AlignIcon = ALIGN_ICONS[alignment]
          return (
            <Menu.Item
              key={alignment}
              leftSection={<AlignIcon size={16} />}
              onClick={() => {
                align(alignment)
              }}
            >
              <FormattedMessage id={ALIGNMENT_TEXTS[alignment]} />
            </Menu.Item>
          )
        })}
        <Menu.Divider />
        <Menu.Item
          disabled={count < 3}
          leftSection={<IconLayoutDistributeHorizontal size={16} />}
          onClick={() => {
            distribute('x')
          }}
        >
          <FormattedMessage id="elements.action_distribute-x" />
        </Menu.Item>
        <Menu.Item
          disabled={count < 3}
          leftSection={<IconLayoutDistributeVertical size={16} />}
          onClick={() => {
            distribute('y')
          }}
        >
          <FormattedMessage id="elements.action_distribute-y" />
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** Shows where the shop's controls are; absent where none covers the slide. */
function ZonesButton() {
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

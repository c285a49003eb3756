import { ActionIcon } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { ColorField } from '@/common/ui/fields/ColorField'
import { IconGripVertical, IconTrash } from '@/common/ui/icons/icons'
import { MoveButtons, type RowPlace } from '@/common/ui/lists/MoveButtons'
import { useRowDrag } from '@/common/ui/lists/useRowDrag'
import { BORDER_COLORS } from '@/contract/widgets/settings/storiesSettings'
import classes from '../Stories.module.css'
import look from './BorderColors.module.css'

interface BorderColorRowProps {
  color: string
  place: RowPlace
  disabled: boolean
  onChange: (color: string) => void
  /** To a position of the gradient, from 0. */
  onMove: (to: number) => void
  /** The colour of another position was dropped here. */
  onDrop: (from: number) => void
  onRemove: () => void
}

/** One colour of the border. */
export function BorderColorRow({ color, place, disabled, ...props }: BorderColorRowProps) {
  const { onChange, onMove, onDrop, onRemove } = props
  const intl = useIntl()
  const drag = useRowDrag({
    type: 'application/x-vitrina-border-color',
    row: String(place.index),
    onDrop: (dragged) => {
      onDrop(Number(dragged))
    },
    isEnabled: !disabled && place.count > 1,
  })
  const number = place.index + 1
  const words = (id: MessageId) => intl.formatMessage({ id }, { number })
  return (
    <li className={classes.row} data-centered {...drag}>
      {'draggable' in drag && (
        <span className={classes.grip} aria-hidden>
          <IconGripVertical size={16} />
        </span>
      )}
      <div className={look.color}>
        <ColorField
          label={<FormattedMessage id="widgets.label_border-color" values={{ number }} />}
          isLabelHidden
          value={color}
          disabled={disabled}
          onChange={onChange}
        />
        <span className={look.code}>{color}</span>
      </div>
      {!disabled && (
        <div className={classes.actions}>
          <MoveButtons
            place={place}
            up={words('widgets.action_color-up')}
            down={words('widgets.action_color-down')}
            onMove={onMove}
          />
          {place.count > BORDER_COLORS.min && (
            <ActionIcon
              size="lg"
              aria-label={words('widgets.action_color-remove')}
              onClick={onRemove}
            >
              <IconTrash size={18} />
            </ActionIcon>
          )}
        </div>
      )}
    </li>
  )
}

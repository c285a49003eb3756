import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { FieldGroup } from '@/common/ui/fields/FieldGroup'
import { SIDES, type Side } from '@/contract/widgets/settings/sides'
import type { NumberBounds } from '../../parseNumber'
import classes from './Fields.module.css'
import { NumberField } from './NumberField'

const LABELS: Record<Side, MessageId> = {
  top: 'widgets.label_padding-top',
  bottom: 'widgets.label_padding-bottom',
  left: 'widgets.label_padding-left',
  right: 'widgets.label_padding-right',
}

interface SidesFieldProps {
  legend: ReactNode
  bounds: NumberBounds
  /** Px. */
  value: Record<Side, number>
  disabled: boolean
  onChange: (value: Record<Side, number>) => void
}

/** A distance at each side. */
export function SidesField({ legend, bounds, value, disabled, onChange }: SidesFieldProps) {
  const intl = useIntl()
  return (
    <FieldGroup legend={legend} disabled={disabled}>
      <div className={classes.numbers}>
        {SIDES.map((side) => (
          <NumberField
            key={side}
            bounds={bounds}
            label={<FormattedMessage id={LABELS[side]} />}
            suffix={` ${intl.formatMessage({ id: 'widgets.label_px' })}`}
            value={value[side]}
            disabled={disabled}
            onChange={(px) => {
              onChange({ ...value, [side]: px })
            }}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

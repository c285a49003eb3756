import { Switch } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { ColorField } from '@/common/ui/fields/ColorField'
import { FieldGroup } from '@/common/ui/fields/FieldGroup'
import { SOFT_BACKGROUND } from '@/contract/elements/background'
import type { Background } from '@/contract/entities/posts/media'
import classes from './OwnBackground.module.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'

interface OwnBackgroundProps {
  value: Background
  onChange: (background: Background) => void
}

const { colors: SOFT_COLORS, angle: STRAIGHT_DOWN } = SOFT_BACKGROUND
const FULL_TURN = 360

/** A background that the person makes from one colour or a gradient of two. */
export function OwnBackground({ value, onChange }: OwnBackgroundProps) {
  const { angle = STRAIGHT_DOWN } = value
  const [first = '', second = first] = value.colors?.length ? value.colors : SOFT_COLORS
  const isGradient = value.type === 'gradient'
  const change = (facts: Partial<Background>) => {
    onChange({ type: value.type, angle, colors: [first, second], pictureUrl: null, ...facts })
  }
  const ofColors = isGradient ? 'gradient' : 'color'
  return (
    <FieldGroup legend={<FormattedMessage id="background.label_own" />}>
      <div className={classes.fields}>
        <ColorField
          label={<FormattedMessage id="background.label_color" />}
          value={first}
          onChange={(color) => {
            change({ type: ofColors, colors: [color, second] })
          }}
        />
        {isGradient && (
          <>
            <ColorField
              label={<FormattedMessage id="background.label_second-color" />}
              value={second}
              onChange={(color) => {
                change({ colors: [first, color] })
              }}
            />
            <label className={classes.field}>
              <FormattedMessage id="background.label_angle" values={{ angle }} />
              <input
                type="range"
                className={classes.range}
                min={0}
                max={FULL_TURN}
                step={5}
                value={angle}
                onChange={({ currentTarget }) => {
                  change({ angle: Number(currentTarget.value) })
                }}
              />
            </label>
          </>
        )}
      </div>
      <Switch
        label={<FormattedMessage id="background.label_gradient" />}
        checked={isGradient}
        onChange={({ currentTarget }) => {
          change({ type: currentTarget.checked ? 'gradient' : 'color' })
        }}
      />
    </FieldGroup>
  )
}

import { Switch, TextInput } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { FieldGroup } from '@/common/ui/fields/FieldGroup'
import {
  MODEL_ALT_LENGTH,
  MODEL_BOUNDS,
  MODEL_UP_AXES,
} from '@/contract/widgets/settings/modelSettings'
import { ChoiceGroup } from '../components/fields/ChoiceGroup'
import { NumberField } from '@/features/widgets/components/fields/NumberFields'
import { type ModelEdit, useModelChange } from './modelEdit'
import classes from './ModelFields.module.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'

const UP_AXES = {
  z: { label: 'widgets.label_up-z', hint: 'widgets.hint_up-z' },
  y: { label: 'widgets.label_up-y', hint: 'widgets.hint_up-y' },
} as const

/** The choice of the file's axis that points up. */
export function UpAxisField({ settings, disabled }: ModelEdit) {
  const change = useModelChange()
  return (
    <ChoiceGroup
      legend={<FormattedMessage id="widgets.label_up-axis" />}
      look="rows"
      disabled={disabled}
      value={settings.upAxis}
      choices={MODEL_UP_AXES.map((axis) => ({
        value: axis,
        label: <FormattedMessage id={UP_AXES[axis].label} />,
        hint: <FormattedMessage id={UP_AXES[axis].hint} />,
      }))}
      onChoose={(upAxis) => {
        change({ upAxis })
      }}
    />
  )
}

/** The first view of the model, and its rotation. */
export function RotationFields({ settings, disabled }: ModelEdit) {
  const intl = useIntl()
  const change = useModelChange()
  return (
    <>
      <FieldGroup legend={<FormattedMessage id="widgets.label_start-view" />}>
        <div className={classes.pair}>
          <NumberField
            bounds={MODEL_BOUNDS.startTurn}
            label={<FormattedMessage id="widgets.label_start-turn" />}
            suffix="°"
            value={settings.startTurn}
            disabled={disabled}
            onChange={(startTurn) => {
              change({ startTurn })
            }}
          />
          <NumberField
            bounds={MODEL_BOUNDS.startTilt}
            label={<FormattedMessage id="widgets.label_start-tilt" />}
            suffix="°"
            value={settings.startTilt}
            disabled={disabled}
            onChange={(startTilt) => {
              change({ startTilt })
            }}
          />
        </div>
      </FieldGroup>
      <Switch
        label={<FormattedMessage id="widgets.label_auto-rotate" />}
        description={<FormattedMessage id="widgets.hint_auto-rotate" />}
        disabled={disabled}
        checked={settings.autoRotate}
        onChange={(event) => {
          change({ autoRotate: event.currentTarget.checked })
        }}
      />
      {settings.autoRotate && (
        <NumberField
          bounds={MODEL_BOUNDS.rotationSpeed}
          label={<FormattedMessage id="widgets.label_rotation-speed" />}
          suffix={intl.formatMessage({ id: 'widgets.label_degrees-a-second' })}
          value={settings.rotationSpeed}
          disabled={disabled}
          onChange={(rotationSpeed) => {
            change({ rotationSpeed })
          }}
        />
      )}
    </>
  )
}

/** The height of the model on the page, and whether the model's dimensions are shown below it. */
export function SizeFields({ settings, disabled }: ModelEdit) {
  const intl = useIntl()
  const change = useModelChange()
  return (
    <>
      <NumberField
        bounds={MODEL_BOUNDS.height}
        label={<FormattedMessage id="widgets.label_model-height" />}
        suffix={` ${intl.formatMessage({ id: 'widgets.label_px' })}`}
        value={settings.height}
        disabled={disabled}
        onChange={(height) => {
          change({ height })
        }}
      />
      <Switch
        label={<FormattedMessage id="widgets.label_show-dimensions" />}
        description={<FormattedMessage id="widgets.hint_show-dimensions" />}
        disabled={disabled}
        checked={settings.showDimensions}
        onChange={(event) => {
          change({ showDimensions: event.currentTarget.checked })
        }}
      />
    </>
  )
}

/** The description of the model for those who do not see it. */
export function DescriptionField({ settings, disabled }: ModelEdit) {
  const change = useModelChange()
  return (
    <TextInput
      label={<FormattedMessage id="widgets.label_alt" />}
      description={<FormattedMessage id="widgets.hint_alt" />}
      maxLength={MODEL_ALT_LENGTH}
      disabled={disabled}
      value={settings.alt}
      onChange={(event) => {
        change({ alt: event.currentTarget.value })
      }}
    />
  )
}

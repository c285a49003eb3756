import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch } from '@/common/store/hooks'
import { ColorField } from '@/common/ui/fields/ColorField'
import {
  DEFAULT_MODEL_SETTINGS,
  MODEL_MATERIALS,
  type ModelMaterial,
  type ModelSettings,
} from '@/contract/widgets/settings/modelSettings'
import { ChoiceGroup } from '../components/fields/ChoiceGroup'
import { settingsChanged } from '../widgetEditorSlice'
import classes from './ModelFields.module.css'

const MATERIAL_LABELS: Record<ModelMaterial, MessageId> = {
  matte: 'widgets.label_material-matte',
  plastic: 'widgets.label_material-plastic',
  metal: 'widgets.label_material-metal',
}

interface LookFieldsProps {
  settings: ModelSettings
  disabled: boolean
}

/** What the model is made of, and what is behind it. */
export function LookFields({ settings, disabled }: LookFieldsProps) {
  const dispatch = useAppDispatch()
  const change = (part: Partial<ModelSettings>) => {
    dispatch(settingsChanged(part))
  }
  return (
    <>
      <div className={classes.pair}>
        <ColorField
          label={<FormattedMessage id="widgets.label_model-color" />}
          disabled={disabled}
          value={settings.color}
          onChange={(color) => {
            change({ color })
          }}
        />
        <ColorField
          label={<FormattedMessage id="widgets.label_background" />}
          disabled={disabled}
          value={settings.background}
          colorAfterNone={DEFAULT_MODEL_SETTINGS.background}
          onChange={(background) => {
            change({ background })
          }}
        />
      </div>
      <ChoiceGroup
        legend={<FormattedMessage id="widgets.label_material" />}
        look="rows"
        disabled={disabled}
        value={settings.material}
        choices={MODEL_MATERIALS.map((material) => ({
          value: material,
          label: <FormattedMessage id={MATERIAL_LABELS[material]} />,
        }))}
        onChoose={(material) => {
          change({ material })
        }}
      />
    </>
  )
}

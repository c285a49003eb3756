import { Stack } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch } from '@/common/store/hooks'
import { useListeners } from '@/common/store/listening'
import { ColorField } from '@/common/ui/fields/ColorField'
import {
  type ModelSettings,
  DEFAULT_MODEL_SETTINGS,
  MODEL_MATERIALS,
  type ModelMaterial,
} from '@/contract/widgets/settings/modelSettings'
import { ChoiceGroup } from '@/features/widgets/components/fields/ChoiceGroup'
import { settingsChanged } from '@/features/widgets/widgetEditorSlice'
import classes from './ModelFields.module.css'
import { ModelFile } from './ModelFile'
import { listenForModelFiles } from './modelFilesListeners'
import { PosterFile } from './PosterFile'
import { ViewFields } from './ViewFields'

interface ModelFieldsProps {
  embedId: string
  settings: ModelSettings
  disabled: boolean
}

/** The settings of a 3D widget (product-rules/widgets.md#3d-model). */
export function ModelFields({ embedId, settings, disabled }: ModelFieldsProps) {
  useListeners(listenForModelFiles)
  return (
    <Stack gap="lg">
      <ModelFile embedId={embedId} settings={settings} disabled={disabled} />
      <PosterFile embedId={embedId} id={settings.poster} disabled={disabled} />
      <LookFields settings={settings} disabled={disabled} />
      <ViewFields settings={settings} disabled={disabled} />
    </Stack>
  )
}

const MATERIAL_LABELS: Record<ModelMaterial, MessageId> = {
  matte: 'widgets.label_material-matte',
  plastic: 'widgets.label_material-plastic',
  metal: 'widgets.label_material-metal',
}

interface LookFieldsProps {
  settings: ModelSettings
  disabled: boolean
}

/** The colour and the material of the model, and its background. */
function LookFields({ settings, disabled }: LookFieldsProps) {
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

import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useListeners } from '@/common/store/listening'
import { ColorField } from '@/common/ui/fields/ColorField'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import {
  type ModelSettings,
  DEFAULT_MODEL_SETTINGS,
  MODEL_MATERIALS,
  type ModelMaterial,
} from '@/contract/widgets/settings/modelSettings'
import { ChoiceGroup } from '@/features/widgets/components/fields/ChoiceGroup'
import fields from '@/features/widgets/components/fields/Fields.module.css'
import classes from './ModelFields.module.css'
import { ModelFile } from './ModelFile'
import { type ModelEdit, useModelChange } from './modelEdit'
import { listenForModelFiles } from './modelFilesListeners'
import { PosterFile } from './PosterFile'
import { DescriptionField, RotationFields, SizeFields, UpAxisField } from './ViewFields'

interface ModelFieldsProps {
  embedId: string
  settings: ModelSettings
  disabled: boolean
}

/** The settings of a 3D widget (product-rules/widgets.md#3d-model), by subject. */
export function ModelFields({ embedId, settings, disabled }: ModelFieldsProps) {
  useListeners(listenForModelFiles)
  const edit = { settings, disabled }
  return (
    <div className={fields.sections}>
      <Section title="widgets.title_model">
        <ModelFile embedId={embedId} {...edit} />
        <UpAxisField {...edit} />
      </Section>
      <Section title="widgets.title_model-look">
        <LookFields {...edit} />
      </Section>
      <Section title="widgets.title_rotation">
        <RotationFields {...edit} />
      </Section>
      <Section title="widgets.title_model-page">
        <SizeFields {...edit} />
        <PosterFile embedId={embedId} id={settings.poster} disabled={disabled} />
        <DescriptionField {...edit} />
      </Section>
    </div>
  )
}

/** One subject of the settings, with space between its fields. */
function Section({ title, children }: { title: MessageId; children: ReactNode }) {
  return (
    <PanelSection title={<FormattedMessage id={title} />}>
      <Stack gap="lg">{children}</Stack>
    </PanelSection>
  )
}

const MATERIAL_LABELS: Record<ModelMaterial, MessageId> = {
  matte: 'widgets.label_material-matte',
  plastic: 'widgets.label_material-plastic',
  metal: 'widgets.label_material-metal',
}

/** The colour and the material of the model, and its background. */
function LookFields({ settings, disabled }: ModelEdit) {
  const change = useModelChange()
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

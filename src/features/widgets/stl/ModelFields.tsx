import { Stack } from '@mantine/core'
import { useListeners } from '@/common/store/useListeners'
import type { ModelSettings } from '@/contract/widgets/settings/modelSettings'
import { LookFields } from './LookFields'
import { ModelFile } from './ModelFile'
import { listenForModelFiles } from './modelFilesListeners'
import { PosterFile } from './PosterFile'
import { ViewFields } from './ViewFields'

interface ModelFieldsProps {
  embedId: string
  settings: ModelSettings
  disabled: boolean
}

/** What a 3D widget shows and how (product-rules/widgets.md#3d-model). */
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

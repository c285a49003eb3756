import { Skeleton, Stack, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { megabytes } from '@/common/lib/format'
import { useAppDispatch } from '@/common/store/hooks'
import { ChoicesFailure } from '@/common/ui/fields/FieldProblems'
import { FieldGroup } from '@/common/ui/fields/FieldGroup'
import { DragText, FileDrop } from '@/common/ui/files/FileDrop'
import { PictureUploads } from '@/common/ui/files/PictureUploads'
import { IconTile } from '@/common/ui/icons/IconTile'
import { IconCube, IconUpload } from '@/common/ui/icons/icons'
import { Loading } from '@/common/ui/states/Loading'
import { picturesChosen, useIsPictureUnderWay } from '@/common/uploads/pictureUploadsSlice'
import { registerFiles } from '@/common/uploads/fileRegistry'
import { shortName } from '@/common/uploads/uploadMessage'
import type { WidgetModel } from '@/contract/entities/widgets/widget'
import { MEGABYTE } from '@/contract/files/uploads'
import { roundedMm, uprightSize } from '@/contract/widgets/modelSize'
import type { ModelSettings } from '@/contract/widgets/settings/modelSettings'
import { MODEL_LIMITS } from '@/contract/widgets/stl/stlFormat'
import classes from './ModelFields.module.css'
import { useListModelFilesQuery } from './modelFilesApi'

interface ModelFileProps {
  embedId: string
  settings: Pick<ModelSettings, 'model' | 'upAxis'>
  disabled: boolean
}

/** The file of the model: its facts, and a drop zone for a new file. */
export function ModelFile({ embedId, settings, disabled }: ModelFileProps) {
  const { model: id, upAxis } = settings
  const target = { kind: 'widgetModel', id: embedId } as const
  const isUnderWay = useIsPictureUnderWay(target)
  return (
    <FieldGroup legend={<FormattedMessage id="widgets.label_model" />}>
      <Stack gap="xs">
        {id !== null && <Uploaded embedId={embedId} id={id} upAxis={upAxis} />}
        {id === null && disabled && (
          <Text size="sm" c="dimmed">
            <FormattedMessage id="widgets.text_model-missing" />
          </Text>
        )}
        {!disabled && (
          <>
            <PictureUploads
              target={target}
              label="widgets.label_model-uploads"
              icon={<IconCube size={18} />}
            />
            {!isUnderWay && <ModelDrop embedId={embedId} isFirst={id === null} />}
            <Text size="xs" c="dimmed">
              <FormattedMessage
                id="widgets.hint_model"
                values={{
                  maxMb: MODEL_LIMITS.bytes / MEGABYTE,
                  triangles: MODEL_LIMITS.triangles,
                }}
              />
            </Text>
          </>
        )}
      </Stack>
    </FieldGroup>
  )
}

function Uploaded({
  embedId,
  id,
  upAxis,
}: Pick<ModelSettings, 'upAxis'> & { embedId: string; id: number }) {
  const { data, isError, refetch } = useListModelFilesQuery(embedId)
  const model = data?.models.find((one) => one.id === id)
  if (model) return <Facts model={model} upAxis={upAxis} />
  if (isError) return <ChoicesFailure onRetry={() => void refetch()} />
  return (
    <Loading>
      <Skeleton height={48} />
    </Loading>
  )
}

/** The name of a model's file, its size, its triangles, and the bytes that a shopper's browser loads. */
function Facts({ model, upAxis }: Pick<ModelSettings, 'upAxis'> & { model: WidgetModel }) {
  const [width, depth, height] = uprightSize(model.size, upAxis).map(roundedMm)
  return (
    <div className={classes.file}>
      <IconTile>
        <IconCube size={24} />
      </IconTile>
      <div className={classes.words}>
        <Text size="sm" truncate title={model.fileName}>
          {shortName(model.fileName)}
        </Text>
        <Text size="xs" c="dimmed">
          <FormattedMessage id="widgets.text_model-size" values={{ width, depth, height }} />
        </Text>
        <Text size="xs" c="dimmed">
          <FormattedMessage
            id="widgets.text_model-weight"
            values={{ triangles: model.triangles, size: megabytes(model.bytes) }}
          />
        </Text>
      </div>
    </div>
  )
}

function ModelDrop({ embedId, isFirst }: { embedId: string; isFirst: boolean }) {
  const dispatch = useAppDispatch()
  const intl = useIntl()
  return (
    <FileDrop
      label={intl.formatMessage({ id: 'widgets.label_model-file' })}
      accept=".stl"
      isMultiple={false}
      testId="model-file"
      onFiles={(files) => {
        const target = { kind: 'widgetModel', id: embedId } as const
        dispatch(picturesChosen({ files: registerFiles(files), target }))
      }}
    >
      <IconUpload size={18} />
      <Text size="sm" fw={600}>
        <DragText id={isFirst ? 'widgets.text_drop-model' : 'widgets.text_drop-other'} />
      </Text>
    </FileDrop>
  )
}

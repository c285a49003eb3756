import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { ChoicesFailure } from '@/common/ui/fields/FieldProblems'
import { FieldGroup } from '@/common/ui/fields/FieldGroup'
import { DragText, FileDrop } from '@/common/ui/files/FileDrop'
import { PictureUploads } from '@/common/ui/files/PictureUploads'
import { IconTrash, IconUpload } from '@/common/ui/icons/icons'
import { Loading } from '@/common/ui/states/Loading'
import { picturesChosen, useIsPictureUnderWay } from '@/common/uploads/pictureUploadsSlice'
import { registerFiles } from '@/common/uploads/fileRegistry'
import { formatsOf, MEGABYTE, UPLOAD_RULES } from '@/contract/files/uploads'
import { settingsChanged } from '../widgetEditorSlice'
import classes from './ModelFields.module.css'
import { useListModelFilesQuery } from './modelFilesApi'

const { maxBytes, minLongSide = 0 } = UPLOAD_RULES.modelPoster

interface PosterFileProps {
  embedId: string
  /** Null without a poster. */
  id: number | null
  disabled: boolean
}

/** The poster: the picture shown until the model is drawn, or where it cannot be drawn. */
export function PosterFile({ embedId, id, disabled }: PosterFileProps) {
  const target = { kind: 'modelPoster', id: embedId } as const
  const isUnderWay = useIsPictureUnderWay(target)
  return (
    <FieldGroup legend={<FormattedMessage id="widgets.label_poster" />}>
      <Stack gap="xs">
        {id !== null && <Uploaded embedId={embedId} id={id} canRemove={!disabled} />}
        {!disabled && (
          <>
            <PictureUploads target={target} />
            {!isUnderWay && <PosterDrop embedId={embedId} />}
          </>
        )}
        <Text size="xs" c="dimmed">
          <FormattedMessage
            id="widgets.hint_poster"
            values={{
              formats: formatsOf('modelPoster'),
              maxMb: maxBytes / MEGABYTE,
              minSide: minLongSide,
            }}
          />
        </Text>
      </Stack>
    </FieldGroup>
  )
}

interface UploadedProps {
  embedId: string
  id: number
  canRemove: boolean
}

function Uploaded({ embedId, id, canRemove }: UploadedProps) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { data, isError, refetch } = useListModelFilesQuery(embedId)
  const poster = data?.posters.find((one) => one.id === id)
  return (
    <div className={classes.file}>
      {poster && (
        <img
          className={classes.poster}
          src={poster.sources[0]?.url}
          alt={intl.formatMessage({ id: 'widgets.label_poster' })}
        />
      )}
      {!poster && isError && <ChoicesFailure onRetry={() => void refetch()} />}
      {!poster && !isError && (
        <Loading>
          <Skeleton className={classes.poster ?? ''} />
        </Loading>
      )}
      {canRemove && (
        <Button
          variant="subtle"
          leftSection={<IconTrash size={16} />}
          onClick={() => dispatch(settingsChanged({ poster: null }))}
        >
          <FormattedMessage id="widgets.action_remove-poster" />
        </Button>
      )}
    </div>
  )
}

function PosterDrop({ embedId }: { embedId: string }) {
  const dispatch = useAppDispatch()
  const intl = useIntl()
  return (
    <FileDrop
      label={intl.formatMessage({ id: 'widgets.label_poster-file' })}
      kind="modelPoster"
      isMultiple={false}
      testId="poster-file"
      onFiles={(files) => {
        const target = { kind: 'modelPoster', id: embedId } as const
        dispatch(picturesChosen({ files: registerFiles(files), target }))
      }}
    >
      <IconUpload size={18} />
      <Text size="sm" fw={600}>
        <DragText id="widgets.text_drop-poster" />
      </Text>
    </FileDrop>
  )
}

import { Progress, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMessage } from '@/common/i18n/useMessage'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { FileDrop } from '@/common/ui/files/FileDrop'
import { IconAlbum, IconUpload } from '@/common/ui/icons/icons'
import type { Album } from '@/contract/entities/album'
import { MEGABYTE, UPLOAD_RULES } from '@/contract/files/uploads'
import { sendCover } from '../albumBuilderEffects'
import { selectBuilder } from '../albumBuilderSlice'
import classes from './CoverField.module.css'
import '@mantine/core/styles/Progress.css'

/** What the file chooser offers; what a file really is, its content says. */
const OFFERED = '.jpg,.jpeg,.png'

/** The album's cover, and a place to choose or drop another. */
export function CoverField({ album, canEdit }: { album: Album; canEdit: boolean }) {
  const words = useMessage()
  const { cover, coverProblem } = useAppSelector(selectBuilder)
  return (
    <>
      <div className={classes.frame}>
        {album.coverUrl ? (
          <img src={album.coverUrl} alt="" className={classes.picture} />
        ) : (
          <IconAlbum size={32} stroke={1.4} />
        )}
      </div>
      {canEdit && (cover ? <Sending /> : <CoverDropzone albumId={album.id} />)}
      {coverProblem && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {words(coverProblem)}
        </Text>
      )}
      {canEdit && (
        <Text size="xs" c="dimmed">
          <FormattedMessage
            id="albums.hint_cover"
            values={{
              maxMb: UPLOAD_RULES.albumCover.maxBytes / MEGABYTE,
              minSide: UPLOAD_RULES.albumCover.minShortSide ?? 0,
            }}
          />
        </Text>
      )}
    </>
  )
}

function Sending() {
  const intl = useIntl()
  const { cover } = useAppSelector(selectBuilder)
  if (!cover) return null
  const label = intl.formatMessage({ id: 'albums.label_cover-progress' }, { name: cover.fileName })
  return (
    <div className={classes.sending}>
      <Text size="sm" truncate mb={6}>
        {label}
      </Text>
      <Progress value={cover.progress * 100} aria-label={label} />
    </div>
  )
}

function CoverDropzone({ albumId }: { albumId: number }) {
  const dispatch = useAppDispatch()
  const intl = useIntl()
  return (
    <FileDrop
      label={intl.formatMessage({ id: 'albums.label_cover-file' })}
      offered={OFFERED}
      isMultiple={false}
      testId="cover-file"
      onFiles={([file]) => {
        if (file) void dispatch(sendCover(albumId, file))
      }}
    >
      <IconUpload size={18} />
      <Text size="sm" fw={600}>
        <FormattedMessage id="albums.text_drop-cover" />
      </Text>
    </FileDrop>
  )
}

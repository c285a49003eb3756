import { Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { useListeners } from '@/common/store/listening'
import { DragText, FileDrop } from '@/common/ui/files/FileDrop'
import { PictureUploads } from '@/common/ui/files/PictureUploads'
import { IconAlbum, IconUpload } from '@/common/ui/icons/icons'
import {
  picturesChosen,
  type PictureTarget,
  useIsPictureUnderWay,
} from '@/common/uploads/pictureUploadsSlice'
import { registerFiles } from '@/common/uploads/fileRegistry'
import type { Album } from '@/contract/entities/posts/album'
import { MEGABYTE, UPLOAD_RULES } from '@/contract/files/uploads'
import { listenForAlbumCovers } from '../albumCoverListeners'
import classes from './CoverField.module.css'

/** The album's cover, with a drop zone for another. */
export function CoverField({ album, canEdit }: { album: Album; canEdit: boolean }) {
  useListeners(listenForAlbumCovers)
  const target = { kind: 'albumCover', id: album.id } as const
  const isUnderWay = useIsPictureUnderWay(target)
  return (
    <>
      <div className={classes.frame}>
        {album.coverUrl ? (
          <img src={album.coverUrl} alt="" className={classes.picture} />
        ) : (
          <IconAlbum size={32} stroke={1.4} />
        )}
      </div>
      {canEdit && (
        <>
          <PictureUploads target={target} />
          {!isUnderWay && <CoverDropzone target={target} />}
          <Text size="xs" c="dimmed">
            <FormattedMessage
              id="albums.hint_cover"
              values={{
                maxMb: UPLOAD_RULES.albumCover.maxBytes / MEGABYTE,
                minSide: UPLOAD_RULES.albumCover.minShortSide ?? 0,
              }}
            />
          </Text>
        </>
      )}
    </>
  )
}

function CoverDropzone({ target }: { target: PictureTarget }) {
  const dispatch = useAppDispatch()
  const intl = useIntl()
  return (
    <FileDrop
      label={intl.formatMessage({ id: 'albums.label_cover-file' })}
      kind="albumCover"
      isMultiple={false}
      testId="cover-file"
      onFiles={(files) => dispatch(picturesChosen({ files: registerFiles(files), target }))}
    >
      <IconUpload size={18} />
      <Text size="sm" fw={600}>
        <DragText id="albums.text_drop-cover" />
      </Text>
    </FileDrop>
  )
}

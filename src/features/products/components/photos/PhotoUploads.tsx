import { ActionIcon, Progress, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMessage } from '@/common/i18n/useMessage'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { IconRefresh, IconX } from '@/common/ui/icons/icons'
import {
  photoRemoved,
  photoRetried,
  selectPhotoUploads,
  type PhotoUpload,
} from '../../productsSlice'
import classes from './PhotoUploads.module.css'
import '@mantine/core/styles/Progress.css'

/** Photos that are on their way to a product or did not arrive, each with what can be done about it. */
export function PhotoUploads({ productId }: { productId: number }) {
  const intl = useIntl()
  const uploads = useAppSelector(selectPhotoUploads)
  const shown = uploads.filter((upload) => upload.productId === productId)
  if (shown.length === 0) return null
  return (
    <ul
      className={classes.uploads}
      aria-label={intl.formatMessage({ id: 'products.label_uploads' })}
    >
      {shown.map((upload) =>
        upload.status === 'failed' ? (
          <FailedRow key={upload.id} upload={upload} />
        ) : (
          <SendingRow key={upload.id} upload={upload} />
        ),
      )}
    </ul>
  )
}

function SendingRow({ upload: { fileName, status, progress } }: { upload: PhotoUpload }) {
  const intl = useIntl()
  return (
    <li className={classes.upload}>
      <div className={classes.words}>
        <Text size="sm" truncate>
          {fileName}
        </Text>
        <Text size="xs" c="dimmed">
          <FormattedMessage
            id={status === 'waiting' ? 'products.text_waiting' : 'products.text_sending'}
          />
        </Text>
        <Progress
          value={progress * 100}
          size="xs"
          mt={4}
          aria-label={intl.formatMessage({ id: 'products.label_progress' }, { name: fileName })}
        />
      </div>
    </li>
  )
}

function FailedRow({ upload: { id, fileName, problem, canRetry } }: { upload: PhotoUpload }) {
  const intl = useIntl()
  const words = useMessage()
  const dispatch = useAppDispatch()
  return (
    <li className={classes.upload}>
      <div className={classes.words}>
        <Text size="sm" truncate>
          {fileName}
        </Text>
        <Text size="xs" className={classes.problem ?? ''} role="alert">
          {problem && words(problem)}
        </Text>
      </div>
      {canRetry && (
        <ActionIcon
          size={44}
          aria-label={intl.formatMessage({ id: 'products.action_retry-photo' }, { name: fileName })}
          onClick={() => dispatch(photoRetried({ id }))}
        >
          <IconRefresh size={18} />
        </ActionIcon>
      )}
      <ActionIcon
        size={44}
        aria-label={intl.formatMessage({ id: 'products.action_remove-photo' }, { name: fileName })}
        onClick={() => {
          dispatch(photoRemoved({ id }))
        }}
      >
        <IconX size={18} />
      </ActionIcon>
    </li>
  )
}

import { Button, Group, Text, TextInput } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Form } from '@/common/ui/fields/Form'
import { IconLink } from '@/common/ui/icons/icons'
import { FailureWords } from '@/common/ui/states/FailureWords'
import { normalizeLink, webUrl } from '@/contract/text/links'
import classes from './AddByLink.module.css'
import { isTryAgain } from './addOutcome'
import {
  linkAddRequested,
  linkAddStopped,
  linkChanged,
  linkRefused,
  selectPostUpload,
} from './postUploadSlice'
import type { UploadTab } from './postUploadState'

/** The longest time for which the back office reads a page, in seconds. */
const READING_SECONDS = 15

const LABELS: Record<Exclude<UploadTab, 'upload'>, MessageId> = {
  link: 'upload.label_link-link',
  story: 'upload.label_link-story',
  live: 'upload.label_link-live',
}

/** A post by its link: exactly one. Its error is shown at the field, and the link stays in it. */
export function AddByLink({ tab }: { tab: keyof typeof LABELS }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const { links, adding } = useAppSelector(selectPostUpload)
  const { link = '', error = null } = links[0] ?? {}
  const isReading = adding === 'link'
  function submit() {
    dispatch(isLink(link) ? linkAddRequested() : linkRefused({ id: 'upload.error_link' }))
  }
  return (
    <Form isBusy={isReading} onSubmit={submit} aria-busy={isReading}>
      <TextInput
        label={intl.formatMessage({ id: LABELS[tab] })}
        description={intl.formatMessage({ id: 'upload.hint_link' })}
        placeholder="https://"
        type="url"
        autoComplete="off"
        leftSection={<IconLink size={16} />}
        readOnly={isReading}
        value={link}
        error={error && <FailureWords message={error} />}
        onChange={(event) => dispatch(linkChanged(event.currentTarget.value))}
        data-autofocus
        inputContainer={(field) => (
          <div className={classes.row}>
            <div className={classes.field}>{field}</div>
            <Button type="submit" className={classes.submit ?? ''} loading={isReading}>
              <FormattedMessage
                id={isTryAgain(error) ? 'common.action_retry' : 'upload.action_add-link'}
              />
            </Button>
          </div>
        )}
      />
      <Group role="status" gap="xs" mt={isReading ? 'xs' : 0}>
        {isReading && (
          <>
            <Text size="sm" c="dimmed">
              <FormattedMessage id="upload.text_reading" values={{ seconds: READING_SECONDS }} />
            </Text>
            <Button size="compact-sm" variant="subtle" onClick={() => dispatch(linkAddStopped())}>
              <FormattedMessage id="upload.action_stop" />
            </Button>
          </>
        )}
      </Group>
    </Form>
  )
}

/** Whether a text is exactly one web address; `https://` may be missing. */
export function isLink(text: string): boolean {
  const address = text.trim()
  // The same address was pasted twice into the field.
  if (/[^=/]https?:\/\//i.test(address)) return false
  const url = webUrl(normalizeLink(address))
  return url !== null && /[^.]\.[^.]/.test(url.hostname)
}

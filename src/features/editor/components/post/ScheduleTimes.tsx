import { Stack, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { timeZoneHere, zoneName } from '@/common/lib/timeZone'
import { useNow } from '@/common/lib/useNow'
import { useAppSelector } from '@/common/store/hooks'
import { selectDocument } from '../../editorSlice'
import { ScheduleTimeField } from './ScheduleTimeField'

/** The times of an enabled schedule, and their time zone. */
export function ScheduleTimes() {
  const intl = useIntl()
  const now = useNow()
  const { isPublished, schedule } = useAppSelector(selectDocument)
  const { publishTime, unpublishTime } = schedule
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        <FormattedMessage
          id="publishing.text_zone"
          values={{ zone: zoneName(intl.locale, timeZoneHere(), now) }}
        />
      </Text>
      {(!isPublished || publishTime !== null) && (
        <ScheduleTimeField
          field="publishTime"
          label="publishing.label_publish-at"
          value={publishTime}
          after={null}
          hint={null}
        />
      )}
      <ScheduleTimeField
        field="unpublishTime"
        label="publishing.label_unpublish-at"
        value={unpublishTime}
        after={publishTime}
        hint={isPublished ? null : 'publishing.hint_optional'}
      />
    </Stack>
  )
}

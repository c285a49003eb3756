import { Stack, Switch, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { timeZoneHere, zoneName } from '@/common/lib/timeZone'
import { useNow } from '@/common/lib/useNow'
import { usePermission } from '@/common/session/useUser'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { useIntl } from 'react-intl'
import type { Schedule } from '@/contract/posts/schedule'
import { scheduleToggled, selectDocument } from '../../editorSlice'
import { useInstantWords } from '../../hooks/panel/useInstantWords'
import { ScheduleTimeField } from './ScheduleTimeField'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'

/** When the back office publishes the post and takes it down; who may not publish only reads it. */
export function ScheduleSection({ canEdit }: { canEdit: boolean }) {
  const canPublish = usePermission('PUBLISH_POST')
  const { schedule } = useAppSelector(selectDocument)
  if (canEdit && canPublish) {
    return (
      <PanelSection title={<FormattedMessage id="publishing.title" />}>
        <ScheduleFields schedule={schedule} />
      </PanelSection>
    )
  }
  if (!schedule.isEnabledScheduler) return null
  return (
    <PanelSection title={<FormattedMessage id="publishing.title" />}>
      <SchedulePlan schedule={schedule} />
    </PanelSection>
  )
}

function ScheduleFields({ schedule }: { schedule: Schedule }) {
  const dispatch = useAppDispatch()
  const intl = useIntl()
  const now = useNow()
  const { isPublished } = useAppSelector(selectDocument)
  const { isEnabledScheduler, publishTime, unpublishTime } = schedule
  return (
    <>
      <Switch
        label={<FormattedMessage id="publishing.label_schedule" />}
        description={isEnabledScheduler && <FormattedMessage id="editor.hint_scheduled" />}
        checked={isEnabledScheduler}
        onChange={(event) => dispatch(scheduleToggled(event.currentTarget.checked))}
      />
      {isEnabledScheduler && (
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
              hint={null}
            />
          )}
          <ScheduleTimeField
            field="unpublishTime"
            label="publishing.label_unpublish-at"
            value={unpublishTime}
            hint={isPublished ? null : 'publishing.hint_optional'}
          />
        </Stack>
      )}
    </>
  )
}

function SchedulePlan({ schedule: { publishTime, unpublishTime } }: { schedule: Schedule }) {
  const wordsOf = useInstantWords()
  return (
    <Stack gap="xs">
      {publishTime !== null && (
        <Text size="sm">
          <FormattedMessage id="publishing.text_plan-publish" values={wordsOf(publishTime)} />
        </Text>
      )}
      {unpublishTime !== null && (
        <Text size="sm">
          <FormattedMessage id="publishing.text_plan-unpublish" values={wordsOf(unpublishTime)} />
        </Text>
      )}
    </Stack>
  )
}

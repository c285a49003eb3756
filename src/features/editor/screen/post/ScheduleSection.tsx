import { Stack, Switch, Text } from '@mantine/core'
import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { usePermission } from '@/common/session/user'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import { LoadingBlock } from '@/common/ui/states/Loading'
import type { Schedule } from '@/contract/posts/schedule'
import { scheduleToggled, selectDocument } from '@/features/editor/editorSlice'
import { useInstantWords } from '@/features/editor/screen/words'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'

/** Loaded on demand, because its fields need a date library and a post without a schedule does not. */
const ScheduleTimes = lazyWithTexts(() =>
  import(/* webpackChunkName: "schedule" */ './ScheduleTimes').then(
    (module) => module.ScheduleTimes,
  ),
)
/** px */
const TIMES_HEIGHT = 220

/** The times at which the back office publishes and unpublishes the post; read-only without the right to publish. */
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

function ScheduleFields({ schedule: { isEnabledScheduler } }: { schedule: Schedule }) {
  const dispatch = useAppDispatch()
  return (
    <>
      <Switch
        label={<FormattedMessage id="publishing.label_schedule" />}
        description={isEnabledScheduler && <FormattedMessage id="editor.hint_scheduled" />}
        checked={isEnabledScheduler}
        onChange={(event) => dispatch(scheduleToggled(event.currentTarget.checked))}
      />
      {isEnabledScheduler && (
        <Suspense fallback={<LoadingBlock height={TIMES_HEIGHT} />}>
          <ScheduleTimes />
        </Suspense>
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

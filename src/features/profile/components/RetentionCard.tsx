import { Button, Radio, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/Radio.css'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ErrorState } from '@/common/ui/states/ErrorState'
import { LoadingBlock } from '@/common/ui/states/Loading'
import { EVENT_MONTHS, type EventMonths, type Retention } from '@/contract/entities/account/privacy'
import { useGetRetentionQuery, useSaveRetentionMutation } from '../privacyApi'
import { retentionChosen, selectRetention } from '../profileSlice'
import { sharedDay } from '../sharedDay'
import { ProfileSection } from './ProfileSection'

/** How long the events of shoppers are kept; before a choice is saved, shows how many events it deletes. */
export function RetentionCard() {
  const { data, isError, refetch } = useGetRetentionQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <ProfileSection title={<FormattedMessage id="retention.title" />}>
      <Stack gap="md" align="flex-start">
        <Text size="sm">
          <FormattedMessage id="retention.text" />
        </Text>
        {data && <Choice retention={data} />}
        {!data && isError && <ErrorState onRetry={() => void refetch()} />}
        {!data && !isError && <LoadingBlock height={220} />}
      </Stack>
    </ProfileSection>
  )
}

/** A value of the radio group. */
const valueOf = (months: EventMonths) => String(months ?? 0)
const monthsOf = (value: string): EventMonths =>
  EVENT_MONTHS.find((months) => valueOf(months) === value) ?? null

function Choice({ retention: { months, limit, choices } }: { retention: Retention }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const typed = useAppSelector(selectRetention)
  const [save, { isLoading }] = useSaveRetentionMutation()
  const chosen = typed === undefined ? months : typed
  const choice = choices.find((one) => one.months === chosen)
  const isChanged = chosen !== months
  const values = {
    count: choice?.count ?? 0,
    date: choice?.before ? sharedDay(intl, choice.before) : '',
  }
  return (
    <>
      <Radio.Group
        label={intl.formatMessage({ id: 'retention.label_months' })}
        value={valueOf(chosen)}
        onChange={(value) => dispatch(retentionChosen(monthsOf(value)))}
      >
        <Stack gap="xs" mt="xs">
          {choices.map((one) => (
            <Radio
              key={valueOf(one.months)}
              value={valueOf(one.months)}
              disabled={isLoading}
              label={
                one.months === null ? (
                  <FormattedMessage
                    id={limit === null ? 'retention.label_forever' : 'retention.label_limit'}
                  />
                ) : (
                  <FormattedMessage id="retention.label_choice" values={{ months: one.months }} />
                )
              }
            />
          ))}
        </Stack>
      </Radio.Group>
      {limit !== null && (
        <Text size="sm" c="dimmed">
          <FormattedMessage id="retention.text_limit" values={{ months: limit }} />
        </Text>
      )}
      {isChanged && choice && (
        <Stack gap="xs" role="status">
          <Text size="sm" fw={values.count > 0 ? 600 : 400}>
            {choice.before === null && <FormattedMessage id="retention.text_nothing" />}
            {choice.before !== null && (
              <FormattedMessage
                id={values.count > 0 ? 'retention.text_deleted' : 'retention.text_none-yet'}
                values={values}
              />
            )}
          </Text>
          {choice.before !== null && (
            <Text size="sm">
              <FormattedMessage id="retention.text_stays" />
            </Text>
          )}
        </Stack>
      )}
      {isChanged && (
        <Button
          loading={isLoading}
          {...(values.count > 0 ? { color: 'red.9' } : {})}
          onClick={() => void save(chosen)}
        >
          <FormattedMessage
            id={values.count > 0 ? 'retention.action_save-delete' : 'common.action_save'}
          />
        </Button>
      )}
    </>
  )
}

import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { timeZoneHere } from '@/common/lib/timeZone'
import { useNow } from '@/common/lib/useNow'
import { useAccountZone } from '@/common/session/accountZone'
import { usePermission } from '@/common/session/user'
import { Select } from '@/common/ui/choices/Select'
import { canonicalTimeZone } from '@/contract/text/timeZone'
import { useSaveTimeZoneMutation } from '../profileApi'
import { zoneChoice, zoneChoices } from '../zoneChoices'
import { ProfileSection } from './ProfileSection'

/** The time zone of the days in the account's reports. Read-only without the right to manage the account. */
export function AccountTimeZone() {
  const { locale } = useIntl()
  const now = useNow()
  const zone = useAccountZone()
  const canEdit = usePermission('MANAGE_USERS')
  return (
    <ProfileSection title={<FormattedMessage id="profile.title_account" />}>
      {canEdit ? (
        <ZoneField />
      ) : (
        <>
          <Text size="sm" fw={500}>
            <FormattedMessage id="profile.label_time-zone" />
          </Text>
          <Text size="sm">{zoneChoice(locale, zone, now).label}</Text>
        </>
      )}
    </ProfileSection>
  )
}

function ZoneField() {
  const intl = useIntl()
  const now = useNow()
  const zone = useAccountZone()
  const here = canonicalTimeZone(timeZoneHere())
  const [save, { isLoading, originalArgs }] = useSaveTimeZoneMutation()
  // Naming four hundred zones is slow, so it waits until the list opens.
  const [isOpened, setIsOpened] = useState(false)
  const shown = isLoading && originalArgs !== undefined ? originalArgs : zone
  return (
    <Stack gap="sm" align="flex-start">
      <Select
        w="100%"
        label={intl.formatMessage({ id: 'profile.label_time-zone' })}
        description={intl.formatMessage({ id: 'profile.text_time-zone' })}
        nothingFoundMessage={intl.formatMessage({ id: 'profile.text_no-zone' })}
        data={
          isOpened
            ? zoneChoices(intl.locale, [zone, shown], now)
            : [zoneChoice(intl.locale, shown, now)]
        }
        value={shown}
        searchable
        allowDeselect={false}
        disabled={isLoading}
        onDropdownOpen={() => {
          setIsOpened(true)
        }}
        onChange={(chosen) => {
          if (chosen !== null && chosen !== zone) void save(chosen)
        }}
      />
      {here !== null && here !== zone && (
        <Button variant="default" loading={isLoading} onClick={() => void save(here)}>
          <FormattedMessage
            id="profile.action_zone-here"
            values={{ zone: zoneChoice(intl.locale, here, now).label }}
          />
        </Button>
      )}
    </Stack>
  )
}

import { Button, Input, Stack, Text } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { LOCALE_NAMES } from '@/common/i18n/localeNames'
import { useSaveUserLocaleMutation } from '@/common/session/userApi'
import { useUser } from '@/common/session/useUser'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { IconKey } from '@/common/ui/icons/icons'
import { LOCALES } from '@/contract/locale'
import { NameForm } from './NameForm'
import { ProfileSection } from './ProfileSection'

/** The person's own name, e-mail, language and password. */
export function PersonalData({ onChangePassword }: { onChangePassword: () => void }) {
  const intl = useIntl()
  const { name, email, locale } = useUser()
  const [saveLocale, { isLoading }] = useSaveUserLocaleMutation()
  const language = intl.formatMessage({ id: 'profile.label_language' })
  return (
    <ProfileSection title={<FormattedMessage id="profile.title_personal" />}>
      <Stack gap="md">
        {/* Remounted when the name changes, for example to the trimmed one that was stored. */}
        <NameForm key={name} savedName={name} />
        <div>
          <Text size="sm" fw={500}>
            <FormattedMessage id="profile.label_email" />
          </Text>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {email}
          </Text>
        </div>
        <Input.Wrapper label={language} labelElement="div" labelProps={{ display: 'block', mb: 6 }}>
          <SegmentedControl
            aria-label={language}
            data={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
            value={locale}
            disabled={isLoading}
            onChange={(value) => void saveLocale(value)}
          />
        </Input.Wrapper>
        <Button
          variant="default"
          leftSection={<IconKey size={16} />}
          style={{ alignSelf: 'flex-start' }}
          onClick={onChangePassword}
        >
          <FormattedMessage id="profile.action_password" />
        </Button>
      </Stack>
    </ProfileSection>
  )
}

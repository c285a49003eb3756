import { Button, Group, Input, Stack, Text, TextInput } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRequestFields } from '@/common/forms/requestFields'
import { LOCALE_NAMES } from '@/common/i18n/useLocale'
import { useSaveUserLocaleMutation, useUser } from '@/common/session/user'
import { useHeldChanges } from '@/common/store/useHeldChanges'
import { Form } from '@/common/ui/fields/Form'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { IconKey, IconMail } from '@/common/ui/icons/icons'
import { LIMITS } from '@/contract/limits'
import { LOCALES } from '@/contract/locale'
import { textProblem } from '@/contract/personRules'
import { useSaveNameMutation } from '@/features/profile/profileApi'
import classes from './NameForm.module.css'
import { ProfileSection } from './ProfileSection'

/** Opens the dialogs about the person, which are in the account menu too. */
export interface PersonalDialogs {
  onChangePassword: () => void
  onChangeMail: () => void
}

/** The person's own name, e-mail, language and password. */
export function PersonalData({ onChangePassword, onChangeMail }: PersonalDialogs) {
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
        <Group gap="xs">
          <Button variant="default" leftSection={<IconMail size={16} />} onClick={onChangeMail}>
            <FormattedMessage id="profile.action_mail" />
          </Button>
          <Button variant="default" leftSection={<IconKey size={16} />} onClick={onChangePassword}>
            <FormattedMessage id="profile.action_password" />
          </Button>
        </Group>
      </Stack>
    </ProfileSection>
  )
}

/** The person's name in the team; the button appears when there is something to save. */
function NameForm({ savedName }: { savedName: string }) {
  const intl = useIntl()
  const [saveName, request] = useSaveNameMutation({ fixedCacheKey: 'saveName' })
  const form = useRequestFields({
    request,
    initial: { name: savedName },
    problemsOf: ({ name }) => {
      const kind = textProblem(name)
      return { name: kind && intl.formatMessage({ id: kind }) }
    },
  })

  useHeldChanges(form.isChanged)

  function submit() {
    if (form.check()) void saveName(form.values.name)
  }

  return (
    <Form isBusy={request.isLoading} onSubmit={submit} className={classes.form}>
      <TextInput
        className={classes.field ?? ''}
        label={intl.formatMessage({ id: 'profile.label_name' })}
        autoComplete="name"
        required
        withAsterisk={false}
        maxLength={LIMITS.personName}
        {...form.bind('name')}
      />
      {form.isChanged && (
        <Button type="submit" loading={request.isLoading}>
          <FormattedMessage id="common.action_save" />
        </Button>
      )}
    </Form>
  )
}

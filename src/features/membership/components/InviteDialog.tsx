import { Text, TextInput } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRequestFields } from '@/common/forms/requestFields'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Select } from '@/common/ui/choices/Select'
import { FormDialog } from '@/common/ui/dialogs/FormDialog'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import type { TeamRole } from '@/contract/entities/account/teamRole'
import { LIMITS } from '@/contract/limits'
import {
  confirmationProblem,
  emailProblem,
  newPasswordProblem,
  textProblem,
} from '@/contract/personRules'
import { useCreateMemberMutation } from '../membershipApi'
import { membershipDialogClosed, selectIsMembershipLoading } from '../membershipSlice'
import { usePersonProblem, NewPasswordFields } from './PasswordFields'
import { CHOICE_HEIGHT, RoleOption } from './RoleOption'

const EMPTY = {
  name: '',
  email: '',
  role: '',
  way: 'link',
  password: '',
  confirmed_password: '',
}
/**
 * How the new person signs in first: by a link, where they choose a password, or with a password that the inviter
 * passes on.
 */
const WAYS = [
  ['link', 'membership.option_way-link'],
  ['password', 'membership.option_way-password'],
] as const

/** Gives a new person a login and a role. Asks before filled-in data is discarded. */
export function InviteDialog({ roles }: { roles: TeamRole[] }) {
  const intl = useIntl()
  const wordsOf = usePersonProblem()
  const dispatch = useAppDispatch()
  const isBusy = useAppSelector(selectIsMembershipLoading)
  const [createMember, request] = useCreateMemberMutation({ fixedCacheKey: 'createMember' })
  const form = useRequestFields({
    request,
    initial: EMPTY,
    problemsOf: ({ name, email, role, way, password, confirmed_password }) => ({
      name: wordsOf(textProblem(name)),
      email: wordsOf(emailProblem(email)),
      role: wordsOf(textProblem(role)),
      ...(way === 'password'
        ? {
            password: wordsOf(newPasswordProblem(password)),
            confirmed_password: wordsOf(confirmationProblem(password, confirmed_password)),
          }
        : {}),
    }),
  })
  const { name, email, role, way, password, confirmed_password } = form.values
  const isByLink = way === 'link'

  const roleOf = (value: string) => roles.find(({ id }) => String(id) === value)

  function submit() {
    if (!form.check()) return
    const fields = { name, email, roleId: Number(role) }
    const passwords = { password, confirmedPassword: confirmed_password }
    void createMember(isByLink ? fields : { ...fields, ...passwords })
  }

  return (
    <FormDialog
      title={<FormattedMessage id="membership.title_create" />}
      size="md"
      submitLabel={
        <FormattedMessage id={isByLink ? 'membership.action_invite' : 'membership.action_create'} />
      }
      isBusy={isBusy}
      alert={form.alert}
      onSubmit={submit}
      isTyped={form.isChanged}
      onClose={() => dispatch(membershipDialogClosed())}
    >
      <TextInput
        label={intl.formatMessage({ id: 'membership.label_name' })}
        autoComplete="off"
        required
        data-autofocus
        maxLength={LIMITS.personName}
        {...form.bind('name')}
      />
      <TextInput
        label={intl.formatMessage({ id: 'membership.label_email' })}
        type="email"
        autoComplete="off"
        required
        maxLength={LIMITS.typedText}
        {...form.bind('email')}
      />
      <Select
        label={intl.formatMessage({ id: 'membership.label_role' })}
        placeholder={intl.formatMessage({ id: 'membership.hint_role' })}
        data={roles.map(({ id, name: label }) => ({ value: String(id), label }))}
        maxDropdownHeight={CHOICE_HEIGHT}
        renderOption={({ option }) => <RoleOption role={roleOf(option.value)} />}
        description={roleOf(role)?.description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
        allowDeselect={false}
        value={role === '' ? null : role}
        error={form.bind('role').error}
        onChange={(value) => {
          form.setValue('role', value ?? '')
        }}
      />
      <SegmentedControl
        aria-label={intl.formatMessage({ id: 'membership.label_way' })}
        fullWidth
        data={WAYS.map(([value, label]) => ({
          value,
          label: intl.formatMessage({ id: label }),
        }))}
        value={isByLink ? 'link' : 'password'}
        onChange={(value) => {
          form.setValue('way', value)
        }}
      />
      {!isByLink && <NewPasswordFields label="membership.label_password" bind={form.bind} />}
      <Text size="sm" c="dimmed">
        <FormattedMessage
          id={isByLink ? 'membership.text_create-link' : 'membership.text_create'}
        />
      </Text>
    </FormDialog>
  )
}

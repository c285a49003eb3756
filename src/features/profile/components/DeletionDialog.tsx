import { PasswordInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/PasswordInput.css'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRequestFields } from '@/common/forms/requestFields'
import { useNow } from '@/common/lib/useNow'
import { useUser } from '@/common/session/user'
import { useAppDispatch } from '@/common/store/hooks'
import { FormDialog } from '@/common/ui/dialogs/FormDialog'
import { DELETION_MS } from '@/contract/entities/account/deletion'
import { LIMITS } from '@/contract/limits'
import { textProblem } from '@/contract/personRules'
import { useAskDeletionMutation } from '../privacyApi'
import { deletionClosed } from '../profileSlice'
import { sharedDay } from '../sharedDay'

const EMPTY = { shop: '', current_password: '' }

/** Requests the deletion of the account; the person enters the shop's name and their password. */
export function DeletionDialog() {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const now = useNow()
  const { accountName, email } = useUser()
  const [ask, request] = useAskDeletionMutation({ fixedCacheKey: 'askDeletion' })
  const form = useRequestFields({
    request,
    initial: EMPTY,
    problemsOf: ({ shop, current_password }) => ({
      shop: textProblem(shop) && intl.formatMessage({ id: 'deletion.error_shop' }),
      current_password:
        textProblem(current_password) && intl.formatMessage({ id: 'deletion.error_password' }),
    }),
  })

  function submit() {
    if (!form.check()) return
    const { shop, current_password } = form.values
    void ask({ shop, currentPassword: current_password })
  }

  return (
    <FormDialog
      title={<FormattedMessage id="deletion.title_ask" />}
      submitLabel={<FormattedMessage id="deletion.action_ask" />}
      isDestructive
      isBusy={request.isLoading}
      isTyped={form.isChanged}
      alert={form.alert}
      onSubmit={submit}
      onClose={() => dispatch(deletionClosed())}
    >
      <FormattedMessage
        id="deletion.alert_asked"
        values={{ date: sharedDay(intl, now + DELETION_MS) }}
      />
      <TextInput
        label={intl.formatMessage({ id: 'deletion.label_shop' }, { shop: accountName })}
        autoComplete="off"
        required
        data-autofocus
        maxLength={LIMITS.typedText}
        {...form.bind('shop')}
      />
      {/* Shows password managers which account the password belongs to. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordInput
        label={intl.formatMessage({ id: 'deletion.label_password' })}
        autoComplete="current-password"
        required
        maxLength={LIMITS.typedText}
        {...form.bind('current_password')}
      />
    </FormDialog>
  )
}

import { Button, TextInput } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { fieldRefusal } from '@/common/api/fieldRefusal'
import { useMessage } from '@/common/i18n/useMessage'
import { useFields } from '@/common/lib/useFields'
import { LIMITS } from '@/contract/limits'
import { textProblem } from '@/contract/personRules'
import { useSaveNameMutation } from '../profileApi'
import classes from './NameForm.module.css'

/** What the person is called by their team; the button comes when there is something to save. */
export function NameForm({ savedName }: { savedName: string }) {
  const intl = useIntl()
  const words = useMessage()
  const [saveName, { error, reset, isLoading }] = useSaveNameMutation()
  const refusal = fieldRefusal(error, ['name'])
  const form = useFields({
    initial: { name: savedName },
    onEdit: () => {
      if (error) reset()
    },
    problemsOf: ({ name }) => {
      const kind = textProblem(name)
      return { name: kind && intl.formatMessage({ id: kind }) }
    },
  })

  function submit(event: React.FormEvent) {
    event.preventDefault()
    if (form.check()) void saveName(form.values.name)
  }

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <TextInput
        className={classes.field ?? ''}
        label={intl.formatMessage({ id: 'profile.label_name' })}
        autoComplete="name"
        required
        withAsterisk={false}
        maxLength={LIMITS.personName}
        {...form.inputOf('name')}
        error={form.errorOf('name', refusal && words(refusal.message))}
      />
      {form.isChanged && (
        <Button type="submit" loading={isLoading}>
          <FormattedMessage id="common.action_save" />
        </Button>
      )}
    </form>
  )
}

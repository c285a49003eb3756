import { Button, TextInput } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRequestFields } from '@/common/api/useRequestFields'
import { Form } from '@/common/ui/fields/Form'
import { LIMITS } from '@/contract/limits'
import { textProblem } from '@/contract/personRules'
import { useSaveNameMutation } from '../profileApi'
import classes from './NameForm.module.css'

/** The person's name in the team; the button appears when there is something to save. */
export function NameForm({ savedName }: { savedName: string }) {
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

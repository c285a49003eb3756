import { Button, Text, TextInput } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { useRequestFields } from '@/common/forms/requestFields'
import { useMessage } from '@/common/i18n/messages'
import { useHeldChanges } from '@/common/store/useHeldChanges'
import { Form } from '@/common/ui/fields/Form'
import { FormAlert } from '@/common/ui/fields/FieldProblems'
import { IconChartBar } from '@/common/ui/icons/icons'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { googleCounterSchema, yandexCounterSchema } from '@/contract/entities/sources/integration'
import {
  problemOf,
  type FieldSchema,
} from '@/features/sources/components/connection/ConnectionField'
import { useSaveCountersMutation } from '@/features/sources/integrationsApi'
import classes from './CountersCard.module.css'
import { IntegrationCard } from '@/features/sources/components/connection/IntegrationCard'

const { body: countersSchema } = sourceEndpoints.saveCounters
const FIELDS = [
  {
    name: 'yandex',
    label: 'integrations.label_yandex',
    placeholder: '12345678',
  },
  {
    name: 'google',
    label: 'integrations.label_google',
    placeholder: 'G-XXXXXXXXXX',
  },
] as const

/** Analytics counters of the shop's site; an empty field removes one. */
export function CountersCard({ google, yandex }: Record<'google' | 'yandex', string>) {
  const intl = useIntl()
  const words = useMessage()
  const [saveCounters, request] = useSaveCountersMutation({ fixedCacheKey: 'saveCounters' })
  const problem = (schema: FieldSchema, value: string) => {
    const message = problemOf(schema, value)
    return message && words(message)
  }
  const form = useRequestFields({
    request,
    initial: { yandex, google },
    problemsOf: (values) => ({
      yandex: problem(yandexCounterSchema, values.yandex),
      google: problem(googleCounterSchema, values.google),
    }),
  })

  useHeldChanges(form.isChanged)

  function submit() {
    if (form.check() && !request.isLoading) {
      void saveCounters(v.parse(countersSchema, form.values))
    }
  }

  return (
    <IntegrationCard
      icon={<IconChartBar size={22} stroke={1.6} />}
      title={<FormattedMessage id="integrations.title_counters" />}
      purpose={<FormattedMessage id="integrations.text_counters" />}
    >
      <Form isBusy={request.isLoading} onSubmit={submit} className={classes.form}>
        {form.alert && <FormAlert>{form.alert}</FormAlert>}
        <div className={classes.fields}>
          {FIELDS.map(({ name, label, placeholder }) => (
            <TextInput
              key={name}
              name={name}
              label={intl.formatMessage({ id: label })}
              placeholder={placeholder}
              autoComplete="off"
              spellCheck={false}
              {...form.bind(name)}
            />
          ))}
        </div>
        <Text size="xs" c="dimmed">
          <FormattedMessage id="integrations.hint_counters" />
        </Text>
        <Button
          type="submit"
          variant="light"
          loading={request.isLoading}
          className={classes.submit ?? ''}
        >
          <FormattedMessage id="common.action_save" />
        </Button>
      </Form>
    </IntegrationCard>
  )
}

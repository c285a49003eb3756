import { Button, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'
import { useResetOnUnmount } from '@/common/api/useResetOnUnmount'
import { useMessage } from '@/common/i18n/useMessage'
import { IconChartBar } from '@/common/ui/icons/icons'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import { googleCounterSchema, yandexCounterSchema } from '@/contract/entities/integration'
import { failureOf, problemOf, type FieldSchema } from '../../fieldProblems'
import { useSaveCountersMutation } from '../../integrationsApi'
import classes from './CountersCard.module.css'
import { IntegrationCard } from '../connection/IntegrationCard'

const { body: countersSchema } = sourceEndpoints.saveCounters
const FIELDS = [
  {
    name: 'yandex',
    schema: yandexCounterSchema,
    label: 'integrations.label_yandex',
    placeholder: '12345678',
  },
  {
    name: 'google',
    schema: googleCounterSchema,
    label: 'integrations.label_google',
    placeholder: 'G-XXXXXXXXXX',
  },
] as const satisfies readonly { name: string; schema: FieldSchema; [key: string]: unknown }[]

/** Analytics counters of the shop's site; an empty field takes one away. */
export function CountersCard({ google, yandex }: Record<'google' | 'yandex', string>) {
  const intl = useIntl()
  const words = useMessage()
  const [values, setValues] = useState({ google, yandex })
  const [isChecked, setIsChecked] = useState(false)
  const [saveCounters, { isLoading, error, reset }] = useSaveCountersMutation({
    fixedCacheKey: 'saveCounters',
  })
  useResetOnUnmount(reset)

  function submit(event: React.SubmitEvent) {
    event.preventDefault()
    setIsChecked(true)
    const parsed = v.safeParse(countersSchema, values)
    if (parsed.success && !isLoading) void saveCounters(parsed.output)
  }

  function problem(name: 'google' | 'yandex', schema: FieldSchema): string | null {
    const message =
      (isChecked ? problemOf(schema, values[name]) : null) ?? failureOf(error, name, false)
    return message && words(message)
  }

  const failure = failureOf(error, '', true)
  return (
    <IntegrationCard
      icon={<IconChartBar size={22} stroke={1.6} />}
      title={<FormattedMessage id="integrations.title_counters" />}
      purpose={<FormattedMessage id="integrations.text_counters" />}
    >
      <form onSubmit={submit} noValidate className={classes.form}>
        <div className={classes.fields}>
          {FIELDS.map(({ name, schema, label, placeholder }) => (
            <TextInput
              key={name}
              name={name}
              label={intl.formatMessage({ id: label })}
              placeholder={placeholder}
              autoComplete="off"
              spellCheck={false}
              value={values[name]}
              error={problem(name, schema)}
              onChange={(event) => {
                setValues({ ...values, [name]: event.currentTarget.value })
              }}
            />
          ))}
        </div>
        <Text size="xs" c="dimmed">
          <FormattedMessage id="integrations.hint_counters" />
        </Text>
        {failure && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {words(failure)}
          </Text>
        )}
        <Button type="submit" variant="light" loading={isLoading} className={classes.submit ?? ''}>
          <FormattedMessage id="common.action_save" />
        </Button>
      </form>
    </IntegrationCard>
  )
}

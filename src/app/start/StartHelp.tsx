import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { buildId } from '@/app/recorder/buildId'
import { LetterButton } from '@/app/recorder/report/LetterButton'
import { codeOfNow } from '@/app/recorder/report/supportCode'
import { reportWays } from '@/app/recorder/report/supportLetter'

/** What support needs to know of a cabinet that could not start: a code, the build and the time instead of a record. */
export function StartHelp({ state }: { state: unknown }) {
  const intl = useIntl()
  const [facts] = useState(() => ({
    code: codeOfNow(state),
    build: buildId(),
    time: intl.formatDate(new Date(), { dateStyle: 'long', timeStyle: 'long' }),
  }))
  const { letterOf } = reportWays((id, values) => intl.formatMessage({ id }, values))
  const letter = letterOf(
    facts.code,
    intl.formatMessage({ id: 'start-failed.letter_text' }, { ...facts, page: location.href }),
  )
  return (
    <Stack gap={4} align="center" ta="center" px="md">
      <Text size="sm" c="dimmed">
        <FormattedMessage id={letter ? 'start-failed.text_write' : 'start-failed.text_tell'} />
      </Text>
      <Text size="sm">
        <FormattedMessage id="session-record.label_code" />{' '}
        <Text component="output" ff="monospace" fw={600}>
          {facts.code}
        </Text>
      </Text>
      <Text size="xs" c="dimmed">
        <FormattedMessage id="start-failed.text_facts" values={facts} />
      </Text>
      {letter && <LetterButton href={letter} mt="xs" />}
    </Stack>
  )
}

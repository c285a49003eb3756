import { Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { SourceReading } from '@/contract/entities/sources/source'

/** The results of the last reading. */
export function SourceResult({ result }: Pick<SourceReading, 'result'>) {
  if (result === null) return null
  const { created, changed, waiting } = result
  const isNews = created + changed + waiting > 0
  if (!isNews) return null
  return (
    <Text size="xs" c="dimmed">
      <FormattedMessage id="sources.text_result" values={{ created, changed }} />
      {waiting > 0 && (
        <>
          {' '}
          <FormattedMessage id="sources.text_result-waiting" values={{ count: waiting }} />
        </>
      )}
    </Text>
  )
}

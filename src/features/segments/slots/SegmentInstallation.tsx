import { Anchor, Code, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { SEGMENT_ATTRIBUTE } from '@/contract/widgets/embed'
import { useListSegmentsQuery } from '../segmentsApi'
import '@mantine/core/styles/Code.css'

/** A note among the installation steps of a widget, for an account that has segments. */
export function SegmentInstallation() {
  const { data: segments = [] } = useListSegmentsQuery()
  if (segments.length === 0) return null
  return (
    <section>
      <Text fw={600} size="sm" component="h2">
        <FormattedMessage id="segments.title_installation" />
      </Text>
      <Text size="sm" mt={4}>
        <FormattedMessage
          id="segments.text_installation"
          values={{
            attribute: <Code>{SEGMENT_ATTRIBUTE}</Code>,
            link: (words) => (
              <Anchor component={Link} to={paths.segments()} size="sm" inherit>
                {words}
              </Anchor>
            ),
          }}
        />
      </Text>
    </section>
  )
}

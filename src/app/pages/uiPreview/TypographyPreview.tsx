import { Anchor, Group, Text } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import { PreviewSection } from './PreviewSection'

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5'] as const
const SIZES = ['xs', 'sm', 'md', 'lg'] as const

/** Sizes of headings and text, and links. */
export function TypographyPreview() {
  return (
    <PreviewSection title="ui-preview.title_typography">
      {HEADINGS.map((heading) => (
        <Group key={heading} gap="md" wrap="nowrap" align="baseline">
          <Text ff="monospace" size="xs" c="dimmed" w={24}>
            {heading}
          </Text>
          <span
            style={{
              fontSize: `var(--mantine-${heading}-font-size)`,
              fontWeight: 'var(--mantine-h1-font-weight)',
              lineHeight: `var(--mantine-${heading}-line-height)`,
            }}
          >
            <FormattedMessage id="ui-preview.text_sample" />
          </span>
        </Group>
      ))}
      {SIZES.map((size) => (
        <Group key={size} gap="md" wrap="nowrap" align="baseline">
          <Text ff="monospace" size="xs" c="dimmed" w={24}>
            {size}
          </Text>
          <Text size={size}>
            <FormattedMessage id="ui-preview.text_sample" />
          </Text>
        </Group>
      ))}
      <Text size="sm" c="dimmed">
        <FormattedMessage id="ui-preview.text_dimmed" />
      </Text>
      <Group>
        <Anchor component={Link} to={paths.home()} size="sm">
          <FormattedMessage id="not-found.action_home" />
        </Anchor>
      </Group>
    </PreviewSection>
  )
}

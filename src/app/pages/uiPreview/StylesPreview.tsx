import { Anchor, Group, Text, useMantineTheme } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@/common/routing/paths'
import * as icons from '@/common/ui/icons/icons'
import classes from './ColorsPreview.module.css'
import iconClasses from './IconsPreview.module.css'
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

/** Names of the theme's colours. */
const COLORS = ['pine', 'gray', 'dark', 'yellow', 'red'] as const

/** Each colour of the theme in its ten shades, with their values. */
export function ColorsPreview() {
  const { colors } = useMantineTheme()
  return (
    <PreviewSection title="ui-preview.title_colors">
      {COLORS.map((name) => (
        <div key={name}>
          <Text size="sm" ff="monospace">
            {name}
          </Text>
          <ul className={classes.palette}>
            {colors[name]?.map((value, shade) => (
              <li key={value}>
                <div className={classes.swatch} style={{ backgroundColor: value }} />
                <div className={classes.shade}>
                  {shade} {value}
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </PreviewSection>
  )
}

/** Every icon of the cabinet with the name by which it is imported. */
export function IconsPreview() {
  return (
    <PreviewSection title="ui-preview.title_icons">
      <ul className={iconClasses.icons}>
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name} className={iconClasses.icon}>
            <Icon size={22} stroke={1.7} aria-hidden />
            {name}
          </li>
        ))}
      </ul>
    </PreviewSection>
  )
}

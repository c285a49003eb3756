import { Text, useMantineTheme } from '@mantine/core'
import { PreviewSection } from './PreviewSection'
import classes from './ColorsPreview.module.css'

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

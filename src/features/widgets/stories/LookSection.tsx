import { InputLabel, Stack, Text } from '@mantine/core'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { ColorField } from '@/common/ui/fields/ColorField'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import {
  STORY_SHAPES,
  STORY_THEMES,
  type StoryShape,
  type StoryTheme,
} from '@/contract/widgets/settings/storiesSettings'
import { ChoiceGroup } from '@/features/widgets/components/fields/ChoiceGroup'
import type { StoriesEdit } from './storiesEdit'
import { BorderColors } from './BorderColors'
import classes from './LookSection.module.css'

const SHAPE_LABELS: Record<StoryShape, MessageId> = {
  circle: 'widgets.label_shape-circle',
  square: 'widgets.label_shape-square',
  verticalRectangle: 'widgets.label_shape-rectangle',
}
const THEME_LABELS: Record<StoryTheme, MessageId> = {
  light: 'widgets.label_theme-light',
  dark: 'widgets.label_theme-dark',
}
const NONE = 'transparent'
/** The background when a person switches from no background to a colour. */
const WHITE = '#ffffff'

/** The look of the bar: shape, border, theme, background. */
export function LookSection({ form, disabled, change }: StoriesEdit) {
  const themeId = useId()
  return (
    <PanelSection title={<FormattedMessage id="widgets.title_stories-look" />}>
      <Stack gap="lg">
        <ChoiceGroup
          legend={<FormattedMessage id="widgets.label_shape" />}
          look="tiles"
          disabled={disabled}
          value={form.shape ?? STORY_SHAPES[0]}
          choices={STORY_SHAPES.map((shape) => ({
            value: shape,
            label: <FormattedMessage id={SHAPE_LABELS[shape]} />,
            picture: <span className={classes.shape} data-shape={shape} />,
          }))}
          onChoose={(shape) => {
            change({ shape })
          }}
        />
        <BorderColors
          colors={form.borderColors}
          disabled={disabled}
          onChange={(borderColors) => {
            change({ borderColors })
          }}
        />
        <div>
          <InputLabel id={themeId} labelElement="div" mb={8}>
            <FormattedMessage id="widgets.label_theme" />
          </InputLabel>
          <SegmentedControl
            fullWidth
            aria-labelledby={themeId}
            disabled={disabled}
            value={form.theme}
            data={STORY_THEMES.map((theme) => ({
              value: theme,
              label: <FormattedMessage id={THEME_LABELS[theme]} />,
            }))}
            onChange={(theme) => {
              change({ theme })
            }}
          />
          <Text size="xs" c="dimmed" mt={4}>
            <FormattedMessage id="widgets.hint_theme" />
          </Text>
        </div>
        <ColorField
          label={<FormattedMessage id="widgets.label_background" />}
          value={form.backgroundColor || NONE}
          colorAfterNone={WHITE}
          disabled={disabled}
          onChange={(color) => {
            change({ backgroundColor: color === NONE ? '' : color })
          }}
        />
      </Stack>
    </PanelSection>
  )
}

import { Stack, Switch, Text } from '@mantine/core'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { FieldGroup } from '@/common/ui/fields/FieldGroup'
import { PLATFORMS, type Platform } from '@/contract/widgets/settings/galleryDefaults'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'

const LABELS: Record<Platform, MessageId> = {
  mobile: 'widgets.label_mobile',
  desktop: 'widgets.label_desktop',
}

interface PlatformsFieldProps {
  value: readonly Platform[]
  disabled: boolean
  onChange: (platforms: Platform[]) => void
}

/** The kinds of screens that show the widget; the last one cannot be switched off. */
export function PlatformsField({ value, disabled, onChange }: PlatformsFieldProps) {
  const hintId = useId()
  const [last] = value.length === 1 ? value : []
  return (
    <FieldGroup legend={<FormattedMessage id="widgets.label_platforms" />}>
      <Stack gap="xs">
        {PLATFORMS.map((platform) => (
          <Switch
            key={platform}
            label={<FormattedMessage id={LABELS[platform]} />}
            disabled={disabled || platform === last}
            aria-describedby={hintId}
            checked={value.includes(platform)}
            onChange={(event) => {
              const isOn = event.currentTarget.checked
              onChange(PLATFORMS.filter((one) => (one === platform ? isOn : value.includes(one))))
            }}
          />
        ))}
      </Stack>
      <Text size="xs" c="dimmed" mt={8} id={hintId} role="status">
        {last && <FormattedMessage id="widgets.text_last-platform" />}
      </Text>
    </FieldGroup>
  )
}

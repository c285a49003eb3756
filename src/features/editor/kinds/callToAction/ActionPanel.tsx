import { Button, Group, Stack, TextInput } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { ColorField } from '@/common/ui/fields/ColorField'
import { NumberField } from '@/common/ui/fields/NumberField'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { IconClick } from '@/common/ui/icons/icons'
import { ACTION_STYLES, type ActionStyle } from '@/contract/elements/styles'
import { ACTION_TYPES } from '@/contract/entities/posts/media'
import { LIMITS } from '@/contract/limits'
import { normalizeLink } from '@/contract/text/links'
import { AddButton } from '@/features/editor/kinds/AddButton'
import type { FieldsProps, AddProps, ElementPanel } from '@/features/editor/kinds/ElementKind'
import { ACTION_STYLE_TEXTS, ACTION_TEXTS } from './actionLook'
import classes from './ActionPanel.module.css'
import type { ActionFacts } from './callToActionRules'

const STYLES = Object.keys(ACTION_STYLES) as ActionStyle[]

/** The target, text and look of a call to action. */
function ActionFields({ data: action, canEdit, problem, onEdit }: FieldsProps<ActionFacts>) {
  const intl = useIntl()
  return (
    <Stack gap="sm">
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={intl.formatMessage({ id: 'elements.label_action-type' })}
        disabled={!canEdit}
        data={ACTION_TYPES.map((value) => ({
          value,
          label: <FormattedMessage id={ACTION_TEXTS[value]} />,
        }))}
        value={action.type}
        onChange={(type) => onEdit({ type })}
      />
      <TextInput
        label={<FormattedMessage id="elements.label_action-text" />}
        maxLength={LIMITS.actionText}
        error={problem === 'fill-action' && <FormattedMessage id={problem} />}
        readOnly={!canEdit}
        value={action.text}
        onChange={(event) => onEdit({ text: event.currentTarget.value })}
      />
      {action.type !== 'disabledProductLink' && (
        <TextInput
          label={<FormattedMessage id="elements.label_action-link" />}
          placeholder="https://"
          maxLength={LIMITS.link}
          error={problem === 'wrong-action-link' && <FormattedMessage id={problem} />}
          readOnly={!canEdit}
          value={action.link}
          onChange={(event) => onEdit({ link: event.currentTarget.value })}
          onBlur={() => {
            const link = normalizeLink(action.link)
            if (canEdit && link !== action.link) onEdit({ link })
          }}
        />
      )}
      {canEdit && (
        <Group
          gap="xs"
          role="group"
          aria-label={intl.formatMessage({ id: 'elements.label_action-style' })}
        >
          {STYLES.map((style) => (
            <Button
              key={style}
              size="compact-sm"
              variant="default"
              leftSection={
                <span
                  className={classes.sample}
                  data-empty={style === 'transparent' || undefined}
                  style={sampleOf(style)}
                />
              }
              onClick={() => onEdit(ACTION_STYLES[style])}
            >
              <FormattedMessage id={ACTION_STYLE_TEXTS[style]} />
            </Button>
          ))}
        </Group>
      )}
      <Group gap="lg" align="flex-start">
        <ColorField
          label={<FormattedMessage id="elements.label_text-color" />}
          value={action.textColor}
          disabled={!canEdit}
          onChange={(textColor) => onEdit({ textColor })}
        />
        <ColorField
          label={<FormattedMessage id="elements.label_border-color" />}
          value={action.borderColor}
          disabled={!canEdit}
          onChange={(borderColor) => onEdit({ borderColor })}
        />
        <ColorField
          label={<FormattedMessage id="elements.label_background" />}
          value={action.backgroundColor}
          disabled={!canEdit}
          colorAfterNone="#ffffff"
          onChange={(backgroundColor) => onEdit({ backgroundColor })}
        />
      </Group>
      <Group gap="sm" grow>
        <NumberField
          label={<FormattedMessage id="elements.label_border-width" />}
          suffix=" px"
          min={0}
          max={LIMITS.borderWidth}
          value={action.borderWidth}
          readOnly={!canEdit}
          onChange={(borderWidth) => {
            onEdit({ borderWidth })
          }}
        />
        <NumberField
          label={<FormattedMessage id="elements.label_border-radius" />}
          suffix=" px"
          min={0}
          max={LIMITS.borderRadius}
          value={action.borderRadius}
          readOnly={!canEdit}
          onChange={(borderRadius) => {
            onEdit({ borderRadius })
          }}
        />
      </Group>
    </Stack>
  )
}

/** A sample of a style. Without a colour behind its text, the style sheet draws it. */
function sampleOf(style: ActionStyle) {
  const { backgroundColor, borderColor } = ACTION_STYLES[style]
  return style === 'transparent' ? { borderColor } : { backgroundColor, borderColor }
}

/** The button that adds a call to action to the frame. */
function AddAction({ isDisabled, onAdd }: AddProps<ActionFacts>) {
  const intl = useIntl()
  const text = intl.formatMessage({ id: 'elements.default_action' })
  return (
    <AddButton
      icon={IconClick}
      label="elements.action_add-button"
      isDisabled={isDisabled}
      onClick={() => {
        onAdd({ text })
      }}
    />
  )
}

export const actionPanel: ElementPanel<ActionFacts> = { Add: AddAction, Fields: ActionFields }

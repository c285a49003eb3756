import { Group, NativeSelect, Stack, Textarea } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { ColorField } from '@/common/ui/fields/ColorField'
import { IconTypography } from '@/common/ui/icons/icons'
import { FONT_STYLES, fontFamily, STICKER_FONTS, type FontStyle } from '@/contract/elements/fonts'
import { LIMITS } from '@/contract/limits'
import { AddButton } from '@/features/editor/kinds/AddButton'
import type { FieldsProps, AddProps, ElementPanel } from '@/features/editor/kinds/ElementKind'
import type { TextFacts } from './textStickerRules'

/** The text of a sticker and its look. */
function TextFields({ data: sticker, canEdit, onEdit }: FieldsProps<TextFacts>) {
  const intl = useIntl()
  return (
    <Stack gap="sm">
      <Textarea
        label={<FormattedMessage id="elements.label_text" />}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={LIMITS.stickerText}
        readOnly={!canEdit}
        value={sticker.text}
        onChange={(event) => onEdit({ text: event.currentTarget.value })}
      />
      <Group gap="sm" grow>
        <NativeSelect
          label={<FormattedMessage id="elements.label_font" />}
          disabled={!canEdit}
          value={sticker.fontName}
          onChange={(event) => onEdit({ fontName: event.currentTarget.value })}
        >
          {STICKER_FONTS.map(({ name }) => (
            <option key={name} value={name} style={{ fontFamily: fontFamily(name) }}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          label={<FormattedMessage id="elements.label_font-style" />}
          disabled={!canEdit}
          value={sticker.fontStyle}
          data={FONT_STYLES.map((value) => ({
            value,
            label: intl.formatMessage({ id: FONT_STYLE_TEXTS[value] }),
          }))}
          onChange={(event) => onEdit({ fontStyle: event.currentTarget.value })}
        />
      </Group>
      <Group gap="lg" align="flex-start">
        <ColorField
          label={<FormattedMessage id="elements.label_text-color" />}
          value={sticker.color}
          disabled={!canEdit}
          onChange={(color) => onEdit({ color })}
        />
        <ColorField
          label={<FormattedMessage id="elements.label_background" />}
          value={sticker.backgroundColor}
          disabled={!canEdit}
          colorAfterNone="#ffffff"
          onChange={(backgroundColor) => onEdit({ backgroundColor })}
        />
      </Group>
    </Stack>
  )
}

const FONT_STYLE_TEXTS: Record<FontStyle, MessageId> = {
  regular: 'elements.style_regular',
  bold: 'elements.style_bold',
  italic: 'elements.style_italic',
  boldItalic: 'elements.style_boldItalic',
}

/** Adds a text to the frame. */
function AddText({ isDisabled, onAdd }: AddProps<TextFacts>) {
  return (
    <AddButton
      icon={IconTypography}
      label="elements.action_add-text"
      isDisabled={isDisabled}
      onClick={() => {
        onAdd({ text: '' })
      }}
    />
  )
}

export const textPanel: ElementPanel<TextFacts> = { Add: AddText, Fields: TextFields }

import { Checkbox, Group, Text, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { Select } from '@/common/ui/choices/Select'
import { ColorField } from '@/common/ui/fields/ColorField'
import { SegmentedControl } from '@/common/ui/fields/SegmentedControl'
import { PanelSection } from '@/common/ui/layout/PanelSection'
import {
  HEADER_ALIGNMENTS,
  HEADER_BOUNDS,
  HEADER_FONTS,
  HEADER_TEXT_LENGTH,
  type HeaderAlignment,
  type HeaderStyle,
} from '@/contract/widgets/settings/headerStyle'
import { ChoiceGroup } from '@/features/widgets/components/fields/ChoiceGroup'
import fields from '@/features/widgets/components/fields/Fields.module.css'
import { HtmlField } from '@/features/widgets/components/fields/HtmlField'
import { NumberField } from '@/features/widgets/components/fields/NumberFields'
import { headerEdited, selectHeaderForm } from '@/features/widgets/widgetEditorSlice'
import { HEADER_MODES, type HeaderMode } from './headerForm'

const MODES: Record<HeaderMode, { label: MessageId; hint: MessageId }> = {
  default: { label: 'widgets.label_header-default', hint: 'widgets.hint_header-default' },
  custom: { label: 'widgets.label_header-custom', hint: 'widgets.hint_header-custom' },
}

/** The header above the widget (product-rules/widgets.md#gallery-header). */
export function HeaderSection({ disabled }: { disabled: boolean }) {
  const dispatch = useAppDispatch()
  const header = useAppSelector(selectHeaderForm)
  if (!header) return null
  return (
    <PanelSection title={<FormattedMessage id="widgets.title_header" />}>
      <ChoiceGroup
        legend={<FormattedMessage id="widgets.label_header" />}
        look="rows"
        disabled={disabled}
        value={header.mode}
        choices={HEADER_MODES.map((mode) => ({
          value: mode,
          label: <FormattedMessage id={MODES[mode].label} />,
          hint: <FormattedMessage id={MODES[mode].hint} />,
        }))}
        onChoose={(mode) => dispatch(headerEdited({ mode }))}
      />
      {header.mode === 'default' ? (
        <HeaderStyleFields style={header.style} disabled={disabled} />
      ) : (
        <HtmlField
          value={header.html}
          disabled={disabled}
          onChange={(html) => dispatch(headerEdited({ html }))}
        />
      )}
    </PanelSection>
  )
}

const ALIGNMENTS: Record<HeaderAlignment, MessageId> = {
  left: 'widgets.label_align-left',
  center: 'widgets.label_align-center',
  right: 'widgets.label_align-right',
}
const LETTERS = {
  isBold: 'widgets.label_bold',
  isItalic: 'widgets.label_italic',
  isUnderlined: 'widgets.label_underlined',
} as const satisfies Partial<Record<keyof HeaderStyle, MessageId>>
const LETTER_STYLES = ['isBold', 'isItalic', 'isUnderlined'] as const

/** The words of a header and their style. */
function HeaderStyleFields({ style, disabled }: { style: HeaderStyle; disabled: boolean }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const alignmentId = useId()
  const change = (part: Partial<HeaderStyle>) => {
    dispatch(headerEdited({ style: { ...style, ...part } }))
  }
  const px = ` ${intl.formatMessage({ id: 'widgets.label_px' })}`
  return (
    <>
      <TextInput
        label={<FormattedMessage id="widgets.label_header-text" />}
        description={<FormattedMessage id="widgets.hint_header-text" />}
        disabled={disabled}
        maxLength={HEADER_TEXT_LENGTH}
        value={style.text}
        onChange={(event) => {
          change({ text: event.currentTarget.value })
        }}
      />
      <div>
        <Text id={alignmentId} size="sm" fw={500} mb={8}>
          <FormattedMessage id="widgets.label_alignment" />
        </Text>
        <SegmentedControl
          fullWidth
          aria-labelledby={alignmentId}
          disabled={disabled}
          value={style.textAlign}
          data={HEADER_ALIGNMENTS.map((value) => ({
            value,
            label: <FormattedMessage id={ALIGNMENTS[value]} />,
          }))}
          onChange={(textAlign) => {
            change({ textAlign })
          }}
        />
      </div>
      <Group gap="md">
        {LETTER_STYLES.map((name) => (
          <Checkbox
            key={name}
            label={<FormattedMessage id={LETTERS[name]} />}
            disabled={disabled}
            checked={style[name]}
            onChange={(event) => {
              change({ [name]: event.currentTarget.checked })
            }}
          />
        ))}
      </Group>
      <Select
        label={<FormattedMessage id="widgets.label_font" />}
        disabled={disabled}
        allowDeselect={false}
        value={style.fontFamily}
        data={HEADER_FONTS.map((font) => ({
          value: font,
          label: font === 'inherit' ? intl.formatMessage({ id: 'widgets.label_font-page' }) : font,
        }))}
        onChange={(fontFamily) => {
          if (fontFamily !== null) change({ fontFamily })
        }}
      />
      <div className={fields.numbers}>
        <NumberField
          bounds={HEADER_BOUNDS.fontSize}
          label={<FormattedMessage id="widgets.label_font-size" />}
          suffix={px}
          value={style.fontSize}
          disabled={disabled}
          onChange={(fontSize) => {
            change({ fontSize })
          }}
        />
        <NumberField
          bounds={HEADER_BOUNDS.marginBottom}
          label={<FormattedMessage id="widgets.label_header-margin" />}
          suffix={px}
          value={style.marginBottom}
          disabled={disabled}
          onChange={(marginBottom) => {
            change({ marginBottom })
          }}
        />
      </div>
      <ColorField
        label={<FormattedMessage id="widgets.label_header-color" />}
        value={style.color}
        disabled={disabled}
        onChange={(color) => {
          change({ color })
        }}
      />
    </>
  )
}

import { Textarea } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { LIMITS } from '@/contract/limits'

interface HtmlFieldProps {
  value: string
  disabled: boolean
  onChange: (html: string) => void
}

/** HTML of the shop, which the back office cleans when it is saved (product-rules/widgets.md#custom-html). */
export function HtmlField({ value, disabled, onChange }: HtmlFieldProps) {
  return (
    <Textarea
      label={<FormattedMessage id="widgets.label_header-html" />}
      description={<FormattedMessage id="widgets.text_html-cleaned" />}
      autosize
      minRows={4}
      maxRows={16}
      spellCheck={false}
      disabled={disabled}
      maxLength={LIMITS.widgetHeader}
      value={value}
      onChange={(event) => {
        onChange(event.currentTarget.value)
      }}
    />
  )
}

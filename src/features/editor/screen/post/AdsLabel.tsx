import { Group, Stack, Textarea, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { ColorField } from '@/common/ui/fields/ColorField'
import { focusWrongField } from '@/common/ui/fields/FieldProblems'
import type { AdsMarker } from '@/contract/entities/posts/post'
import { LIMITS } from '@/contract/limits'
import { adsFieldProblem, adsProblem, type AdsField } from '@/contract/posts/adsProblem'
import { adsColorChosen, adsInfoTyped, selectSaveProblem } from '@/features/editor/editorSlice'
import { useProblemFocus } from '@/features/editor/screen/panel/useSaveProblem'
import type { AdsColor } from '@/features/editor/model/ads'
import { AdsPreview } from './AdsPreview'

interface AdsLabelProps {
  marker: AdsMarker
  canEdit: boolean
}

/** The fields of a label that is switched on: its text, and how shoppers see it. */
export function AdsLabel({ marker, canEdit }: AdsLabelProps) {
  return (
    <>
      <AdsFields marker={marker} canEdit={canEdit} />
      <AdsPreview marker={marker} />
    </>
  )
}

interface AdsFieldsProps {
  marker: AdsMarker
  canEdit: boolean
}

const LINES: readonly { field: AdsField; label: MessageId; hint?: MessageId }[] = [
  { field: 'erid', label: 'ads.label_erid', hint: 'ads.hint_erid' },
  { field: 'advertiser', label: 'ads.label_advertiser', hint: 'ads.hint_advertiser' },
  { field: 'inn', label: 'ads.label_inn' },
]
const COLORS: readonly { part: AdsColor; label: MessageId }[] = [
  { part: 'color', label: 'ads.label_color' },
  { part: 'backgroundColor', label: 'ads.label_background' },
]

/**
 * The text of the label and its look; the problem that stopped a save is shown at its field, which gets the focus.
 */
function AdsFields({ marker, canEdit }: AdsFieldsProps) {
  const dispatch = useAppDispatch()
  const isStopped = useAppSelector(selectSaveProblem)?.place === 'ads'
  const first = isStopped ? adsProblem(marker) : null
  const fields = useRef<HTMLDivElement>(null)
  useProblemFocus('ads', () => focusWrongField(fields.current))
  const textOf = (field: AdsField) => {
    const isWrong = isStopped && adsFieldProblem(marker, field) !== null
    return {
      value: marker.info[field],
      readOnly: !canEdit,
      // The first problem is shown as text at its field; the other invalid fields are only marked.
      error: first?.field === field ? <FormattedMessage id={first.code} /> : isWrong,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
        dispatch(adsInfoTyped({ field, value: currentTarget.value }))
      },
    }
  }
  return (
    <Stack ref={fields} gap="sm">
      {LINES.map(({ field, label, hint }) => (
        <TextInput
          key={field}
          label={<FormattedMessage id={label} />}
          description={hint && <FormattedMessage id={hint} />}
          required
          maxLength={LIMITS.adsLine}
          {...textOf(field)}
        />
      ))}
      <Textarea
        label={<FormattedMessage id="ads.label_note" />}
        description={<FormattedMessage id="ads.hint_note" />}
        autosize
        maxRows={6}
        maxLength={LIMITS.adsNote}
        {...textOf('note')}
      />
      <Group gap="sm">
        {COLORS.map(({ part, label }) => (
          <ColorField
            key={part}
            label={<FormattedMessage id={label} />}
            disabled={!canEdit}
            value={marker.customization[part]}
            onChange={(color) => {
              dispatch(adsColorChosen({ part, color }))
            }}
          />
        ))}
      </Group>
    </Stack>
  )
}

import { Group, NativeSelect } from '@mantine/core'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { endpointChosen, sliceChosen, usePlayer } from '../playerSlice'
import { sliceOf } from './recordRows'

/** Limit the list of actions to a slice and to an endpoint, and that of requests to an endpoint. */
export function RecordFilters() {
  const intl = useIntl()
  const { dispatch, panel, steps, slice, endpoint } = usePlayer()
  const names = useMemo(
    () => ({
      slices: choicesOf(steps.map(({ type }) => sliceOf(type))),
      endpoints: choicesOf(steps.flatMap((step) => step.endpoint ?? [])),
    }),
    [steps],
  )
  if (panel !== 'actions' && panel !== 'requests') return null
  return (
    <Group gap={8} grow wrap="nowrap">
      {panel === 'actions' && (
        <NativeSelect
          size="xs"
          aria-label={intl.formatMessage({ id: 'replay.label_slice' })}
          value={slice ?? ''}
          data={[
            { value: '', label: intl.formatMessage({ id: 'replay.label_all-slices' }) },
            ...names.slices,
          ]}
          onChange={({ currentTarget }) => dispatch(sliceChosen(currentTarget.value || null))}
        />
      )}
      <NativeSelect
        size="xs"
        aria-label={intl.formatMessage({ id: 'replay.label_endpoint' })}
        value={endpoint ?? ''}
        data={[
          { value: '', label: intl.formatMessage({ id: 'replay.label_all-endpoints' }) },
          ...names.endpoints,
        ]}
        onChange={({ currentTarget }) => dispatch(endpointChosen(currentTarget.value || null))}
      />
    </Group>
  )
}

/** Each name once, sorted, as a choice. */
const choicesOf = (names: readonly string[]) =>
  [...new Set(names)].sort().map((name) => ({ value: name, label: name }))

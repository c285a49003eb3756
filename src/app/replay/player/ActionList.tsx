import { Text, TextInput, UnstyledButton, Alert, Code, Title } from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import '@mantine/core/styles/Code.css'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { IconSearch } from '@/common/ui/icons/icons'
import detailClasses from './ActionDetails.module.css'
import classes from './ActionList.module.css'
import { filterChanged, stepChosen, usePlayer } from './playerSlice'

const ROW_PX = 30
const OVERSCAN = 12

/** Every action of the record whose type or endpoint matches the filter; the current one is marked. */
export function ActionList() {
  const intl = useIntl()
  const { dispatch, steps, index, filter } = usePlayer()
  const scroller = useRef<HTMLDivElement>(null)
  const listed = useMemo(() => {
    const sought = filter.trim().toLowerCase()
    return steps.flatMap(({ type, endpoint }, place) => {
      const name = endpoint ? `${type} (${endpoint})` : type
      return name.toLowerCase().includes(sought) ? [{ name, place }] : []
    })
  }, [steps, filter])
  const rows = useVirtualizer({
    count: listed.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    useFlushSync: false,
  })
  const row = listed.findIndex(({ place }) => place === index)
  useEffect(() => {
    if (row >= 0) rows.scrollToIndex(row)
  }, [row, rows])
  return (
    <div className={classes.panel}>
      <TextInput
        size="xs"
        leftSection={<IconSearch size={14} />}
        aria-label={intl.formatMessage({ id: 'replay.label_filter' })}
        placeholder={intl.formatMessage({ id: 'replay.label_filter' })}
        value={filter}
        onChange={(event) => dispatch(filterChanged(event.currentTarget.value))}
      />
      <div ref={scroller} className={classes.scroller}>
        {listed.length === 0 && (
          <Text size="sm" c="dimmed" p="xs">
            <FormattedMessage id="replay.text_none-found" />
          </Text>
        )}
        <ol
          className={classes.list}
          style={{ height: rows.getTotalSize() }}
          aria-label={intl.formatMessage({ id: 'replay.label_actions' })}
        >
          {rows.getVirtualItems().map(({ index: at, start }) => {
            const item = listed[at]
            return (
              item && (
                <li key={item.place} className={classes.item} style={{ top: start }}>
                  <UnstyledButton
                    className={classes.step}
                    aria-current={item.place === index ? 'step' : undefined}
                    onClick={() => dispatch(stepChosen(item.place))}
                  >
                    <span className={classes.place}>{item.place}</span>
                    <span className={classes.type} title={item.name}>
                      {item.name}
                    </span>
                  </UnstyledButton>
                </li>
              )
            )
          })}
        </ol>
      </div>
    </div>
  )
}

/** The current action, and the state that it changed. */
export function ActionDetails() {
  const { moment } = usePlayer()
  if (!moment) return null
  const { action, changed, error } = moment
  return (
    <div className={detailClasses.details}>
      {error && (
        <Alert color="red" role="alert" title={<FormattedMessage id="replay.alert_step-failed" />}>
          {error}
        </Alert>
      )}
      <Title order={2} size="h6">
        <FormattedMessage id="replay.title_changed" />
      </Title>
      {changed.length === 0 ? (
        <Text size="xs" c="dimmed">
          <FormattedMessage id="replay.text_unchanged" />
        </Text>
      ) : (
        <ul className={detailClasses.changed}>
          {changed.map((path) => (
            <li key={path}>{path}</li>
          ))}
        </ul>
      )}
      <Title order={2} size="h6">
        <FormattedMessage id="replay.title_action" />
      </Title>
      <Code block className={detailClasses.action} tabIndex={0}>
        {action}
      </Code>
    </div>
  )
}

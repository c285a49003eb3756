import {
  Alert,
  Button,
  Checkbox,
  Group,
  List,
  Progress,
  Stack,
  Text,
  Textarea,
} from '@mantine/core'
import '@mantine/core/styles/Alert.css'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/List.css'
import '@mantine/core/styles/Progress.css'
import { useEffect, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMessage, type MessageId } from '@/common/i18n/messages'
import { useAppDispatch, useAppSelector, useAppStore } from '@/common/store/hooks'
import { withSlices } from '@/common/store/withSlices'
import { Dialog } from '@/common/ui/dialogs/Dialog'
import { FormAlert } from '@/common/ui/fields/FieldProblems'
import { IconCheck, IconCopy, IconFileDownload } from '@/common/ui/icons/icons'
import { REPORT_LIMITS } from '@/contract/entities/account/supportReport'
import type { Recorder, SessionLog } from '../recorder'
import { sessionRecordClosed } from '@/common/store/sessionRecordSlice'
import { describeLog } from './describeLog'
import { LetterButton } from './LetterButton'
import { codeCopied, makeReport, stopSending } from './makeReport'
import classes from './ReportDialog.module.css'
import {
  noteTyped,
  reportBegun,
  reportSlice,
  selectIsReportBusy,
  selectReport,
  textsIncluded,
} from './reportSlice'
import { codeOfNow } from './supportCode'
import { reportWays } from './supportLetter'

/** A report to support: what the record holds, a note, the code, and how the record gets to support. */
export const ReportDialog = withSlices(LoadedDialog, reportSlice)

function LoadedDialog() {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const words = useMessage()
  const log = useLog()
  const { canSend, letterOf } = useReportWays()
  const report = useAppSelector(selectReport)
  const isBusy = useAppSelector(selectIsReportBusy)
  const { code, making, progress, problem, isSent, savedAs } = report
  const leave = isSent || savedAs !== null ? 'common.action_close' : 'common.action_cancel'

  useEffect(() => {
    if (code !== null) return
    dispatch(reportBegun({ code: codeOfNow(store.getState()), facts: describeLog(log()) }))
  }, [code, dispatch, log, store])

  return (
    <Dialog
      opened
      onClose={() => dispatch(sessionRecordClosed())}
      isUncloseable={making !== null}
      size="lg"
      title={<FormattedMessage id="session-record.title" />}
    >
      <Stack gap="md">
        {isSent ? <Sent /> : <Content isBusy={isBusy} canSend={canSend} />}
        {code !== null && <Code code={code} />}
        {progress !== null && <Sending progress={progress} />}
        {problem && (
          <div ref={bringIntoView}>
            <FormAlert>{words(problem)}</FormAlert>
          </div>
        )}
        {savedAs !== null && !isSent && (
          <Saved name={savedAs} letter={letterOf(code ?? '', savedAs)} />
        )}
        <Group justify="flex-end" gap="xs">
          <Button
            variant="default"
            disabled={making !== null}
            onClick={() => {
              if (progress === null) dispatch(sessionRecordClosed())
              else dispatch(stopSending())
            }}
          >
            <FormattedMessage id={progress === null ? leave : 'session-record.action_stop'} />
          </Button>
          {!isSent && (
            <Button
              variant={canSend || savedAs !== null ? 'default' : 'filled'}
              leftSection={<IconFileDownload size={16} />}
              loading={making === 'save'}
              disabled={isBusy}
              onClick={() => void dispatch(makeReport(log, 'save'))}
            >
              <FormattedMessage id="session-record.action_download" />
            </Button>
          )}
          {canSend && !isSent && (
            <Button
              data-autofocus
              loading={making === 'send' || progress !== null}
              disabled={isBusy}
              onClick={() => void dispatch(makeReport(log, 'send'))}
            >
              <FormattedMessage
                id={problem ? 'common.action_retry' : 'session-record.action_send'}
              />
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}

/** What can be done with the record, in the person's language. */
function useReportWays() {
  const intl = useIntl()
  const t = (id: MessageId, values: Record<string, string>) => intl.formatMessage({ id }, values)
  const { canSend, letterOf } = reportWays(t)
  return {
    canSend,
    letterOf: (code: string, name: string) =>
      letterOf(code, t('session-record.letter_text', { code, name })),
  }
}

const NOTHING: SessionLog = { segments: [], isTruncated: false }

/** The log of the store's recorder; a replay has none. */
function useLog(): () => SessionLog {
  const { recorder } = useAppStore() as unknown as { recorder?: Recorder }
  return recorder?.log ?? nothing
}

const nothing = () => NOTHING

function Content({ isBusy, canSend }: { isBusy: boolean; canSend: boolean }) {
  const dispatch = useAppDispatch()
  const { note, facts, includesTexts } = useAppSelector(selectReport)
  const days = { days: REPORT_LIMITS.days }
  return (
    <>
      <Text size="sm">
        <FormattedMessage id={canSend ? 'session-record.text_send' : 'session-record.text'} />
      </Text>
      {canSend && (
        <Textarea
          label={<FormattedMessage id="session-record.label_note" />}
          description={<FormattedMessage id="session-record.hint_note" />}
          value={note}
          maxLength={REPORT_LIMITS.note}
          autosize
          minRows={2}
          maxRows={6}
          disabled={isBusy}
          onChange={(event) => dispatch(noteTyped(event.currentTarget.value))}
        />
      )}
      <List size="sm" spacing="xs">
        {facts?.span && (
          <List.Item>
            <FormattedMessage
              id="session-record.text_facts"
              values={{
                ...facts.span,
                steps: facts.steps,
                screens: facts.screens,
                errors: facts.errors,
                hasErrors: facts.errors > 0 ? 'yes' : 'no',
              }}
            />
          </List.Item>
        )}
        <List.Item>
          <FormattedMessage id="session-record.text_holds" />
        </List.Item>
        <List.Item>
          <FormattedMessage id="session-record.text_leaves-out" />
        </List.Item>
        <List.Item>
          <FormattedMessage
            id={canSend ? 'session-record.text_kept' : 'session-record.text_stays'}
            values={days}
          />
        </List.Item>
      </List>
      <Checkbox
        checked={includesTexts}
        disabled={isBusy}
        onChange={(event) => dispatch(textsIncluded(event.currentTarget.checked))}
        label={<FormattedMessage id="session-record.label_texts" />}
        description={<FormattedMessage id="session-record.hint_texts" />}
      />
    </>
  )
}

function Code({ code }: { code: string }) {
  const dispatch = useAppDispatch()
  return (
    <div className={classes.code}>
      <div>
        <Text size="xs" c="dimmed">
          <FormattedMessage id="session-record.label_code" />
        </Text>
        <output className={classes.letters}>{code}</output>
      </div>
      <Button
        variant="default"
        leftSection={<IconCopy size={16} />}
        onClick={() => void dispatch(codeCopied(code))}
      >
        <FormattedMessage id="session-record.action_copy" />
      </Button>
    </div>
  )
}

function Sending({ progress }: { progress: number }) {
  const intl = useIntl()
  return (
    <Progress
      value={progress * 100}
      aria-label={intl.formatMessage({ id: 'session-record.label_sending' })}
    />
  )
}

/** On a phone the outcome is below what the person was reading. */
const bringIntoView = (outcome: HTMLElement | null) => {
  outcome?.scrollIntoView({ block: 'nearest' })
}

function Done({ children }: { children: ReactNode }) {
  return (
    <Alert ref={bringIntoView} role="status" color="pine" icon={<IconCheck size={18} />}>
      {children}
    </Alert>
  )
}

const Sent = () => (
  <Done>
    <FormattedMessage id="session-record.text_sent" />
  </Done>
)

/** The file is with the person: they attach it to their letter, which is prepared where there is an e-mail to write to. */
function Saved({ name, letter }: { name: string; letter: string | null }) {
  return (
    <Done>
      <Stack gap="xs" align="flex-start">
        <FormattedMessage
          id={letter ? 'session-record.text_attach' : 'session-record.text_saved'}
          values={{ name }}
        />
        {letter && <LetterButton href={letter} />}
      </Stack>
    </Done>
  )
}

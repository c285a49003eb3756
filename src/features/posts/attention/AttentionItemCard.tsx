import { Button } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { MessageId } from '@/common/i18n/messages'
import { useUser } from '@/common/session/user'
import { ATTENTION_MESSAGES, type AttentionItem } from '@/contract/entities/account/attention'
import { ACTIONS, addressOf, type WidgetAddress } from './attentionAddress'
import { useHideAttentionMutation, useShowAttentionMutation } from './attentionApi'
import classes from './AttentionItemCard.module.css'

interface AttentionItemCardProps {
  item: AttentionItem
  widgetAddress: WidgetAddress
  /** Called when the action leads away. */
  onLeave: () => void
}

/** What waits, in a sentence, with the one action that deals with it, and a button that hides it for a week. */
export function AttentionItemCard({ item, widgetAddress, onLeave }: AttentionItemCardProps) {
  const intl = useIntl()
  // People of the provider have no place in the team that could keep it.
  const { isViewedByAdmin } = useUser()
  const [hide, hiding] = useHideAttentionMutation()
  const [show, showing] = useShowAttentionMutation()
  const { kind, count, isHidden } = item
  const title = intl.formatMessage({ id: ATTENTION_MESSAGES[kind] }, { count })
  const label = isHidden ? 'attention.label_show' : 'attention.label_hide'
  return (
    <li className={classes.item} data-hidden={isHidden || undefined}>
      <div className={classes.words}>
        <div className={classes.title}>{title}</div>
        <Details item={item} />
        {isHidden && (
          <div className={classes.text}>
            <FormattedMessage id="attention.title_hidden" />
          </div>
        )}
      </div>
      <div className={classes.actions}>
        <Button
          component={Link}
          to={addressOf(item, widgetAddress)}
          variant="default"
          size="sm"
          aria-label={`${intl.formatMessage({ id: ACTIONS[kind] })}: ${title}`}
          onClick={onLeave}
        >
          <FormattedMessage id={ACTIONS[kind]} />
        </Button>
        {!isViewedByAdmin && (
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={intl.formatMessage({ id: label }, { title })}
            // A disabled button would lose the focus.
            onClick={() => {
              if (hiding.isLoading || showing.isLoading) return
              void (isHidden ? show({ kind }) : hide({ kind, count }))
            }}
          >
            <FormattedMessage id={isHidden ? 'attention.action_show' : 'attention.action_hide'} />
          </Button>
        )}
      </div>
    </li>
  )
}

/** Which record it is and why, or what to do. */
function Details({ item: { kind, count, subject } }: { item: AttentionItem }) {
  const intl = useIntl()
  if (!subject) {
    const hint = HINTS[kind]
    return hint === undefined ? null : (
      <div className={classes.text}>
        <FormattedMessage id={hint} values={{ count }} />
      </div>
    )
  }
  const { id, name, reason } = subject
  const record = intl.formatMessage(
    { id: name === '' ? 'attention.text_subject-post' : 'attention.text_subject' },
    { count, id, name },
  )
  return (
    <div className={classes.text}>
      <div>{record}</div>
      {reason !== null && <div>{reason}</div>}
    </div>
  )
}

/** The next step, of kinds without a record. */
const HINTS: Partial<Record<AttentionItem['kind'], MessageId>> = {
  'products-unavailable': 'attention.text_products-unavailable',
  'request-failed': 'attention.text_request-failed',
  'request-approved': 'attention.text_request-approved',
  'request-waiting': 'attention.text_request-waiting',
}

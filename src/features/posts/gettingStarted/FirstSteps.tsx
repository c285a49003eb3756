import { Button, VisuallyHidden } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { MessageId } from '@/common/i18n/messages'
import { paths } from '@/common/routing/paths'
import { usePermission } from '@/common/session/user'
import { IconCheck } from '@/common/ui/icons/icons'
import {
  FIRST_STEPS,
  type FirstStep,
  type GettingStarted,
} from '@/contract/entities/account/gettingStarted'
import type { Permission } from '@/contract/permissions'
import classes from './GettingStartedPanel.module.css'

/** The address of a widget's code. */
export type InstallationOf = (widget: NonNullable<GettingStarted['widget']>) => string

interface FirstStepItemProps {
  step: FirstStep
  facts: GettingStarted
  /** Whether this is the current step, which is emphasised. */
  isNext: boolean
  onAddPost: () => void
  installationOf: InstallationOf
}

/** One step: marked as done, or a description with one action. */
export function FirstStepItem({
  step,
  facts,
  isNext,
  onAddPost,
  installationOf,
}: FirstStepItemProps) {
  const canDo = usePermission(STEP_RIGHTS[step])
  const isDone = facts.done.includes(step)
  const isEarly = isTooEarly(step, facts)
  const lack = lackOf(step, facts)
  const address = lack ? lack.address : stepAddress(step, facts, installationOf)
  const look = { variant: isNext ? 'filled' : 'default', className: classes.action ?? '' }
  const words = <FormattedMessage id={lack ? lack.action : `start.action_${step}`} />
  return (
    <li
      className={classes.step}
      data-done={isDone || undefined}
      data-next={isNext || undefined}
      aria-current={isNext ? 'step' : undefined}
    >
      <span className={classes.mark} aria-hidden>
        {isDone ? <IconCheck size={16} stroke={2.4} /> : FIRST_STEPS.indexOf(step) + 1}
      </span>
      <div className={classes.about}>
        <div className={classes.name}>
          <FormattedMessage id={`start.title_${step}`} />
          {isDone && (
            <VisuallyHidden>
              {' '}
              <FormattedMessage id="start.label_done" />
            </VisuallyHidden>
          )}
        </div>
        {!isDone && (
          <div className={classes.text}>
            <FormattedMessage
              id={
                !canDo
                  ? 'start.text_no-right'
                  : !isEarly
                    ? (lack?.text ?? `start.text_${step}`)
                    : step === 'mark'
                      ? 'start.text_mark-later'
                      : 'start.text_site-later'
              }
            />
          </div>
        )}
      </div>
      {!isDone &&
        canDo &&
        !isEarly &&
        (address === null ? (
          <Button {...look} onClick={onAddPost}>
            {words}
          </Button>
        ) : (
          <Button {...look} component={Link} to={address}>
            {words}
          </Button>
        ))}
    </li>
  )
}

/** The right that each step needs. */
const STEP_RIGHTS: Record<FirstStep, Permission> = {
  catalogue: 'MANAGE_FEED',
  post: 'EDIT_POST',
  mark: 'EDIT_POST',
  album: 'EDIT_POST',
  widget: 'MANAGE_WIDGETS',
  site: 'VIEW_WIDGETS',
}

/** The step to take next; null when all are done. */
export const nextStep = (
  steps: readonly FirstStep[],
  { done }: Pick<GettingStarted, 'done'>,
): FirstStep | null => steps.find((step) => !done.includes(step)) ?? null

/** Whether a step has to wait for others: marking needs a catalogue and a post with a slide, the site needs a widget. */
function isTooEarly(step: FirstStep, { done, postId }: GettingStarted): boolean {
  if (step === 'mark') return !done.includes('catalogue') || postId === null
  return step === 'site' && !done.includes('widget')
}

interface Lack {
  text: MessageId
  action: MessageId
  address: string
}

/** The requirement that a step still lacks although its album or widget exists, mostly a published post; null without one. */
export function lackOf(
  step: FirstStep,
  { postToPublish, albumId, hasWidgets, widget, done }: GettingStarted,
): Lack | null {
  if (postToPublish !== null) {
    const texts: Partial<Record<FirstStep, MessageId | false>> = {
      album: albumId !== null && 'start.text_album-publish',
      widget: hasWidgets && 'start.text_widget-publish',
      site: done.includes('widget') && widget?.widgetType !== 'stl' && 'start.text_site-publish',
    }
    const text = texts[step]
    if (!text) return null
    return {
      text,
      action: 'start.action_publish',
      address: paths.post(postToPublish),
    }
  }
  if (step !== 'widget' || !hasWidgets) return null
  return {
    text: 'start.text_widget-albums',
    action: 'start.action_open',
    address: paths.galleries(),
  }
}

/** Where a step is taken; null for the one that is taken on the library's page itself. */
function stepAddress(
  step: FirstStep,
  { postId, albumId, widget }: GettingStarted,
  installationOf: InstallationOf,
): string | null {
  switch (step) {
    case 'catalogue':
      return paths.integrations()
    case 'post':
      return null
    case 'mark':
      return postId === null ? null : `${paths.post(postId)}?tab=links`
    case 'album':
      return albumId === null ? paths.albums() : paths.album(albumId)
    case 'widget':
      return paths.galleries()
    case 'site':
      return widget === null ? paths.galleries() : installationOf(widget)
  }
}

import { ActionIcon } from '@mantine/core'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch } from '@/common/store/hooks'
import { IconBrandInstagram, IconTrash } from '@/common/ui/icons/icons'
import { sourceEndpoints } from '@/contract/endpoints/sources'
import type { Integration } from '@/contract/entities/integration'
import { useBindFacebookAccountMutation } from '../../integrationsApi'
import { integrationDeletionAsked } from '../../sourcesSlice'
import { ConnectionFacts } from '../connection/ConnectionFacts'
import { IntegrationCard } from '../connection/IntegrationCard'
import { OneFieldForm } from '../connection/OneFieldForm'
import classes from './ProfilesCard.module.css'
import { ConnectionStatus } from '../connection/ConnectionStatus'
import { TokenNotice } from '../connection/TokenNotice'

/** Profiles of Instagram and Facebook. */
export function ProfilesCard({ profiles }: { profiles: Integration[] }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const [bind, request] = useBindFacebookAccountMutation({ fixedCacheKey: 'bindFacebookAccount' })
  return (
    <IntegrationCard
      icon={<IconBrandInstagram size={22} stroke={1.6} />}
      title={<FormattedMessage id="integrations.title_profiles" />}
      purpose={<FormattedMessage id="integrations.text_profiles" />}
    >
      {profiles.length > 0 && (
        <ul className={classes.list}>
          {profiles.map((profile) => (
            <li key={profile.id}>
              <div className={classes.profile}>
                <div className={classes.facts}>
                  <ConnectionFacts integration={profile} />
                </div>
                <ConnectionStatus status={profile.status} />
                <ActionIcon
                  size={36}
                  aria-label={intl.formatMessage(
                    { id: 'integrations.label_delete-profile' },
                    { name: profile.name },
                  )}
                  onClick={() => dispatch(integrationDeletionAsked({ id: profile.id }))}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              </div>
              <TokenNotice expiresAt={profile.tokenExpiresAt} />
            </li>
          ))}
        </ul>
      )}
      <OneFieldForm
        // Adding a profile empties the line for the next one.
        key={profiles.length}
        name="username"
        label={<FormattedMessage id="integrations.label_username" />}
        hint={<FormattedMessage id="integrations.hint_username" />}
        placeholder="@my.shop"
        submitLabel={<FormattedMessage id="integrations.action_add-profile" />}
        schema={sourceEndpoints.bindFacebookAccount.body.entries.username}
        request={request}
        onSubmit={(username) => void bind({ username })}
      />
    </IntegrationCard>
  )
}

import { ActionIcon } from '@mantine/core'
import { useIntl } from 'react-intl'
import { IconExternalLink } from '@/common/ui/icons/icons'
import { Tooltip } from '@/common/ui/menus/floating'
import type { Product } from '@/contract/entities/catalogue/productLink'
import { webUrl } from '@/contract/text/links'

/** Leads to a product's page in the shop; nothing where the catalogue has no web address for it. */
export function ShopLink({ link, name }: Pick<Product, 'link' | 'name'>) {
  const intl = useIntl()
  if (!webUrl(link)) return null
  return (
    <Tooltip label={intl.formatMessage({ id: 'products.action_open-shop' })}>
      <ActionIcon
        component="a"
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        size={44}
        aria-label={intl.formatMessage({ id: 'products.label_open-shop' }, { name })}
      >
        <IconExternalLink size={18} />
      </ActionIcon>
    </Tooltip>
  )
}

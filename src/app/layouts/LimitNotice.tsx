import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyWithTexts } from '@/common/i18n/catalogue'
import { paths } from '@/common/routing/paths'
import { usePermission, useUser } from '@/common/session/user'
import { useAppDispatch, useAppSelector } from '@/common/store/hooks'
import { OWN_PLAN } from '@/contract/constants'
import { noticeClosed, selectClosedNotices } from '../state/interfaceSlice'

const TariffNotice = lazyWithTexts(() =>
  import(/* webpackChunkName: "tariff-notice" */ '@/features/profile/slots/TariffNotice').then(
    (module) => module.TariffNotice,
  ),
)

/** The notice about the tariff above a page, for those who may see the tariff; the profile shows all of them itself. */
export function LimitNotice() {
  const dispatch = useAppDispatch()
  const { plan } = useUser()
  const mayKnow = usePermission('VIEW_TARIFF')
  const closed = useAppSelector(selectClosedNotices)
  const { pathname } = useLocation()
  if (!plan || plan.plan.code === OWN_PLAN || !mayKnow || pathname === paths.profile()) return null
  return (
    <Suspense>
      <TariffNotice
        subscription={plan}
        closed={closed}
        onClose={(code) => dispatch(noticeClosed(code))}
      />
    </Suspense>
  )
}

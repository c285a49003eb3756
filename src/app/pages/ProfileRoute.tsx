import { useAppDispatch } from '@/common/store/hooks'
import { passwordDialogOpened } from '@/features/membership/membershipSlice'
import { ProfilePage } from '@/features/profile/pages/ProfilePage'

/** The profile with the team's dialog for one's own password. */
export function ProfileRoute() {
  const dispatch = useAppDispatch()
  return <ProfilePage onChangePassword={() => dispatch(passwordDialogOpened())} />
}

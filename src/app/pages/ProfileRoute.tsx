import { useAppDispatch } from '@/common/store/hooks'
import { withSlices } from '@/common/store/withSlices'
import { mailDialogOpened, passwordDialogOpened } from '@/features/membership/membershipSlice'
import { ProfilePage } from '@/features/profile/pages/ProfilePage'
import { profileSlice } from '@/features/profile/profileSlice'

const Page = withSlices(ProfilePage, profileSlice)

/** The profile, with the dialogs for the person's password, e-mail and letters. */
export function ProfileRoute() {
  const dispatch = useAppDispatch()
  return (
    <Page
      onChangePassword={() => dispatch(passwordDialogOpened())}
      onChangeMail={() => dispatch(mailDialogOpened())}
    />
  )
}

import { pictureEndpoints } from '@/contract/endpoints/pictures'
import { isOutsidePicture } from '@/contract/files/isOutsidePicture'
import { call, callUrl } from './call'
import { currentAccount, runtimeConfig } from './pageFacts'

/**
 * The address by which the cabinet shows a picture: one on another host is shown as the back office's copy. Empty for
 * such a picture without an account (a replayed session makes no requests).
 */
export function pictureAddress(url: string): string {
  if (!isOutsidePicture(url, () => runtimeConfig().widgetUrl)) return url
  const account = currentAccount()
  if (account === '') return ''
  const { getPictureCopy: endpoint } = pictureEndpoints
  return callUrl(
    call(endpoint, { query: { address: url } }),
    runtimeConfig().backOfficeUrl,
    account,
  )
}

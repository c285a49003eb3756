import type { Endpoint } from '../endpoint'
import { accountExportEndpoints } from './account/accountExport'
import { albumEditingEndpoints } from './albumEditing'
import { albumEndpoints } from './albums'
import { analyticsEndpoints } from './analytics'
import { auditEndpoints } from './account/audit'
import { attentionEndpoints } from './attention'
import { copyrightEndpoints } from './copyright'
import { feedEndpoints } from './feeds'
import { gettingStartedEndpoints } from './account/gettingStarted'
import { interactionAnswerEndpoints } from './interactionAnswers'
import { libraryEndpoints } from './library'
import { mailEndpoints } from './account/mail'
import { membershipEndpoints } from './account/membership'
import { paymentEndpoints } from './account/payments'
import { postEditingEndpoints } from './postEditing'
import { pictureEndpoints } from './pictures'
import { postMediaEndpoints } from './postMedia'
import { postPreviewEndpoints } from './postPreview'
import { postSuggestionEndpoints } from './postSuggestions'
import { postEndpoints } from './posts'
import { privacyEndpoints } from './account/privacy'
import { productEndpoints } from './products'
import { profileEndpoints } from './account/profile'
import { reviewImportEndpoints } from './reviewImports'
import { reviewEndpoints } from './reviews'
import { segmentEndpoints } from './segments'
import { trashEndpoints } from './trash'
import { supportEndpoints } from './account/support'
import { sourceEndpoints } from './sources'
import { userEndpoints } from './user'
import { shopPageEndpoints } from './widgets/shopPage'
import { widgetFactsEndpoints, widgetWeightEndpoints } from './widgets/widgetFacts'
import { widgetModelEndpoints } from './widgets/widgetModels'
import { widgetPreviewEndpoints } from './widgets/widgetPreview'
import { widgetEndpoints } from './widgets/widgets'

/**
 * Every endpoint of the back office (product-rules/calls.md#api-paths), for code that iterates over all of them. A slice of the cabinet imports its
 * own file, so that its schemas are in its chunk.
 */
export const allEndpoints = {
  ...userEndpoints,
  ...gettingStartedEndpoints,
  ...attentionEndpoints,
  ...membershipEndpoints,
  ...mailEndpoints,
  ...auditEndpoints,
  ...privacyEndpoints,
  ...accountExportEndpoints,
  ...albumEndpoints,
  ...albumEditingEndpoints,
  ...segmentEndpoints,
  ...trashEndpoints,
  ...profileEndpoints,
  ...paymentEndpoints,
  ...supportEndpoints,
  ...postEndpoints,
  ...postEditingEndpoints,
  ...postSuggestionEndpoints,
  ...postMediaEndpoints,
  ...copyrightEndpoints,
  ...libraryEndpoints,
  ...reviewEndpoints,
  ...reviewImportEndpoints,
  ...productEndpoints,
  ...pictureEndpoints,
  ...sourceEndpoints,
  ...feedEndpoints,
  ...widgetEndpoints,
  ...widgetFactsEndpoints,
  ...widgetModelEndpoints,
  ...widgetPreviewEndpoints,
  ...widgetWeightEndpoints,
  ...shopPageEndpoints,
  ...analyticsEndpoints,
  ...interactionAnswerEndpoints,
  ...postPreviewEndpoints,
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof allEndpoints

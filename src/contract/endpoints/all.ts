import type { Endpoint } from '../endpoint'
import { albumEditingEndpoints } from './albumEditing'
import { albumEndpoints } from './albums'
import { analyticsEndpoints } from './analytics'
import { copyrightEndpoints } from './copyright'
import { feedEndpoints } from './feeds'
import { interactionAnswerEndpoints } from './interactionAnswers'
import { libraryEndpoints } from './library'
import { membershipEndpoints } from './membership'
import { postEditingEndpoints } from './postEditing'
import { postMediaEndpoints } from './postMedia'
import { postPreviewEndpoints } from './postPreview'
import { postEndpoints } from './posts'
import { productEndpoints } from './products'
import { profileEndpoints } from './profile'
import { reviewEndpoints } from './reviews'
import { segmentEndpoints } from './segments'
import { sourceEndpoints } from './sources'
import { userEndpoints } from './user'
import { widgetPreviewEndpoints } from './widgetPreview'
import { widgetEndpoints } from './widgets'

/**
 * Every call between the cabinet and the back office (product-rules/calls.md#api-paths), for what goes over all of them. A slice of the
 * cabinet takes its own file, so that its schemas come with its chunk.
 */
export const allEndpoints = {
  ...userEndpoints,
  ...membershipEndpoints,
  ...albumEndpoints,
  ...albumEditingEndpoints,
  ...segmentEndpoints,
  ...profileEndpoints,
  ...postEndpoints,
  ...postEditingEndpoints,
  ...postMediaEndpoints,
  ...copyrightEndpoints,
  ...libraryEndpoints,
  ...reviewEndpoints,
  ...productEndpoints,
  ...sourceEndpoints,
  ...feedEndpoints,
  ...widgetEndpoints,
  ...widgetPreviewEndpoints,
  ...analyticsEndpoints,
  ...interactionAnswerEndpoints,
  ...postPreviewEndpoints,
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof allEndpoints

/** The recorder's parts for a page of a benchmark, apart from the cabinet's own script, so that a profile names them. */
import { recordActions } from '@/app/recorder/recorder'
import { placeOf } from '@/app/recorder/track/trackFormat'
import { watchWindow } from '@/app/recorder/track/watchWindow'

Object.assign(window, { ownRecording: { recordActions, placeOf, watchWindow } })

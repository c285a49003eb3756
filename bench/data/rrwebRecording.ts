/** The recorder with which ours is compared, for a page of a benchmark. */
import { record } from 'rrweb'

Object.assign(window, { rrwebRecording: { record } })

import { picturesChosen } from '@/common/uploads/pictureUploadsSlice'
import {
  coverClosed,
  coverOpened,
  coverVideoRead,
  frameAsked,
  frameFailed,
  momentChosen,
  videoCoverSlice,
} from './videoCoverSlice'

const { reducer, getInitialState } = videoCoverSlice
type Event = Parameters<typeof reducer>[1]

const after = (...events: Event[]) => events.reduce(reducer, getInitialState())
const opened = coverOpened({ mediaId: 5, videoUrl: '/video.mp4' })

test('what a replay shows of the choice is in its events: the video, its length and the moment', () => {
  expect(after(opened, coverVideoRead({ duration: 12.5 }), momentChosen(3))).toMatchObject({
    video: { mediaId: 5 },
    duration: 12.5,
    moment: 3,
  })
})

test('another moment takes away what was said of the one before', () => {
  const failed = after(opened, frameFailed())
  expect(failed.problem).toEqual({ id: 'upload.error_frame' })
  expect(reducer(failed, momentChosen(2)).problem).toBeNull()
})

test('a frame that is being taken, and a picture instead of it, take away the alert', () => {
  const failed = after(opened, frameAsked(), frameFailed())
  expect(failed).toMatchObject({ isTakingFrame: false, problem: { id: 'upload.error_frame' } })
  expect(reducer(failed, frameAsked())).toMatchObject({ isTakingFrame: true, problem: null })
  const pictureFor = (id: number) =>
    picturesChosen({ files: [], target: { kind: 'videoCover', id } })
  expect(reducer(failed, pictureFor(5)).problem).toBeNull()
  expect(reducer(failed, pictureFor(6)).problem).not.toBeNull()
})

test('nothing of one video is left for the next', () => {
  const read = [opened, coverVideoRead({ duration: 12.5 }), momentChosen(3), frameFailed()]
  expect(after(...read, coverClosed())).toEqual(getInitialState())
  expect(after(...read, coverOpened({ mediaId: 6, videoUrl: '/other.mp4' }))).toEqual({
    ...getInitialState(),
    video: { mediaId: 6, videoUrl: '/other.mp4' },
  })
})

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

test('stores the video, its duration and the chosen time, so that a replay shows them', () => {
  expect(after(opened, coverVideoRead({ duration: 12.5 }), momentChosen(3))).toMatchObject({
    video: { mediaId: 5 },
    duration: 12.5,
    moment: 3,
  })
})

test('clears the problem of the previous frame when another time is chosen', () => {
  const failed = after(opened, frameFailed())
  expect(failed.problem).toEqual({ id: 'upload.error_frame' })
  expect(reducer(failed, momentChosen(2)).problem).toBeNull()
})

test('clears the message when a frame or a picture is chosen instead', () => {
  const failed = after(opened, frameAsked(), frameFailed())
  expect(failed).toMatchObject({ isTakingFrame: false, problem: { id: 'upload.error_frame' } })
  expect(reducer(failed, frameAsked())).toMatchObject({ isTakingFrame: true, problem: null })
  const pictureFor = (id: number) =>
    picturesChosen({ files: [], target: { kind: 'videoCover', id } })
  expect(reducer(failed, pictureFor(5)).problem).toBeNull()
  expect(reducer(failed, pictureFor(6)).problem).not.toBeNull()
})

test('resets everything for another video', () => {
  const read = [opened, coverVideoRead({ duration: 12.5 }), momentChosen(3), frameFailed()]
  expect(after(...read, coverClosed())).toEqual(getInitialState())
  expect(after(...read, coverOpened({ mediaId: 6, videoUrl: '/other.mp4' }))).toEqual({
    ...getInitialState(),
    video: { mediaId: 6, videoUrl: '/other.mp4' },
  })
})

import type {
  PollsPoll,
  WallWallpostAttachment,
  WallWallpostFull,
} from '@vkontakte/api-schema-typescript'

type Told<Thing, Names extends keyof Thing> = Thing & Required<Pick<Thing, Names>>

/** A post as in VK's published schema, with the fields that VK always returns. */
export type VkPost = Told<
  WallWallpostFull,
  'id' | 'owner_id' | 'from_id' | 'date' | 'text' | 'post_type' | 'attachments'
>
export type VkAttachment = WallWallpostAttachment

export const GROUP_ID = 5
/** Seconds, VK's unit of time: an hour before the tests' noon. */
const FIRST_DATE = Date.parse('2026-03-18T11:00:00.000Z') / 1000

/** A photo in two sizes, the smaller one first. */
export function aVkPhoto(url: string, id = 1): VkAttachment {
  return {
    type: 'photo',
    photo: {
      id,
      album_id: -7,
      owner_id: -GROUP_ID,
      date: FIRST_DATE,
      has_tags: false,
      sizes: [
        { type: 's', width: 75, height: 56, url: `${url}?size=s` },
        { type: 'x', width: 800, height: 600, url },
      ],
    },
  }
}

export function aVkVideo(poster: string, id = 1): VkAttachment {
  const image = [{ width: 800, height: 450, url: poster }]
  return { type: 'video', video: { id, owner_id: -GROUP_ID, image } }
}

export function aVkPoll(id = 1): VkAttachment {
  const poll: PollsPoll = {
    id,
    owner_id: -GROUP_ID,
    created: FIRST_DATE,
    question: 'Какой цвет?',
    answers: [],
    votes: 0,
    multiple: false,
    end_date: 0,
    closed: false,
    is_board: false,
    can_edit: false,
    can_vote: true,
    can_report: true,
    can_share: true,
    anonymous: true,
    answer_ids: [],
    embed_hash: '',
    disable_unvote: false,
  }
  return { type: 'poll', poll }
}

/** A post of the group; posts with greater ids are newer. */
export function aVkPost(id: number, changes: Partial<VkPost> = {}): VkPost {
  return {
    inner_type: 'wall_wallpost',
    id,
    owner_id: -GROUP_ID,
    from_id: -GROUP_ID,
    date: FIRST_DATE + id,
    text: `Запись ${String(id)}`,
    post_type: 'post',
    likes: { count: id, user_likes: 0, can_like: 1 },
    comments: { count: 0, can_post: 1 },
    attachments: [],
    ...changes,
  }
}

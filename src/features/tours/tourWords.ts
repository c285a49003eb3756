import type { MessageId } from '@/common/i18n/messages'

/** The texts of every step, and the label of its button to continue. */
export const TOUR_WORDS = {
  'library-post': {
    title: 'tours.title_library-post',
    text: 'tours.text_library-post',
    action: 'tours.action_next',
  },
  'library-add': {
    title: 'tours.title_library-add',
    text: 'tours.text_library-add',
    action: 'tours.action_next',
  },
  'library-search': {
    title: 'tours.title_library-search',
    text: 'tours.text_library-search',
    action: 'tours.action_next',
  },
  'library-albums': {
    title: 'tours.title_library-albums',
    text: 'tours.text_library-albums',
    action: 'tours.action_next',
  },
  'library-widgets': {
    title: 'tours.title_library-widgets',
    text: 'tours.text_library-widgets',
    action: 'tours.action_start',
  },
  'widgets-card': {
    title: 'tours.title_widgets-card',
    text: 'tours.text_widgets-card',
    action: 'tours.action_done',
  },
  'integrations-network': {
    title: 'tours.title_integrations-network',
    text: 'tours.text_integrations-network',
    action: 'tours.action_done',
  },
  'post-frame': {
    title: 'tours.title_post-frame',
    text: 'tours.text_post-frame',
    action: 'tours.action_next',
  },
  'post-products': {
    title: 'tours.title_post-products',
    text: 'tours.text_post-products',
    action: 'tours.action_next',
  },
  'post-interactive': {
    title: 'tours.title_post-interactive',
    text: 'tours.text_post-interactive',
    action: 'tours.action_next',
  },
  'post-albums': {
    title: 'tours.title_post-albums',
    text: 'tours.text_post-albums',
    action: 'tours.action_next',
  },
  'post-publish': {
    title: 'tours.title_post-publish',
    text: 'tours.text_post-publish',
    action: 'tours.action_done',
  },
  'gallery-display': {
    title: 'tours.title_gallery-display',
    text: 'tours.text_gallery-display',
    action: 'tours.action_next',
  },
  'gallery-code': {
    title: 'tours.title_gallery-code',
    text: 'tours.text_gallery-code',
    action: 'tours.action_next',
  },
  'gallery-preview': {
    title: 'tours.title_gallery-preview',
    text: 'tours.text_gallery-preview',
    action: 'tours.action_done',
  },
  'stories-display': {
    title: 'tours.title_stories-display',
    text: 'tours.text_stories-display',
    action: 'tours.action_next',
  },
  'stories-code': {
    title: 'tours.title_stories-code',
    text: 'tours.text_stories-code',
    action: 'tours.action_next',
  },
  'stories-preview': {
    title: 'tours.title_stories-preview',
    text: 'tours.text_stories-preview',
    action: 'tours.action_done',
  },
} as const satisfies Record<string, Record<'title' | 'text' | 'action', MessageId>>

export type StepId = keyof typeof TOUR_WORDS

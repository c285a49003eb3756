import type { DemoPost } from './demoPost'
import { BEDROOM_POSTS } from './posts/bedroom'
import { BREAKFAST_POSTS } from './posts/breakfasts'
import { CUSTOMER_POSTS } from './posts/customers'
import { GIFT_POSTS } from './posts/gifts'
import { KITCHEN_POSTS } from './posts/kitchen'
import { LIVING_POSTS } from './posts/living'
import { NEW_POSTS } from './posts/newIn'
import { WORKSHOP_POSTS } from './posts/workshop'

/** Every post of the demo shop, newest first. */
export const POSTS: readonly DemoPost[] = [
  ...BREAKFAST_POSTS,
  ...KITCHEN_POSTS,
  ...LIVING_POSTS,
  ...BEDROOM_POSTS,
  ...GIFT_POSTS,
  ...NEW_POSTS,
  ...WORKSHOP_POSTS,
  ...CUSTOMER_POSTS,
].sort((a, b) => a.daysAgo - b.daysAgo || b.hour - a.hour)

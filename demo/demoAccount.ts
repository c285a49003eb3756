/** Username of the account that the demo shop belongs to. */
export const DEMO_ACCOUNT = 'demo'

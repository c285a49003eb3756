/** Username of the demo shop's account. */
export const DEMO_ACCOUNT = 'demo'

/** The people who can sign in to the demo, all with one password; `says` is a message id. */
export const DEMO_PASSWORD = 'vitrina'
export const DEMO_PEOPLE = [
  { email: 'owner@demo.test', says: 'server.person_owner' },
  { email: 'editor@demo.test', says: 'server.person_editor' },
  { email: 'observer@demo.test', says: 'server.person_observer' },
  { email: 'admin@vitrina.test', says: 'server.person_admin' },
  { email: 'owner@other.test', says: 'server.person_other-owner' },
] as const

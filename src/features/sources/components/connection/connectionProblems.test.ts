import { sourceEndpoints } from '@/contract/endpoints/sources'
import { problemOf, type FieldSchema } from './ConnectionField'

const username = sourceEndpoints.bindFacebookAccount.body.entries.username
const hashtag = sourceEndpoints.addHashtag.body.entries.name

test.each<[string, FieldSchema, string | null]>([
  ['@anna.shop_1', username, null],
  ['', username, 'integrations.error_empty-field'],
  ['анна', username, 'integrations.error_wrong-username'],
  ['anna shop', username, 'integrations.error_wrong-username'],
  ['керамика', hashtag, null],
  ['два слова', hashtag, 'integrations.error_wrong-hashtag'],
])('says of “%s” before it is sent what is wrong with it', (value, schema, id) => {
  expect(problemOf(schema, value)).toEqual(id === null ? null : { id })
})

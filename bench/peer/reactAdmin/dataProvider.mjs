/**
 * Reads the posts by the same call as the cabinet's library, so that both wait equally long for the
 * same data.
 */
const SEARCH = '/my/admin/demo/api/1.0.0/search/post'

async function search(body) {
  const response = await fetch(SEARCH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${SEARCH}: ${response.status}`)
  const { data } = await response.json()
  return data.response.body
}

const recordOf = ({ vitrinaPost, providerPost, media }) => ({
  id: vitrinaPost.id,
  text: vitrinaPost.text,
  isPublished: vitrinaPost.isPublished,
  author: providerPost.authorUser.username,
  createdAt: providerPost.createdAt,
  likeCount: providerPost.likeCount,
  thumbnailUrl: media[0]?.thumbnailUrl,
})

export const dataProvider = {
  async getList(_resource, { pagination: { page, perPage } }) {
    const { postInfoList, paging } = await search({ paging: { page } })
    return { data: postInfoList.slice(0, perPage).map(recordOf), total: paging.total }
  },
  async getOne(_resource, { id }) {
    const { postInfoList } = await search({ filter: { postId: Number(id) } })
    return { data: recordOf(postInfoList[0]) }
  },
}

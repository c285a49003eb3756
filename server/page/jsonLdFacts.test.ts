import { factsOf, og } from '../../test/server/web/sites'

const jsonLd = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`

describe('JSON-LD', () => {
  test('reads the facts of a social post', async () => {
    const html =
      og(['og:image', '/small.jpg'], ['og:description', 'коротко']) +
      jsonLd({
        '@graph': [
          { '@type': 'WebSite', name: 'Сайт' },
          {
            '@type': ['SocialMediaPosting'],
            author: { '@type': 'Person', name: 'Анна', url: '/anna' },
            articleBody: 'Полный текст',
            datePublished: '2026-02-03',
            image: ['/1.jpg', { '@type': 'ImageObject', contentUrl: '/2.jpg' }],
            interactionStatistic: [
              {
                '@type': 'InteractionCounter',
                interactionType: 'https://schema.org/LikeAction',
                userInteractionCount: '1 204',
              },
              {
                '@type': 'InteractionCounter',
                interactionType: { '@type': 'CommentAction' },
                userInteractionCount: 7,
              },
            ],
          },
        ],
      })
    expect(await factsOf(html)).toEqual({
      images: ['https://blog.test/1.jpg', 'https://blog.test/2.jpg'],
      videos: [],
      text: 'Полный текст',
      title: null,
      author: { name: 'Анна', link: 'https://blog.test/anna' },
      site: null,
      createdAt: Date.parse('2026-02-03'),
      likeCount: 1204,
      commentCount: 7,
    })
  })

  test.each([
    [
      { '@type': 'VideoObject', contentUrl: '/a.mp4', thumbnailUrl: ['/a.jpg'], caption: 'Ролик' },
      {
        videos: [{ url: 'https://blog.test/a.mp4', poster: 'https://blog.test/a.jpg' }],
        text: 'Ролик',
      },
    ],
    [
      { '@type': 'http://schema.org/ImageObject', contentUrl: '/a.jpg', creator: 'Анна' },
      { images: ['https://blog.test/a.jpg'], author: { name: 'Анна', link: null } },
    ],
    [
      { '@type': 'Product', image: '/a.jpg', description: 'Кружка' },
      { images: ['https://blog.test/a.jpg'], text: 'Кружка' },
    ],
    [
      { '@type': 'Review', reviewBody: 'Отлично', author: [{ name: 'Ольга' }], commentCount: 2 },
      { text: 'Отлично', author: { name: 'Ольга', link: null }, commentCount: 2 },
    ],
    [
      {
        '@type': 'BlogPosting',
        headline: 'Утро',
        video: { '@type': 'VideoObject', contentUrl: '/a.mp4' },
      },
      { text: 'Утро', videos: [{ url: 'https://blog.test/a.mp4', poster: null }] },
    ],
  ])('reads other types (%#)', async (data, facts) => {
    expect(await factsOf(jsonLd(data))).toMatchObject(facts)
  })

  test.each([
    '<script type="application/ld+json">{oops</script>',
    `<script type="application/ld+json">${'['.repeat(50_000)}${']'.repeat(50_000)}</script>`,
    jsonLd({ '@type': 'BlogPosting', author: 7, image: [null, {}], interactionStatistic: 'no' }),
    '<script type="application/ld+json">{"@type":"Review"',
  ])('ignores invalid data (%#)', async (html) => {
    expect(await factsOf(og(['og:image', '/a.jpg']) + html)).toMatchObject({
      images: ['https://blog.test/a.jpg'],
      likeCount: null,
    })
  })
})

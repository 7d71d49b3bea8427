/** What one can subscribe to; each box offers one of them, and the pages after it offer all. */
export const newsletterTopics = [
  { id: 'articles', title: 'Articles', text: 'New articles of the blog, about twice a month.' },
  { id: 'news', title: 'Tax news', text: 'What changes in Swiss tax, at most once a week.' },
  { id: 'resources', title: 'Guides and templates', text: 'One mail when limits, forms or dates change.' },
] as const

export const newsletter = {
  box: {
    articles: { title: 'New articles by mail', text: 'About twice a month. You can leave at any time.' },
    news: { title: 'Tax news by mail', text: 'At most once a week. You can leave at any time.' },
    resources: {
      title: 'Know when a file changes',
      text: 'One mail when limits, forms or dates change. You can leave at any time.',
    },
  },
  title: 'Newsletter',
  lead: 'New articles on Swiss tax for expatriates, about twice a month. You can leave at any time.',
  button: 'Subscribe to Updates',
  consent: 'We use the address for this newsletter only and ask you by mail to confirm it.',
  sentLink: { name: 'Read the blog', href: '/blog' },
  sentTitle: 'Check your mailbox',
  sentText:
    'We have sent you a mail with a link. Open it to confirm, and you are subscribed. The link works for 7 days.',
} as const

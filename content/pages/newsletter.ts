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
  archive: {
    title: 'Letters so far',
    lead: 'Every letter that we have sent to the subscribers of our newsletter.',
    empty: 'No letter has gone out yet.',
    sentOn: (day: string) => `Sent on ${day}`,
  },
  preferences: {
    title: 'Choose what you get',
    topics: 'Topics',
    language: 'Language',
    save: 'Save',
    saved: 'Saved. It counts from the next letter on.',
    noTopic: 'Choose at least one topic, or end the subscription below.',
    leave: 'End the subscription',
    overTitle: 'No running subscription',
    overText: 'This link is too old, or the subscription has ended. You can subscribe again at any time.',
  },
  sentLink: { name: 'Read the blog', href: '/blog' },
  sentTitle: 'Check your mailbox',
  sentText:
    'We have sent you a mail with a link. Open it to confirm, and you are subscribed. The link works for 7 days.',
} as const

export const newsletterTopics = [
  { id: 'articles', title: 'Articles', text: 'New blog articles, about twice a month.' },
  { id: 'news', title: 'Tax news', text: 'What is changing in Swiss tax, at most once a week.' },
  { id: 'resources', title: 'Guides and templates', text: 'One email when limits, forms or deadlines change.' },
] as const

export const newsletter = {
  box: {
    articles: { title: 'New articles by email', text: 'About twice a month. You can unsubscribe at any time.' },
    news: { title: 'Tax news by email', text: 'At most once a week. You can unsubscribe at any time.' },
    resources: {
      title: 'Get updates to our guides',
      text: 'One email when limits, forms or deadlines change. You can unsubscribe at any time.',
    },
  },
  title: 'Newsletter',
  lead: 'Get new articles on Swiss taxes for expatriates, about twice a month. You can unsubscribe at any time.',
  button: 'Subscribe to Updates',
  consent: 'We only use your address for this newsletter. We will email you to confirm it.',
  archive: {
    title: 'Past newsletters',
    lead: 'Read every newsletter we have sent to our subscribers.',
    empty: 'We have not sent a newsletter yet. Subscribe to receive the first one.',
    sentOn: (day: string) => `Sent on ${day}`,
  },
  preferences: {
    title: 'Choose your newsletters',
    topics: 'Topics',
    thanksTitle: 'Thank you for subscribing',
    thanksText: (email: string) =>
      `We will send our newsletter to ${email}. Choose what you would like to receive. You can change this or unsubscribe at any time with the links in each email.`,
    frequency: 'How often',
    frequencies: { all: 'Every newsletter on my topics', monthly: 'At most one newsletter in four weeks' },
    language: 'Language',
    save: 'Save choices',
    saved: 'We have saved your choices. They apply from the next newsletter.',
    noTopic: 'Choose at least one topic, or unsubscribe below.',
    leave: 'Unsubscribe',
    overTitle: 'No active subscription',
    overText: 'This link has expired, or you have already unsubscribed. You can subscribe again at any time.',
  },
  sentLink: { name: 'Read the blog', href: '/blog' },
  sentTitle: 'Check your inbox',
  sentText: 'We have sent you an email. Open the link in it to confirm your subscription. The link works for 7 days.',
} as const

export const faqIntro = {
  meta: (howMany: string) => ({
    title: 'FAQ',
    description: `${howMany} questions on Swiss taxes for expatriates: who files, when, what is deducted, tax at source, objections, self-employment.`,
  }),
  title: 'Frequently asked questions',
  lead: (howMany: string) =>
    `${howMany} short answers for tax years 2025 and 2026. When your case is different, ask us.`,
  searchPlaceholder: 'Search questions...',
  emptyTitle: 'No questions found',
  emptyText: 'Try another word, or ask us directly.',
  helpTitle: 'Your question is not here?',
  helpText: 'Write to us. We answer within 24 hours on working days.',
  contactButton: 'Contact Us',
  chatButton: 'WhatsApp Chat',
  chatMessage: 'Hello, I have a question about my Swiss tax return.',
} as const

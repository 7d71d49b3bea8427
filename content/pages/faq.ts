export const faqIntro = {
  meta: (howMany: string) => ({
    title: 'FAQ',
    description: `${howMany} questions on Swiss taxes for expatriates: who must file and when, deductions, tax at source, objections and self-employment.`,
  }),
  title: 'Frequently asked questions',
  lead: (howMany: string) =>
    `Find ${howMany} short answers for tax years 2025 and 2026. If your situation is different, ask us.`,
  searchPlaceholder: 'Search questions...',
  emptyTitle: 'No questions found',
  emptyText: 'Try another word, or ask us directly.',
  helpTitle: 'Do you have another question?',
  helpText: 'Contact us. We reply within 24 hours on working days.',
  contactButton: 'Contact Us',
  chatButton: 'WhatsApp Chat',
  chatMessage: 'Hello, I have a question about my Swiss tax return.',
} as const

import type { PageMeta } from './parts.ts'

export const cookies = {
  meta: {
    title: 'Cookies',
    description:
      'What this site stores in your browser, why and for how long, and how to change your choice at any time.',
  } satisfies PageMeta,
  title: 'Cookies and local storage',
  lead: 'The table below is generated from the program itself: it lists everything this site can store in your browser, and nothing else is stored.',
  intro: [
    'A cookie is a short text that your browser keeps and sends back to the site it came from. Local storage is kept by the browser and not sent.',
    'We use neither Google Analytics nor pixels of social networks. Nothing on our pages is loaded from other companies.',
  ],
  changeTitle: 'Change your choice',
  changeText: 'You can change your choice at any time. It applies at once.',
  tableHeads: { name: 'Name', kind: 'Kind', category: 'Category', purpose: 'Purpose', duration: 'Kept for' },
} as const

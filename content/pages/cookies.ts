import type { PageMeta } from './parts.ts'

export const cookies = {
  meta: {
    title: 'Cookies',
    description:
      'What this site stores in your browser, why and for how long, and how to change your choice at any time.',
  } satisfies PageMeta,
  title: 'Cookies and local storage',
  lead: 'The table below lists everything this site can store in your browser. We store nothing else.',
  intro: [
    'A cookie is a short piece of text that your browser stores and sends back to the site it came from. Local storage stays in your browser and is not sent anywhere.',
    'We do not use Google Analytics or tracking pixels from social networks. Our pages load nothing from other companies.',
  ],
  changeTitle: 'Change your choice',
  changeText: 'You can change your choice at any time. The change applies straight away.',
  tableHeads: { name: 'Name', kind: 'Type', category: 'Category', purpose: 'Purpose', duration: 'Kept for' },
} as const

import type { PageMeta } from './parts.ts'

export type ConsentCategory = {
  id: 'essential' | 'functional' | 'analytics' | 'marketing'
  title: string
  text: string
  /** Essential storage cannot be refused. */
  required: boolean
}

/** The table of stored items itself is generated from the registry in code. */
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
  banner: {
    title: 'Your choice about cookies',
    text: 'Essential cookies keep your cart and your sign-in. Anything beyond them is stored only if you agree.',
    acceptAll: 'Accept all',
    rejectNonEssential: 'Reject non-essential',
    customize: 'Customize',
    save: 'Save my choice',
    change: 'Cookie settings',
    link: 'More about cookies',
  },
} as const

export const consentCategories: readonly ConsentCategory[] = [
  {
    id: 'essential',
    title: 'Essential',
    text: 'Sign-in, cart, protection against abuse and your consent choice. The site does not work without them.',
    required: true,
  },
  {
    id: 'functional',
    title: 'Functional',
    text: 'Remembers convenience choices on this device, such as which resources you have downloaded.',
    required: false,
  },
  {
    id: 'analytics',
    title: 'Analytics',
    text: 'Counts how often pages are read. At present nothing is stored in this category.',
    required: false,
  },
  {
    id: 'marketing',
    title: 'Marketing',
    text: 'Would recognise you in advertising. At present nothing is stored in this category.',
    required: false,
  },
]

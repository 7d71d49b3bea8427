export type ConsentCategory = {
  id: 'essential' | 'functional' | 'analytics' | 'marketing'
  title: string
  text: string
  required: boolean
}

export const consentCategories: readonly ConsentCategory[] = [
  {
    id: 'essential',
    title: 'Essential',
    text: 'For signing in, your cart, protection against abuse and your cookie choice. The site does not work without them.',
    required: true,
  },
  {
    id: 'functional',
    title: 'Functional',
    text: 'To remember your preferences on this device. At present nothing is stored in this category.',
    required: false,
  },
  {
    id: 'analytics',
    title: 'Analytics',
    text: 'To count how often pages are read. At present nothing is stored in this category.',
    required: false,
  },
  {
    id: 'marketing',
    title: 'Marketing',
    text: 'To recognise you for advertising. At present nothing is stored in this category.',
    required: false,
  },
]

export const consentBanner = {
  title: 'Your choice about cookies',
  text: 'Essential cookies keep your cart and keep you signed in. We store anything else only if you agree.',
  acceptAll: 'Accept all',
  rejectNonEssential: 'Reject non-essential',
  customize: 'Customize',
  save: 'Save my choice',
  change: 'Cookie settings',
  link: 'More about cookies',
} as const

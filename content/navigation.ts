export type NavigationEntry = { name: string; href: string; description: string }
export type NavigationGroup = { name: string; entries: readonly NavigationEntry[] }
export type NavigationItem =
  | { name: string; type: 'mega' }
  | {
      name: string
      type: 'link'
      href: string
      activePrefix?: string
    }

export type FooterLink = { name: string; href: string; newTab?: boolean }
export type FooterColumn = { title: string; links: readonly FooterLink[] }
export type FooterBadge = {
  kind: 'trust' | 'certification'
  title: string | { claimId: string }
  text: string | { claimId: string }
  otherwise?: { title: string; text: string }
  isPlaceholder: boolean
}

export const serviceGroups: readonly NavigationGroup[] = [
  {
    name: 'Core Services',
    entries: [
      {
        name: 'Flat-rate tax returns',
        href: '/services/flat-rate-tax-returns',
        description: 'Basic, Standard or Premium, each at a flat price',
      },
      {
        name: 'Withholding tax (Quellensteuer)',
        href: '/services/withholding-tax',
        description: 'Get back tax at source you overpaid',
      },
      {
        name: 'International income',
        href: '/services/international-income',
        description: 'Foreign accounts and property without double taxation',
      },
      {
        name: 'Tax planning',
        href: '/services/tax-planning',
        description: 'Pillar 3a, pension fund buy-ins, timing, moving',
      },
      {
        name: 'Assessments and objections',
        href: '/services/assessments-and-objections',
        description: 'Checked line by line, objection within 30 days',
      },
      { name: 'How it works', href: '/how-it-works', description: 'Three steps, typically two to three weeks' },
    ],
  },
  {
    name: 'Expertise & Insights',
    entries: [
      { name: 'Case studies', href: '/case-studies', description: 'Six cases: the challenge and the result' },
      {
        name: 'Industry specializations',
        href: '/industry-specializations',
        description: 'Technology, finance, pharmaceutical and more',
      },
      { name: 'Blog', href: '/blog', description: 'Ten topics, from tax basics to inheritance' },
      { name: 'News', href: '/news', description: 'Swiss tax news with sources' },
      { name: 'Team', href: '/team', description: 'The people who prepare your return' },
    ],
  },
  {
    name: 'Tools & Resources',
    entries: [
      { name: 'Calculators', href: '/calculators', description: 'Income tax, wealth tax, pillar 3a, real estate' },
      {
        name: 'Calculators for expatriates',
        href: '/calculators/for-expats',
        description: 'Quasi-residence, commuting, moving, property abroad, shares',
      },
      {
        name: 'Advanced tax tools',
        href: '/advanced-tax-tools',
        description: 'Tax at source check, commune comparison, deadlines',
      },
      { name: 'Resource center', href: '/resources', description: 'Guides, checklists and templates' },
      { name: 'Law library', href: '/law', description: 'Federal and cantonal laws and tax treaties' },
      { name: 'FAQ', href: '/faq', description: 'Short answers to common questions' },
    ],
  },
  {
    name: 'Shop',
    entries: [
      { name: 'All packages', href: '/store', description: 'Three packages at flat prices, and add-ons' },
      {
        name: 'Tax consultations',
        href: '/product/tax-consultation',
        description: 'Ask a tax adviser by phone or video',
      },
      { name: 'Pricing', href: '/pricing', description: 'Compare packages and add-ons' },
      { name: 'Cart', href: '/cart', description: 'The products you have chosen' },
      { name: 'Client portal', href: '/client-portal', description: 'Your cases, documents and messages' },
    ],
  },
]

export const headerItems: readonly NavigationItem[] = [
  { name: 'Services', type: 'mega' },
  { name: 'About Us', type: 'link', href: '/about' },
  { name: 'Blog', type: 'link', href: '/blog', activePrefix: '/blog' },
  { name: 'Contact', type: 'link', href: '/contact' },
]

export const getStarted: FooterLink = { name: 'Get Started', href: '/contact' }

export const footerCallToAction = {
  title: 'Your next tax return, at a price you know today.',
  offer: {
    text: 'Free 30-minute consultation and 10% discount for first-time clients.',
    claimIds: ['free-consultation', 'first-time-discount'],
    otherwise: 'Choose one of three packages. You see the full price before you send a single document.',
  },
  primary: { name: 'Get Started Today', href: '/contact' },
  secondary: { name: 'View Pricing', href: '/pricing' },
} as const

export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Services',
    links: [
      { name: 'All services', href: '/services' },
      { name: 'Flat-rate tax returns', href: '/services/flat-rate-tax-returns' },
      { name: 'Withholding tax', href: '/services/withholding-tax' },
      { name: 'International income', href: '/services/international-income' },
      { name: 'Tax planning', href: '/services/tax-planning' },
      { name: 'Assessments and objections', href: '/services/assessments-and-objections' },
      { name: 'Pricing', href: '/pricing' },
      { name: 'Store', href: '/store' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { name: 'Calculators', href: '/calculators' },
      { name: 'Resource center', href: '/resources' },
      { name: 'News', href: '/news' },
      { name: 'Law', href: '/law' },
      { name: 'FAQ', href: '/faq' },
      { name: 'Glossary', href: '/glossary' },
      { name: 'How it works', href: '/how-it-works' },
    ],
  },
  {
    title: 'Expertise',
    links: [
      { name: 'Case studies', href: '/case-studies' },
      { name: 'Industry specializations', href: '/industry-specializations' },
      { name: 'Advanced tax tools', href: '/advanced-tax-tools' },
      { name: 'Blog', href: '/blog' },
      { name: 'Team', href: '/team' },
    ],
  },
  {
    title: 'Company',
    links: [
      { name: 'About', href: '/about' },
      { name: 'Careers', href: '/careers' },
      { name: 'Contact', href: '/contact' },
      { name: 'Client portal', href: '/client-portal' },
      { name: 'Impressum', href: '/impressum' },
    ],
  },
]

export const footerBadges: readonly FooterBadge[] = [
  {
    kind: 'trust',
    title: { claimId: 'happy-clients' },
    text: { claimId: 'success-rate' },
    otherwise: { title: 'The full price up front', text: 'Before you send a single document' },
    isPlaceholder: false,
  },
  {
    kind: 'trust',
    title: { claimId: 'satisfaction' },
    text: 'Rated by clients',
    otherwise: { title: 'Nothing filed without you', text: 'You approve every return' },
    isPlaceholder: false,
  },
  {
    kind: 'trust',
    title: 'Refund within 30 days',
    text: 'On every package, until we send you the draft',
    isPlaceholder: false,
  },
  { kind: 'certification', title: 'Certification', text: 'Place for the firm’s badge', isPlaceholder: true },
]

export const legalLinks: readonly FooterLink[] = [
  { name: 'Impressum', href: '/impressum' },
  { name: 'Privacy', href: '/privacy' },
  { name: 'Terms', href: '/terms' },
  { name: 'Cookies', href: '/cookies' },
  { name: 'Accessibility', href: '/accessibility' },
  { name: 'RSS', href: '/rss.xml', newTab: true },
  { name: 'Sitemap', href: '/sitemap' },
  { name: 'XML sitemap', href: '/sitemap.xml', newTab: true },
]

/** Date published to search engines (YYYY-MM-DD). Update it when texts of static pages change. */
export const wordsChangedOn = '2026-11-26'

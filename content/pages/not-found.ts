import type { PageMeta, TextLink, TitledText } from './parts.ts'

export const notFound = {
  meta: {
    title: 'Page not found',
    description: 'This page does not exist. Search our site or start from one of these pages.',
  } satisfies PageMeta,
  number: '404',
  title: 'This page does not exist',
  text: 'The address may be out of date or mistyped. Search our site or start from one of these pages.',
  home: { name: 'Go Home', href: '/' } satisfies TextLink,
  help: { name: 'Get Help', href: '/contact' } satisfies TextLink,
  sitemap: { name: 'Sitemap', href: '/sitemap' } satisfies TextLink,
  searchLabel: 'Search this site',
  tilesTitle: 'Popular services',
  tiles: [
    { title: 'Calculators', text: 'Income tax, wealth tax, pillar 3a, real estate', href: '/calculators' },
    { title: 'Resource center', text: 'Guides, checklists and templates', href: '/resources' },
    { title: 'Services', text: 'Tax returns, tax at source, tax planning', href: '/services' },
    { title: 'Contact', text: 'We reply within 24 hours on working days', href: '/contact' },
  ] satisfies readonly (TitledText & { href: string })[],
  linksTitle: 'Quick links',
  links: [
    { name: 'About us', href: '/about' },
    { name: 'FAQ', href: '/faq' },
    { name: 'Blog', href: '/blog' },
    { name: 'News', href: '/news' },
    { name: 'Team', href: '/team' },
    { name: 'Case studies', href: '/case-studies' },
  ] satisfies readonly TextLink[],
  emailTitle: 'Email us',
  emailText: 'Tell us what you were looking for.',
} as const

import type { PageMeta, TextLink, TitledText } from './parts.ts'

export const notFound = {
  meta: {
    title: 'Page not found',
    description: 'This page does not exist. Here is where you may want to go.',
  } satisfies PageMeta,
  number: '404',
  title: 'This page does not exist',
  text: 'The address may be old or mistyped. Search for it, or start from one of these pages.',
  home: { name: 'Go Home', href: '/' } satisfies TextLink,
  help: { name: 'Get Help', href: '/contact' } satisfies TextLink,
  sitemap: { name: 'Sitemap', href: '/sitemap' } satisfies TextLink,
  searchLabel: 'Search this site',
  tilesTitle: 'Popular services',
  tiles: [
    { title: 'Calculators', text: 'Income, wealth, Pillar 3a, real estate', href: '/calculators' },
    { title: 'Resource center', text: 'Guides, checklists and templates', href: '/resources' },
    { title: 'Services', text: 'Returns, tax at source, planning', href: '/services' },
    { title: 'Contact', text: 'Answer within 24 hours on working days', href: '/contact' },
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
  emailTitle: 'Write to us',
  emailText: 'Tell us what you were looking for.',
} as const

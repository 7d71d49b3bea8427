import type { ListingPage } from './parts.ts'

export const resourcesPage = {
  meta: {
    title: 'Resource center',
    description: 'Guides, checklists and working spreadsheets for the Swiss tax return. Free, without an account.',
  },
  title: 'Resource center',
  lead: 'Guides, checklists and templates for tax years 2025 and 2026. Free, and without signing up.',
  featuredTitle: 'Featured resources',
  sections: { 'Tax Guide': 'Tax Guides', Checklist: 'Tax Checklists', Template: 'Tax Templates' },
  featuredBadge: 'Featured',
  download: 'Download',
  downloaded: 'Downloaded',
  ratingClaimId: 'resource-ratings',
  closingTitle: 'Rather talk it through?',
  schedule: 'Schedule Consultation',
  contact: 'Contact Us',
} as const satisfies ListingPage & Record<string, unknown>
